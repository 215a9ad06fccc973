import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Milliseconds without output after which Blender is killed: Mesa's software renderer stalls. */
const silence = 900_000

/** Starts a virtual display: Eevee does not render without one. */
export async function startScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '640x480x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const pipe = server.stdio[3]
  if (!pipe) throw new Error('Xvfb gives no display number')
  const number: string = await new Promise((resolve, reject) => {
    pipe.once('data', (data) => resolve(String(data).trim()))
    server.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return { display: `:${number}`, close: () => void server.kill() }
}

/** Renders one job of scripts/render.py; throws with the end of Blender's output when it fails. */
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
  let words = ''
  let timer = setTimeout(() => blender.kill('SIGKILL'), silence)
  for (const stream of [blender.stdout, blender.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      clearTimeout(timer)
      timer = setTimeout(() => blender.kill('SIGKILL'), silence)
      words = (words + text).slice(-6000)
      const sample = /Rendering (\d+) \/ (\d+) samples/.exec(text)
      if (sample) onSample(Number(sample[1]), Number(sample[2]))
    })
  await once(blender, 'close')
  clearTimeout(timer)
  // Blender exits with 0 after a Python error: look for the saved picture.
  if (!words.includes(`Saved: '${job.out}'`))
    throw new Error(`Blender made no ${job.out}\n${words}`)
}
