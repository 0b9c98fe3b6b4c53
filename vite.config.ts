import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const root = import.meta.dirname
const layouts = readdirSync(join(root, 'src/layouts'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => `src/layouts/${entry.name}/${entry.name}.css`)

/**
 * Two groups besides what is split by page and layout. `start` is all that a page loads at first, so React must never
 * come in with it; `core` is what nearly every page needs once somebody is there: one file compresses better than a
 * dozen small ones, and is asked for once. What draws rare sections stays out of it.
 */
const chunks = [
  {
    name: 'start',
    test: /preload-helper|rolldown[\\/]runtime|src\/client\/(reload-guard|connection|kept)\./,
    priority: 3,
  },
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|src\/(client\/(app|links|payload|scroll|progress-bar)\.|app\/(shell|pages|error)|ui\/(parts|kept|icon|icon-paths|picture)\.|ui\/kit\/(?!appeal|late-sections|questions|quotes|schedule|sponsors|steps))/,
    priority: 2,
  },
]

/** Two builds: the browser's (one script, one stylesheet a layout) and the server's half of the pages. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: '/_/',
  publicDir: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react(), tailwindcss()],
  // the built server half needs no node_modules; while developing, React stays Node's
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: 'src/app/ssr.tsx',
        target: 'node22',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'ssr.js' } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        assetsDir: '',
        assetsInlineLimit: 0,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/client/entry.ts', 'src/client/account.ts', 'src/ui/office/office.css', ...layouts],
          output: { codeSplitting: { groups: chunks } },
        },
      },
}))
