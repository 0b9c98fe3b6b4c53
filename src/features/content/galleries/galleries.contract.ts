import { listQuery } from '../../../platform/http/query.ts'
import type { ListPage } from '../../../ui/lists.ts'
import type { Image } from '../../../ui/parts.tsx'

/** perPage of the gallery is 6 (specification section 4). */
export const galleryListQuery = listQuery(6, {})

export interface GalleryListPage extends ListPage {
  /** photographs of the newest albums, to look through at once */
  photos: Image[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'galleries.list': GalleryListPage
  }
}
