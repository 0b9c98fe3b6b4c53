import { createHash } from 'node:crypto'

/** The policy of a page that is one document with one style of its own: nothing is fetched, nothing runs. */
export const inlineStylePolicy = (css: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; img-src data:; frame-ancestors 'none'; base-uri 'none'`
