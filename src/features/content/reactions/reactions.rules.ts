/** How long one look at a post lasts: whoever comes back sooner is not counted again (decisions: 30 minutes). */
export const viewMinutes = 30

/** the cookie that knows a visitor again, and how long (specification section 9: 30 days) */
export const visitorCookie = 'visitor'
/** its name until November 2026: whoever comes with it stays the same visitor */
export const formerVisitorCookie = 'pengunjung'
export const visitorCookieSeconds = 2_592_000

/** once more than a finger manages */
export const reactionLimit = { tokens: 30, seconds: 60 } as const
