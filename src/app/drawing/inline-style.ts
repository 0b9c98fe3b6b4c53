import { hashSource } from './hash-source.ts'

/** The policy of a page that is one document with one style of its own: nothing is fetched, nothing runs. */
export const inlineStylePolicy = (css: string): string =>
  `default-src 'none'; style-src ${hashSource(css)}; img-src data:; frame-ancestors 'none'; base-uri 'none'`
