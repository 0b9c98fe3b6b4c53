import { globSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withChosenSchemes } from './src/app/drawing/scheme-rules.ts'
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
/** a stylesheet and a module for each, named by the server: a browser has no list of layouts */
const layouts = Object.fromEntries(
  layoutNames.flatMap(name => [
    [name, layoutFile(name, 'css')],
    [`layout-${name}`, layoutFile(name, 'tsx')],
  ]),
)

/**
 * Three groups besides what is split by page and layout. `start` is all that a page loads at first, so React must never
 * come in with it; `core` is what nearly every page needs once somebody is there: one file compresses better than a
 * dozen small ones, and is asked for once. What draws rare sections stays out of it, and fields of forms.
 */
const chunks = [
  {
    name: 'start',
    test: /preload-helper|rolldown[\\/]runtime|src\/client\/(reload-guard|connection|kept|first-click|our-links|wake)\.|src\/ui\/(elements\/wake|calls\/forget-app-token)\./,
    priority: 3,
  },
  // a press that waits for the core is seen to be under way
  { name: 'progress', test: /src\/client\/progress-bar\./, priority: 3 },
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler)\/|src\/(client\/(app|links|navigator|payload|scroll)\.|app\/drawing\/(shell|error)|ui\/(parts|office-frame|kept|icon|icon-paths|picture|prose)\.|ui\/kit\/(?!appeal|countdown|date-leaf|forms|grid-table|late-sections|list-results|amount-field|menu-panel|notice|offer-box|questions|quotes|schedule|sponsors|steps|tab-set|take-posts))/,
    priority: 2,
  },
]

/** after imports are put in, before the stylesheet is minified */
const chosenSchemes = {
  name: 'chosen-schemes',
  transform: (css: string, id: string) => (/\.css(?:\?|$)/.test(id) ? withChosenSchemes(css) : undefined),
}

/** how long plugins took is not news to whoever starts the product */
const checks = { pluginTimings: false }

/**
 * What the server finds in node_modules, since it lies there with files of its own or is loaded by few: native code,
 * WebAssembly, dictionaries, protocols. Everything else is bundled, so that a start reads some files and not a thousand.
 */
const foundInModules = [
  '@electric-sql/pglite',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'fontkit',
  'idn-area-data',
  'ipx',
  'jose',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'pdfmake',
  'pg-native',
  'qrcode',
  'sharp',
]

const server: Record<string, string> = { main: 'src/main.ts', ssr: 'src/app/drawing/ssr.tsx' }

/** Two builds: the browser's (one script, one stylesheet a layout) and the server's, with its half of the pages. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: '/_/',
  publicDir: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [react(), tailwindcss(), chosenSchemes],
  // while developing, the server runs as it is written, and React stays Node's
  ...(command === 'build' ? { ssr: { noExternal: true, external: foundInModules } } : {}),
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        // a server that runs on reads from it; scripts/build.ts removes what is old
        emptyOutDir: false,
        ssr: true,
        target: 'node24',
        // for the log, which says where in the sources something went wrong
        sourcemap: true,
        rolldownOptions: {
          input: server,
          // all in one folder: platform/root-folder.ts counts on it
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            sourcemapExcludeSources: true,
            // every script's text stays in memory; stacks name the sources anyway
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
          checks,
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: false,
        assetsDir: '',
        assetsInlineLimit: 0,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks,
          input: {
            entry: 'src/client/entry.ts',
            account: 'src/client/account.ts',
            offline: 'src/client/offline/worker.ts',
            player: 'src/client/player/player.css',
            office: 'src/ui/office/office.css',
            ...layouts,
            ...pages,
          },
          // the browser asks for pages by address, so their exports are no dead code
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: chunks } },
        },
      },
}))
