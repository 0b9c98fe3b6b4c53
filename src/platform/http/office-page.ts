import { framedPage, type PageData, type PageId } from '../../shared/page.ts'
import type { PersonalContext, PersonalPageLoad } from './page-load.ts'

interface OfficePlace<Id extends PageId> extends Pick<PersonalPageLoad, 'access' | 'office'> {
  page: Id
  /** its one address */
  path: string
  /** the query parameters it knows; none unless it says so */
  query?: readonly string[]
}

/**
 * A page of the office that stands at one address: where, in which words, and what it shows. A page of one thing
 * answers `framedPage` itself.
 */
export const officePage = <Id extends PageId>(
  { page, path, access, office, query = [] }: OfficePlace<Id>,
  words: { title: string; description: string },
  /** undefined: for this viewer there is no such page */
  data: (context: PersonalContext) => PageData[Id] | Promise<PageData[Id] | undefined>,
): PersonalPageLoad => ({
  access,
  office,
  query,
  async load(context) {
    const shown = await data(context)
    return shown && framedPage('office', page, shown, { ...words, canonical: path })
  },
})
