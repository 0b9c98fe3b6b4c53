import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

interface Watch {
  /** 1 is the next message */
  at: number
  isAfter: boolean
  deed: () => void
}

/**
 * A way to a server of this machine that can be cut, as a network is: whoever is on it loses the connection. Or it is made
 * slow: what is said arrives so many milliseconds later. Or it is watched: something happens before its nth message has
 * gone out, or after it has and before the answer is back.
 */
export async function startRelay(port: number) {
  const sockets = new Set<Socket>()
  let delay = 0
  let said = 0
  let isAnswerDue = false
  let watch: Watch | undefined
  let counts = (_: Buffer): boolean => true
  const late = () =>
    new Transform({
      transform(piece, _encoding, done) {
        if (delay === 0) done(null, piece)
        else setTimeout(() => done(null, piece), delay)
      },
    })
  /** what whoever asks says, counted; undefined goes no further */
  const outward = () =>
    new Transform({
      transform(piece: Buffer, _encoding, done) {
        if (!counts(piece)) return done(null, piece)
        said++
        if (said !== watch?.at) return done(null, piece)
        if (watch.isAfter) isAnswerDue = true
        else watch.deed()
        done(null, watch.isAfter ? piece : undefined)
      },
    })
  const inward = () =>
    new Transform({
      transform(piece, _encoding, done) {
        if (!isAnswerDue) return done(null, piece)
        isAnswerDue = false
        watch?.deed()
        done()
      },
    })
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one
        .pipe(late())
        .pipe(one === near ? outward() : inward())
        .pipe(other)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    slow(milliseconds: number) {
      delay = milliseconds
    },
    /** counts from now on, `which` alone where that is said; answers how much has been said since */
    watch(next?: Watch, which: typeof counts = () => true) {
      counts = which
      said = 0
      isAnswerDue = false
      watch = next
      return () => said
    },
    close() {
      cut()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
