import { type Logger, pino } from 'pino'
import { withSourceLines } from './source-lines.ts'

export type Log = Logger

const { err: written } = pino.stdSerializers

/** An error as it is logged, with the lines of the sources. */
function errorWritten(error: Error): object {
  const said = written(error)
  return typeof said?.stack === 'string' ? { ...said, stack: withSourceLines(said.stack) } : said
}

/** JSON lines on stdout; whatever looks like a secret is struck out before it is written. */
export function createLog(level: string): Log {
  return pino({
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
  })
}
