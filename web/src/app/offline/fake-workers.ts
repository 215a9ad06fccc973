/** A fake service worker. It responds to `has` with `hasFiles`. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed'
  messages: unknown[] = []
  private readonly hasFiles: boolean

  constructor(hasFiles: boolean) {
    super()
    this.hasFiles = hasFiles
  }

  postMessage(message: { type: string }, ports: MessagePort[] = []) {
    this.messages.push(message)
    if (message.type === 'has') ports[0]?.postMessage(this.hasFiles)
  }
}

/** A fake registration in which a test installs new versions. */
export class FakeRegistration extends EventTarget {
  installing: FakeWorker | undefined
  waiting: FakeWorker | undefined
  updateCalls = 0

  update() {
    this.updateCalls += 1
    return Promise.resolve()
  }
  startInstall(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
  finishInstall() {
    const worker = this.installing
    this.waiting = worker
    this.installing = undefined
    worker?.dispatchEvent(new Event('statechange'))
  }
}

export const containerOf = (registration: FakeRegistration) =>
  Object.assign(new EventTarget(), {
    controller: new FakeWorker(true),
    ready: Promise.resolve(registration),
  }) as unknown as ServiceWorkerContainer
