import { darkColours, derivedColours, schemeRules } from '../../../shared/theme.ts'
import type { CssSetting, FontName } from './site.contract.ts'

/** How a font of the catalogue gets onto a page. */
export interface FontFile {
  url: string
  /** @font-face rule of what stands in until it has come, stretched to its measures */
  standIn: string
  /** the value of font-family */
  stack: string
}

/**
 * The tenant's theme as typed custom properties: its own colours and fonts, and the colours derived from them for
 * light and for dark screens.
 * Values come from `cssSetting` alone: colours are hex, fonts are of our catalogue; tenant text never gets in here.
 */
export function themeCss(css: CssSetting, fonts: (name: FontName) => FontFile): string {
  const standIns = [...new Set([css.ft_primary, css.ft_secondary])].map(name => fonts(name).standIn)
  const tokens = {
    'clr-primary': css.clr_primary,
    'clr-secondary': css.clr_secondary,
    'clr-success': css.clr_success,
    'clr-info': css.clr_info,
    'clr-warning': css.clr_warning,
    'clr-danger': css.clr_danger,
    'clr-light': css.clr_light,
    'clr-dark': css.clr_dark,
    'ft-primary': fonts(css.ft_primary).stack,
    'ft-secondary': fonts(css.ft_secondary).stack,
    ...derivedColours(css),
  }
  return `${standIns.join('')}${schemeRules(tokens, darkColours(css))}`
}
