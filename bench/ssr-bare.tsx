import { renderToString } from 'react-dom/server'
import { Shell } from '../src/app/drawing/shell.tsx'
import { layoutLoaders } from '../src/layouts/registry.ts'
import type { PageAnswer } from '../src/shared/page.ts'
import type { PageModule } from '../src/ui/pages.ts'
import type { Site } from '../src/ui/parts.tsx'

const modules = import.meta.glob<PageModule>('../src/features/**/*.pages.tsx', { eager: true })

/** The product's own components and nothing else: no store of kept cards, no document, no data for the browser. */
export async function createBareRenderer(page: string): Promise<(answer: PageAnswer, site: Site) => string> {
  const Page = Object.values(modules).find(({ pages }) => page in pages)?.pages[page]
  if (!Page) throw new Error(`No page ${page}`)
  const { parts } = await layoutLoaders.default()
  return (answer, site) =>
    renderToString(
      <Shell site={site} parts={parts} path={answer.canonical} data={undefined}>
        <Page data={answer.data} />
      </Shell>,
    )
}
