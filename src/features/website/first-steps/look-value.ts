import type { Content } from '../../../shared/draft-parts.ts'
import type { PictureValue } from '../../../shared/media.ts'
import type { LogoColours } from './first-steps.contract.ts'

/** What the first steps need of a look, out of its draft. */
export interface LookValue {
  title: string
  tagline: string
  layout: string
  logoDark: unknown
  css: LogoColours
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export function lookOf({ title, tagline, layout, logoDark, css }: Content): LookValue {
  const colours: Readonly<Record<string, unknown>> = Object(css)
  return {
    title: textOf(title),
    tagline: textOf(tagline),
    layout: textOf(layout),
    logoDark,
    css: {
      ...colours,
      clr_primary: textOf(colours.clr_primary),
      clr_secondary: textOf(colours.clr_secondary),
      clr_dark: textOf(colours.clr_dark),
    },
  }
}

export const isLogo = (value: unknown): value is PictureValue => typeof Object(value).key === 'string'
