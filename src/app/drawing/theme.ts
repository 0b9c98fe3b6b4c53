import { radioOf } from '../../features/core/radio/radio.ts'
import { type Tenant, themeCss } from '../../features/core/site/site.ts'
import { type Config, originOf } from '../../platform/config.ts'
import { accountsHost } from '../http/hosts.ts'
import { analyticsIdOf, analyticsSources } from './analytics.ts'
import { contentSecurityPolicy } from './document.ts'
import type { Fonts } from './fonts.ts'
import { radioOrigin } from './radio-player.ts'
import { filesOrigin } from './site-view.ts'

export interface Theme {
  css: string
  /** the same, for all pages of the tenant */
  bytes: Buffer
  /** address of the stylesheet that names the fonts */
  fonts: string
  /**
   * The policy of a page, which may have rules of its own in its head.
   * @param critical their source expression, 'sha256-…'
   */
  policy(critical?: string): string
}

/** A tenant's theme, worked out once per setting: the host map hands out new Tenant objects when one changes. */
export function createThemes(
  config: Config,
  fonts: Fonts,
  isDevelopment: boolean,
): (tenant: Tenant) => Theme {
  const themes = new WeakMap<Tenant, Theme>()
  return tenant => {
    const known = themes.get(tenant)
    if (known) return known
    const css = themeCss(tenant.css, fonts.file)
    const policy = contentSecurityPolicy({
      themeCss: css,
      filesOrigin: filesOrigin(config),
      accountsOrigin: originOf(config, accountsHost(config)),
      radioOrigin: radioOrigin(radioOf(tenant)),
      analytics: analyticsIdOf(config, tenant.layout) ? analyticsSources : {},
      isDevelopment,
    })
    const theme = {
      css,
      bytes: Buffer.from(css),
      fonts: fonts.stylesheet.url,
      policy: (critical?: string) =>
        critical === undefined ? policy : policy.replace("style-src 'self'", `style-src 'self' ${critical}`),
    }
    themes.set(tenant, theme)
    return theme
  }
}
