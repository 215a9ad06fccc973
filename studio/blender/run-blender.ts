import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Milliseconds without output until Blender is killed, because Mesa's software renderer can stall. */
const outputTimeoutMs = 900_000

/** Starts a virtual display, which Eevee requires. */
export async function startDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '640x480x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const pipe = server.stdio[3]
  if (!pipe) throw new Error('Xvfb returned no display number.')
  const number: string = await new Promise((resolve, reject) => {
    pipe.once('data', (data) => resolve(String(data).trim()))
    server.once('exit', () => reject(new Error('Xvfb did not start.')))
  })
  return { display: `:${number}`, close: () => void server.kill() }
}

/**
 * Renders one job with scripts/render.py.
 * @throws Error with the end of Blender's output if no picture was saved
 */
export async function renderJob(
  job: Record<string, unknown> & { out: string },
  { display, onSample }: { display: string; onSample: (done: number, all: number) => void },
) {
  const file = `${job.out}.job`
  await writeFile(file, JSON.stringify(job))
  const script = fileURLToPath(new URL('scripts/render.py', import.meta.url))
  const blender = spawn('nice', ['-n', '19', 'blender', '-b', '-P', script, '--', file], {
    env: {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      LP_NUM_THREADS: '2',
      PYTHONDONTWRITEBYTECODE: '1',
    },
  })
  let output = ''
  let timer = setTimeout(() => blender.kill('SIGKILL'), outputTimeoutMs)
  for (const stream of [blender.stdout, blender.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      clearTimeout(timer)
      timer = setTimeout(() => blender.kill('SIGKILL'), outputTimeoutMs)
      output = (output + text).slice(-6000)
      const sample = /Rendering (\d+) \/ (\d+) samples/.exec(text)
      if (sample) onSample(Number(sample[1]), Number(sample[2]))
    })
  await once(blender, 'close')
  clearTimeout(timer)
  // Blender exits with 0 after a Python error, so its output is checked instead.
  if (!output.includes(`Saved: '${job.out}'`))
    throw new Error(`Blender did not save ${job.out}.\n${output}`)
}
