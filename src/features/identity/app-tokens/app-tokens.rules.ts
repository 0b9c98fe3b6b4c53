/** Both cookies last 23 hours (specification sections 7 and 9). */
export const appTokenSeconds = 23 * 3600
export const appTokenCookies = { token: 'app_token', code: 'app_code' } as const
/** a header made longer ago than this, or further ahead, is stale */
export const staleSeconds = 300
