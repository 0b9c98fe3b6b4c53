/** What says of itself that nobody reads: crawlers, previews of links, monitors, browsers without a screen. */
const botWords =
  /(?<!cu)bots?\b|crawl|spider|slurp|mediapartners|facebookexternalhit|whatsapp\/|telegram|preview|embedly|lighthouse|pagespeed|headless|monitor|uptime|pingdom|prerender|archiver|validator|feedfetcher|scrapy/i

/** A request without any name is nobody's either. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || botWords.test(userAgent)
