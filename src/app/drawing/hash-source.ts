import { createHash } from 'node:crypto'

/** How a content security policy names an inline script or style. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
