import { renderToString } from 'react-dom/server'
import { loadPage } from '../src/app/pages.tsx'
import { Shell } from '../src/app/shell.tsx'
import { layoutLoaders } from '../src/layouts/registry.ts'
import type { PageAnswer } from '../src/shared/page.ts'
import type { Site } from '../src/ui/parts.tsx'

/** The product's own components and nothing else: no store of kept cards, no document, no data for the browser. */
export async function createBareRenderer(page: string): Promise<(answer: PageAnswer, site: Site) => string> {
  const Page = await loadPage(page)
  if (!Page) throw new Error(`No page ${page}`)
  const { parts } = await layoutLoaders.default()
  return (answer, site) =>
    renderToString(
      <Shell site={site} parts={parts} path={answer.canonical}>
        <Page data={answer.data} />
      </Shell>,
    )
}
