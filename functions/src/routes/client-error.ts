import { apiBase, clientError, endpoints } from '@shop/contract/api'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { ApiError } from '../http/api-error.ts'
import { readBody } from '../http/read-body.ts'
import type { Log } from '../http/request-log.ts'

export const maxReportBytes = 4 * 1024

const readReport = readBody(clientError, maxReportBytes)

const type = 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent'

/** A frame of the shop's scripts. Extensions, and apps that show the page, run scripts of their own in it. */
const ownScript = /https?:\/\/[^/\s]+\/assets\//
const extension = /(-extension|webkit-masked-url):\/\//
const isForeign = (stack: string) =>
  stack !== '' && (!ownScript.test(stack) || extension.test(stack))

/** Logs in the format of Error Reporting (decision 0032). Errors of other scripts alone are a WARNING, without alert. */
export const logClientError =
  (log: Log): RequestHandler =>
  async (request, response) => {
    const { message, stack, route, version, browser, severity } = await readReport(request)
    log({
      severity: isForeign(stack) ? 'WARNING' : severity,
      message: stack.startsWith(message) ? stack : `${message}\n${asInV8(stack)}`,
      '@type': type,
      serviceContext: { service: 'web', version },
      context: { httpRequest: { url: route, userAgent: browser } },
    })
    response.status(204).end()
  }

/** Firefox and Safari write frames as `name@script:1:2`, without the message. Error Reporting reads V8's only. */
const asInV8 = (stack: string) => stack.replace(/^(.*)@(.*)$/gm, '    at $1 ($2)')

const paths = [endpoints.errors, apiBase + endpoints.errors]

/** A page that is closing cannot act on an error: a report that is not valid, or one too many, is not logged. */
export const ignoreInvalidReports: ErrorRequestHandler = (error, request, response, next) => {
  if (!(error instanceof ApiError && request.method === 'POST' && paths.includes(request.path))) {
    next(error)
    return
  }
  response.locals['ignored'] = error.code
  response.status(204).end()
}
