import type { LayoutName } from '../../shared/layout-names.ts'
import type { Frame } from '../../shared/page.ts'
import type { Site } from '../../ui/parts.tsx'

/** What the server knows of the half of the pages that Vite bundles for it; the components themselves stay there. */
export interface Renderer {
  /** the markup of header, page and footer; throws for a page nobody knows */
  render(format: RenderRequest): string
  /** the file that draws a page, e.g. src/features/content/posts/posts.pages.tsx; undefined: it comes with every page */
  sourceOf(page: string): string | undefined
}

export interface RenderRequest {
  page: string
  data: unknown
  site: Site
  layout: LayoutName
  path: string
  frame: Frame
}

/** what the built file offers */
export interface RendererModule {
  createRenderer(): Promise<Renderer>
}
