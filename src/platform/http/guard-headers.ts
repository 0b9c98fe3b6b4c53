import type { Config } from '../config.ts'

/**
 * What every answer of ours says to browsers, whatever it is: take it for what it says it is, frame it nowhere, let no
 * window that opened it reach into it, and come back encrypted. What an answer says of itself goes before it.
 */
export const guardHeaders = ({ PUBLIC_SCHEME }: Pick<Config, 'PUBLIC_SCHEME'>): Record<string, string> => ({
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // each host speaks for itself: below a tenant's own domain stand hosts that are not ours
  ...(PUBLIC_SCHEME === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})
