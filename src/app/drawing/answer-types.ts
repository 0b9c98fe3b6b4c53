export const dataType = 'application/vnd.sanggar.page+json; charset=utf-8'

/** html: a document; data: what the browser's router asks for on navigation */
export type PageVariant = 'html' | 'data'

export interface DrawOptions {
  variant?: PageVariant
  path?: string
  /** whether it may be kept by anyone */
  keep?: boolean
  /** kept here alone, for those of whom each is looked up: no cache outside may hold it */
  isForSome?: boolean
  /** whether it is one of many that are kept for a short while */
  isBrief?: boolean
  /** of the canonical address: "?page=2" of a list is a page of its own */
  canonicalQuery?: string
  /** changes to the content security policy, by directive, e.g. {'form-action': "'self' https://a.test"} */
  policy?: Record<string, string>
}
