import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { withSourceLines } from './source-lines.ts'

export type Log = Logger

const { err: written } = pino.stdSerializers

/** what a service was sent and what it said: lessons, questions, at times the key, and none of it is the log's */
const unsaid = new Set(['requestBodyValues', 'responseBody', 'responseHeaders', 'data'])

/** letters of what an error says: some repeat all that they could not read */
const longestMessage = 1000
const longestStack = 8000

/** An error as it is logged, with the lines of the sources and without what went to and fro. */
function errorWritten(error: Error): object {
  // what is thrown is not always an error
  if (!(error instanceof Error)) return written(error)
  const said = Object.fromEntries(Object.entries({ ...written(error) }).filter(([name]) => !unsaid.has(name)))
  const { message, stack } = said
  return {
    ...said,
    ...(typeof message === 'string' ? { message: message.slice(0, longestMessage) } : {}),
    ...(typeof stack === 'string' ? { stack: withSourceLines(stack.slice(0, longestStack)) } : {}),
  }
}

/** JSON lines, on stdout where nothing else is said; whatever looks like a secret is struck out before it is written. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: errorWritten },
    redact: {
      paths: [
        'password',
        'token',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[disembunyikan]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
