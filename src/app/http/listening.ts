import { once } from 'node:events'
import type { Server } from 'node:http'

interface Place {
  port: number | undefined
  host: string
  /** said where another program has the port already */
  taken: string
}

/** Opens a server of Node's own; answers how to close it, with whoever hangs on it. @throws where the port is taken */
export async function listenOn(
  server: Server,
  { port, host, taken }: Place,
): Promise<{ close(): Promise<void> }> {
  server.listen({ port, host })
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw new Error(taken)
    throw error
  }
  return {
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
