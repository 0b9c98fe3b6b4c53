import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Layout } from '../layouts/layout.ts'
import { layoutLoaders } from '../layouts/registry.ts'
import { type LayoutName, layoutNames } from '../shared/layout-names.ts'
import { KeptProvider, type KeptStore } from '../ui/kept.tsx'
import { bodies } from '../ui/kit/late-sections.tsx'
import { provideBodies } from '../ui/kit/sections.tsx'
import type { Section } from '../ui/parts.tsx'
import { type PageComponent, pages } from './pages.tsx'
import type { Renderer } from './renderer.ts'
import { Shell } from './shell.tsx'

/** characters of cards kept as markup, over all tenants; a card with its key is about 3,000 */
const keptCharacters = 24_000_000

const belowOf = (data: unknown): Section[] | undefined =>
  // app/intro.ts puts it there, and nobody else
  typeof data === 'object' && data !== null && 'below' in data ? (data.below as Section[]) : undefined

/** The server's half of the pages, bundled by Vite: everything is loaded once, rendering is synchronous. */
export async function createRenderer(): Promise<Renderer> {
  provideBodies(bodies)
  const { otherPages } = await import('./office-pages.tsx')
  const components = new Map<string, PageComponent>()
  for (const [id, load] of Object.entries({ ...pages, ...otherPages })) components.set(id, await load())
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
    render({ page, data, site, layout: layoutName, path, frame }) {
      const Page = components.get(page)
      const layout = layouts.get(layoutName)
      if (!Page || !layout) throw new Error(`No page ${page} in layout ${layoutName}`)
      return renderToString(
        <KeptProvider value={storeFor(`${site.tenant} ${layoutName}`)}>
          <Shell site={site} parts={layout.parts} path={path} frame={frame} below={belowOf(data)}>
            <Page data={data} />
          </Shell>
        </KeptProvider>,
      )
    },
  }
}
