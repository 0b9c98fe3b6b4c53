import { radioOf } from '../../features/core/radio/radio.ts'
import type { Tenant } from '../../features/core/site/site.ts'
import { themeCss } from '../../features/core/site/theme-css.ts'
import { type Config, originOf } from '../../platform/config.ts'
import { accountsHost } from '../http/hosts.ts'
import { analyticsIdOf, analyticsSources } from './analytics.ts'
import { contentSecurityPolicy } from './document.ts'
import type { Fonts } from './fonts.ts'
import { radioOrigin } from './radio-player.ts'
import { filesOrigin } from './site-view.ts'

export interface Theme {
  css: string
  policy: string
  fontUrls: string[]
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
    const theme = {
      css,
      policy: contentSecurityPolicy({
        themeCss: css,
        filesOrigin: filesOrigin(config),
        accountsOrigin: originOf(config, accountsHost(config)),
        radioOrigin: radioOrigin(radioOf(tenant)),
        analytics: analyticsIdOf(config, tenant.layout) ? analyticsSources : {},
        isDevelopment,
      }),
      fontUrls: [...new Set([tenant.css.ft_primary, tenant.css.ft_secondary])].map(
        name => fonts.file(name).url,
      ),
    }
    themes.set(tenant, theme)
    return theme
  }
}
