import type { Holed } from '../../shared/holes.ts'
import type { LayoutName } from '../../shared/layout-names.ts'
import type { Frame } from '../../shared/page.ts'
import type { Site } from '../../ui/parts.tsx'
import type { Part } from './parts.ts'

/** What the server knows of the half of the pages that Vite bundles for it; the components themselves stay there. */
export interface Renderer {
  /** loads a layout, which is done once; before that nothing is drawn in it */
  prepare(layout: LayoutName): Promise<void>
  /** the markup of header, page and footer; throws for a page nobody knows */
  render(format: RenderRequest): Part[]
  /** the file that draws a page, e.g. src/features/content/posts/posts.pages.tsx; undefined: it comes with every page */
  sourceOf(page: string): string | undefined
}

export interface RenderRequest {
  page: string
  data: unknown
  /** the data with its cards taken out, where the markup may be kept by it */
  holed?: Holed | undefined
  site: Site
  layout: LayoutName
  path: string
  frame: Frame
}

/** what the built file offers */
export interface RendererModule {
  createRenderer(): Renderer
}
