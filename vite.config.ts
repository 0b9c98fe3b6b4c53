import { globSync } from 'node:fs'
import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layoutFile, layoutNames } from './src/shared/layout-names.ts'

const root = import.meta.dirname
/** each an entry, named by its room: src/features/content/posts/posts.pages.tsx → posts, …/classes/chapter.pages.tsx → classes-chapter */
const pages = Object.fromEntries(
  globSync('src/features/**/*.pages.tsx', { cwd: root }).map(path => {
    const [room = '', file = ''] = path.split('/').slice(-2)
    const name = file.replace('.pages.tsx', '')
    return [name.startsWith(room) ? name : `${room}-${name}`, path]
  }),
)
const layouts = layoutNames.map(name => layoutFile(name, 'css'))

/**
 * Three groups besides what is split by page and layout. `start` is all that a page loads at first, so React must never
 * come in with it; `core` is what nearly every page needs once somebody is there: one file compresses better than a
 * dozen small ones, and is asked for once. What draws rare sections stays out of it, and fields of forms.
 */
const chunks = [
  {
    name: 'start',
    test: /preload-helper|rolldown[\\/]runtime|src\/client\/(reload-guard|connection|kept|first-click|our-links)\.|src\/ui\/(elements\/wake|calls\/forget-app-token)\./,
    priority: 3,
  },
  // a press that waits for the core is seen to be under way
  { name: 'progress', test: /src\/client\/progress-bar\./, priority: 3 },
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler)\/|src\/(client\/(app|links|navigator|payload|scroll)\.|app\/drawing\/(shell|error)|ui\/(parts|office-frame|kept|icon|icon-paths|picture|prose)\.|ui\/kit\/(?!appeal|countdown|date-leaf|forms|grid-table|late-sections|list-results|menu-panel|notice|offer-box|questions|quotes|schedule|sponsors|steps|tab-set|take-posts))/,
    priority: 2,
  },
]

/** how long plugins took is not news to whoever starts the product */
const checks = { pluginTimings: false }

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
        ssr: 'src/app/drawing/ssr.tsx',
        target: 'node22',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'ssr.js' }, checks },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        assetsDir: '',
        assetsInlineLimit: 0,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks,
          input: {
            entry: 'src/client/entry.ts',
            account: 'src/client/account.ts',
            player: 'src/client/player/player.css',
            office: 'src/ui/office/office.css',
            ...Object.fromEntries(layouts.map(path => [basename(path, '.css'), path])),
            ...pages,
          },
          // the browser asks for pages by address, so their exports are no dead code
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: chunks } },
        },
      },
}))
