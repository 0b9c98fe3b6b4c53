import type { ComponentType } from 'react'
import type { PageData, PageId } from '../shared/page.ts'

/**
 * What a `*.pages.tsx` exports as `pages`: each page it draws, by the id its load answers with. The build makes a chunk
 * of every such file, and the server names that chunk and its styles with the page (app/drawing/assets.ts).
 */
export type PagesOf<Id extends PageId> = { readonly [K in Id]: ComponentType<{ data: PageData[K] }> }

/** A page with the data that its id stands for: the two halves were found by one id, so they fit. */
export type PageComponent = ComponentType<{ data: unknown }>

/** A file of pages, as a program meets it that knows none of them by name. */
export interface PageModule {
  pages: Readonly<Record<string, PageComponent>>
}
