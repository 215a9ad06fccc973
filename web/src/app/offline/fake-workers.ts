/** A service worker as a page sees it; it answers whether its version has a page's files. */
export class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed'
  heard: unknown[] = []
  private readonly hasFiles: boolean

  constructor(hasFiles: boolean) {
    super()
    this.hasFiles = hasFiles
  }

  postMessage(message: { type: string }, ports: MessagePort[] = []) {
    this.heard.push(message)
    if (message.type === 'has') ports[0]?.postMessage(this.hasFiles)
  }
}

/** A registration in which a test has versions come. */
export class FakeRegistration extends EventTarget {
  installing: FakeWorker | undefined
  waiting: FakeWorker | undefined
  asked = 0

  update() {
    this.asked += 1
    return Promise.resolve()
  }
  find(worker: FakeWorker) {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
  }
  finish() {
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
