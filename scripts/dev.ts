import { createServer } from 'vite'
import { start } from '../src/main.ts'

/**
 * `npm run dev`: the same server, with pages and browser files from Vite as they are on disk. Node starts it anew when
 * a server file changes; React components are exchanged in the open page.
 */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'info' })

await start(process.env, {
  vite: vite.middlewares,
  async renderer() {
    const { createRenderer } = await vite.ssrLoadModule('/src/app/ssr.tsx')
    return createRenderer()
  },
})
