import { contrast, legible, mix } from '../../shared/colour.ts'
import type { CssSetting, FontName } from './site.contract.ts'

/** How a font of the catalogue gets onto a page. */
export interface FontFile {
  url: string
  /** @font-face rules: the font, and the stand-in stretched to its measures */
  face: string
  /** the value of font-family */
  stack: string
}

/**
 * The tenant's theme as typed custom properties: its own colours and fonts, and colours derived from them so that
 * text stays legible whatever was picked (on- reads on the colour, fill- carries on-fill-, ink- reads
 * on white and on the soft tint, lit- on dark).
 * Values come from `cssSetting` alone: colours are hex, fonts are of our catalogue; tenant text never gets in here.
 */
export function themeCss(css: CssSetting, fonts: (name: FontName) => FontFile): string {
  const faces = [...new Set([css.ft_primary, css.ft_secondary])].map(name => fonts(name).face)
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
    ...derivedTokens(css),
  }
  const lines = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return `${faces.join('')}:root{${lines.join(';')}}`
}

function derivedTokens(css: CssSetting): Record<string, string> {
  const ground = legible(css.clr_dark, ['#ffffff'], 7, '#000000')
  const tokens: Record<string, string> = { 'clr-ground-dark': ground }
  for (const [name, colour] of [
    ['primary', css.clr_primary],
    ['secondary', css.clr_secondary],
  ] as const) {
    const soft = mix(colour, '#ffffff', 0.12)
    tokens[`on-${name}`] = contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000'
    tokens[`soft-${name}`] = soft
    // buttons and bands: white text wherever the colour can bear it after a little darkening, else black on the colour
    const isDarkEnough = contrast(colour, '#ffffff') >= 2.6
    tokens[`fill-${name}`] = isDarkEnough ? legible(colour, ['#ffffff'], 4.5, '#000000') : colour
    tokens[`on-fill-${name}`] = isDarkEnough ? '#ffffff' : '#000000'
    tokens[`ink-${name}`] = legible(colour, ['#ffffff', soft], 4.5, '#000000')
    tokens[`lit-${name}`] = legible(colour, [ground], 4.5, '#ffffff')
  }
  return tokens
}
