import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Layout } from '../../layouts/layout.ts'
import { layoutLoaders } from '../../layouts/registry.ts'
import { type LayoutName, layoutNames } from '../../shared/layout-names.ts'
import { KeptProvider, type KeptStore } from '../../ui/kept.tsx'
import { bodies } from '../../ui/kit/late-sections.tsx'
import { provideBodies } from '../../ui/kit/sections.tsx'
import type { PageComponent, PageModule } from '../../ui/pages.ts'
import { pageOfNoRoom } from './error.pages.tsx'
import type { Renderer } from './renderer.ts'
import { Shell } from './shell.tsx'

/** characters of cards kept as markup, over all tenants; a card with its key is about 3,000 */
const keptCharacters = 24_000_000

/** Every file that draws pages. A room is found by its file's name; nobody lists it. */
const modules = import.meta.glob<PageModule>('../../features/**/*.pages.tsx', { eager: true })

interface KnownPage {
  component: PageComponent
  /** the file it stands in, from the root of the repository; undefined: it comes with every page */
  source: string | undefined
}

function readPages(): Map<string, KnownPage> {
  const known = new Map<string, KnownPage>([['error', { component: pageOfNoRoom, source: undefined }]])
  for (const [path, { pages }] of Object.entries(modules)) {
    const source = path.replace('../../', 'src/')
    for (const [id, component] of Object.entries(pages)) {
      if (known.has(id)) throw new Error(`Two files draw the page ${id}: ${known.get(id)?.source}, ${source}`)
      known.set(id, { component, source })
    }
  }
  return known
}

/** The server's half of the pages, bundled by Vite: everything is loaded once, rendering is synchronous. */
export async function createRenderer(): Promise<Renderer> {
  provideBodies(bodies)
  const pages = readPages()
  const layouts = new Map<LayoutName, Layout>()
  for (const name of layoutNames) layouts.set(name, await layoutLoaders[name]())
  const markup = new Map<string, string>()
  let characters = 0

  const storeFor = (scope: string): KeptStore => ({
    markup(key: string, node: ReactNode) {
      const full = `${scope} ${key}`
      const known = markup.get(full)
      if (known !== undefined) return known
      // React would preload an eager picture by a link before the card: no place for one within a list
      const made = renderToString(node).replace(/^(?:<link [^>]*>)+/, '')
      characters += full.length + made.length
      if (characters > keptCharacters) {
        markup.clear()
        characters = full.length + made.length
      }
      markup.set(full, made)
      return made
    },
  })

  return {
    sourceOf: page => pages.get(page)?.source,
    render({ page, data, site, layout: layoutName, path, frame }) {
      const Page = pages.get(page)?.component
      const layout = layouts.get(layoutName)
      if (!Page || !layout) throw new Error(`No page ${page} in layout ${layoutName}`)
      return renderToString(
        <KeptProvider value={storeFor(`${site.tenant} ${layoutName}`)}>
          <Shell site={site} parts={layout.parts} path={path} frame={frame} data={data}>
            <Page data={data} />
          </Shell>
        </KeptProvider>,
      )
    },
  }
}
