import type { Config } from '../../platform/config.ts'

/** The analytics id of a layout: its own, or the one of `default`; none unless somebody has configured one. */
export const analyticsIdOf = (
  { ANALYTICS_IDS }: Pick<Config, 'ANALYTICS_IDS'>,
  layout: string,
): string | undefined => ANALYTICS_IDS[layout] ?? ANALYTICS_IDS.default

/** What the content security policy must allow for it, by directive. */
export const analyticsSources: Readonly<Record<string, string>> = {
  'script-src': 'https://www.googletagmanager.com',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
  'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
}
