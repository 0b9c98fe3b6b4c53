import type { PGlite } from '@electric-sql/pglite'

/** Parse, Bind, Describe, Execute, Close: PostgreSQL need not answer before the message that follows them. */
const waiting: ReadonlySet<number> = new Set(Buffer.from('PBDEC'))

/**
 * `pg` sends five messages for a statement, and PGlite is woken, asked and looked after for each of them. Here they wait
 * for the one that wants an answer and go together, as they would arrive on a wire.
 */
export function inWholeStatements(pglite: PGlite): PGlite {
  let held: Uint8Array[] = []
  const execProtocolStream: PGlite['execProtocolStream'] = (message, options) => {
    held.push(message)
    if (waiting.has(message[0] ?? 0)) return Promise.resolve([])
    const whole = Buffer.concat(held)
    held = []
    return pglite.execProtocolStream(whole, options)
  }
  return new Proxy(pglite, {
    get: (target, name) => (name === 'execProtocolStream' ? execProtocolStream : Reflect.get(target, name)),
  })
}
