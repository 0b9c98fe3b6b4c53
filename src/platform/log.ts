import { type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on stdout; whatever looks like a secret is struck out before it is written. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
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
