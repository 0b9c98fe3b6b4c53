import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Lines on which nothing was ever said: Node counts them as busy until their time for headers is over, and a server that is
 * asked to stop would wait for them. Answers how they are cut.
 */
export function followLines(server: Server): () => void {
  const lines = new Set<Socket>()
  server.on('connection', (line: Socket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  return () => {
    for (const line of lines) if (line.bytesRead === 0) line.destroy()
  }
}
