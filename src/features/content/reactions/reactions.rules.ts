/** How long one look at a post lasts: whoever comes back sooner is not counted again (decisions: 30 minutes). */
export const viewMinutes = 30

/** the cookie that knows a visitor again, and how long (specification section 9: 30 days) */
export const visitorCookie = 'visitor'
/** its name until November 2026: whoever comes with it stays the same visitor */
export const formerVisitorCookie = 'pengunjung'
export const visitorCookieSeconds = 2_592_000

/** once more than a finger manages */
export const reactionLimit = { tokens: 30, seconds: 60 } as const

/** What says of itself that nobody reads: crawlers, previews of links, monitors, browsers without a screen. */
const botWords =
  /(?<!cu)bots?\b|crawl|spider|slurp|mediapartners|facebookexternalhit|whatsapp\/|telegram|preview|embedly|lighthouse|pagespeed|headless|monitor|uptime|pingdom|prerender|archiver|validator|feedfetcher|scrapy/i

/** A request without any name is nobody's either. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || botWords.test(userAgent)
