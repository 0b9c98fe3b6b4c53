/** What the error page shows. The words are those of specification section 2. */
export interface ErrorPageData {
  status: number
  title: string
  message?: string
  /** the router's own words for a missing page (specification section 2): for programs, not on the screen */
  reason?: string
  /** ways on, before the one to the home page */
  ways?: { label: string; href: string }[]
}

/** What went wrong without being anybody's fault: all that a browser says of itself, so it needs no other words. */
export const failedPageData = (status: number, message: string | undefined): ErrorPageData => ({
  status,
  title: 'Opps.. Maaf terjadi kesalahan pada website',
  ...(message === undefined ? {} : { message }),
})
