/** What a page's load hands to the app: data for the body and words for the head. */
export interface PageHead {
  title: string
  description: string
  /** key of a picture in the tenant's files, shown when the page is shared */
  image?: { key: string; width: number; height: number; alt: string }
  type?: 'website' | 'article'
  /** what kind of page it is to search engines, where it is more than a page */
  pageType?: 'AboutPage'
  noindex?: boolean
  /** where it was published first, on another site: search engines are to show that page */
  firstAt?: string
  publishedAt?: string
  modifiedAt?: string
  /** of an article: who wrote it, where it is filed, what it is about */
  authors?: string[]
  section?: string
  tags?: string[]
  /**
   * schema.org objects; the app adds the site, the page and the way to it, and links them by @id. A function may make them
   * of nothing but what the page's data shows: it is asked when the page is drawn anew.
   */
  jsonLd?: Record<string, unknown>[] | (() => Record<string, unknown>[])
}

/**
 * What stands around a page. site: the layout's header and footer. office: the administration's own frame, the same in
 * every layout. account: one narrow column under the tenant's brand, for signing in and the like.
 */
export type Frame = 'site' | 'office' | 'account'

/**
 * What each page is given, by its id. Every contract adds its own pages here:
 * `declare module '../../shared/page.ts' { interface PageData { 'classes.list': ClassListPage } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the pages are
export interface PageData {}

export type PageId = keyof PageData

/** What a load answers: a page to draw, or where to go instead. */
export type PageResult<Id extends PageId = PageId> = PageAnswer<Id> | PageRedirect

export interface PageAnswer<Id extends PageId = PageId> {
  /** which page component draws it */
  page: Id
  data: PageData[Id]
  head: PageHead
  /** the one address of this page, without query; a request elsewhere is sent here by 301 */
  canonical: string
  crumbs: { label: string; href?: string }[]
  /** what a publish must purge */
  tags: readonly string[]
  /** site unless it says otherwise */
  frame?: Frame
  /** may stand in a frame of this site's own pages: a preview beside its editor */
  isFramed?: boolean
  /** 200 unless it says otherwise: 404 for a list page beyond the last */
  status?: number
  /** a narrower look at a list, or a search: the same for everybody, of any number, and not worth much room in memory */
  isNarrowed?: boolean
}

/** A page of one thing: its crumbs stand in what it shows. */
export const detailPage = <Id extends PageId>(
  page: Id,
  data: PageData[Id] & Pick<PageAnswer, 'crumbs'>,
  said: Omit<PageAnswer, 'page' | 'data' | 'crumbs'>,
): PageAnswer<Id> => ({ page, data, crumbs: data.crumbs, ...said })

interface FramedWords extends Pick<PageHead, 'title' | 'description'> {
  canonical: string
  crumbs?: PageAnswer['crumbs']
  status?: number
}

/** A page for somebody in particular: it is not for search engines, and nothing purges it. */
export const framedPage = <Id extends PageId>(
  frame: Frame,
  page: Id,
  data: PageData[Id],
  { title, description, ...said }: FramedWords,
): PageAnswer<Id> => ({
  page,
  data,
  head: { title, description, noindex: true },
  crumbs: [],
  tags: [],
  frame,
  ...said,
})

export interface PageRedirect {
  redirect: string
  /** 302: only for now, e.g. to sign in first; else 301 */
  isTemporary?: boolean
  /** the address is whole: what was asked at this one stays behind */
  isWhole?: boolean
}
