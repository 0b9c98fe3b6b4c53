import { renderToString } from 'react-dom/server'
import type { Layout } from '../../layouts/layout.ts'
import { layoutLoaders } from '../../layouts/registry.ts'
import type { LayoutName } from '../../shared/layout-names.ts'
import { KeptProvider, type KeptStore } from '../../ui/kept.tsx'
import { bodies } from '../../ui/kit/late-sections.tsx'
import { provideBodies } from '../../ui/kit/sections.tsx'
import type { PageComponent, PageModule } from '../../ui/pages.ts'
import type { Site } from '../../ui/parts.tsx'
import { pageOfNoRoom } from './error.pages.tsx'
import { createFrameStore, plainStore } from './kept-markup.tsx'
import type { Renderer } from './renderer.ts'
import { Shell } from './shell.tsx'

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

/** The server's half of the pages, bundled by Vite: layouts are loaded at their first use, rendering is synchronous. */
export function createRenderer(): Renderer {
  provideBodies(bodies)
  const pages = readPages()
  const layouts = new Map<LayoutName, Layout>()
  const frames = createFrameStore()
  const sites = new WeakMap<Site, number>()
  let sitesSeen = 0

  const numberOf = (site: Site) => {
    const known = sites.get(site) ?? ++sitesSeen
    sites.set(site, known)
    return known
  }

  return {
    async prepare(name) {
      if (!layouts.has(name)) layouts.set(name, await layoutLoaders[name]())
    },
    sourceOf: page => pages.get(page)?.source,
    render({ page, data, holed, site, layout: layoutName, path, frame }) {
      const Page = pages.get(page)?.component
      const layout = layouts.get(layoutName)
      if (!Page || !layout) throw new Error(`No page ${page} in layout ${layoutName}`)
      const draw = (shown: unknown, store: KeptStore) =>
        renderToString(
          <KeptProvider value={store}>
            <Shell site={site} parts={layout.parts} path={path} frame={frame} data={shown}>
              <Page data={shown} />
            </Shell>
          </KeptProvider>,
        )
      // what is drawn of a thing is kept for the whole process, and pictures in it name their host
      const tenant = `${site.tenant} ${site.filesOrigin}`
      if (!holed) return [draw(data, plainStore(tenant))]
      const key = `${numberOf(site)} ${layoutName} ${path} ${page}`
      return frames.markup({ key, tenant, data, holed, draw })
    },
  }
}
