import { createServer } from 'vite'
import { start } from '../src/main.ts'

/**
 * `npm run dev`: the same server, with pages and browser files from Vite as they are on disk. Node starts it anew when
 * a server file changes; React components are exchanged in the open page.
 */
const vite = await createServer({
  // bundled, the configuration would be a new file at every start, and Node would start anew for it
  configLoader: 'native',
  // a port of its own beside each server, so that two of them can run
  server: {
    middlewareMode: true,
    hmr: { host: '127.0.0.1', port: 20_000 + (Number(process.env.PORT ?? 3000) % 20_000) },
  },
  appType: 'custom',
  logLevel: 'info',
})

await start(process.env, {
  vite: vite.middlewares,
  async renderer() {
    const { createRenderer } = await vite.ssrLoadModule('/src/app/drawing/ssr.tsx')
    return createRenderer()
  },
})
