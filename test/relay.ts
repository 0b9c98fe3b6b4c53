import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/**
 * A way to a server of this machine that can be cut, as a network is: whoever is on it loses the connection. Or it is made
 * slow: what is said arrives so many milliseconds later.
 */
export async function startRelay(port: number) {
  const sockets = new Set<Socket>()
  let delay = 0
  const late = () =>
    new Transform({
      transform(piece, _encoding, done) {
        if (delay === 0) done(null, piece)
        else setTimeout(() => done(null, piece), delay)
      },
    })
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(late()).pipe(other)
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
    close() {
      cut()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
