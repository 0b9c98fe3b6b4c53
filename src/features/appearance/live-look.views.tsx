import { derivedColours } from '../../shared/theme.ts'
import type { Look } from './use-draft.views.tsx'

/** Puts a look's colours and fonts on a page that is shown already, until it is loaded anew. */
export function paint(page: Document, { css }: Look): void {
  const { style } = page.documentElement
  const tokens: Record<string, string> = { ...css, ...derivedColours(css) }
  for (const [name, value] of Object.entries(tokens)) {
    if (name.startsWith('ft_')) style.setProperty(`--${name.replace('_', '-')}`, `"${value}",sans-serif`)
    else style.setProperty(`--${name.replace('_', '-')}`, value)
  }
}

/** Makes fonts of the catalogue usable on a page whose own stylesheet names only two of them. */
export async function bringFonts(
  page: Document,
  fonts: readonly { name: string; url: string }[],
): Promise<void> {
  const Face = page.defaultView?.FontFace ?? FontFace
  for (const { name, url } of fonts) {
    if ([...page.fonts].some(face => face.family.replaceAll('"', '') === name)) continue
    page.fonts.add(new Face(name, `url(${url}) format("woff2")`, { weight: '100 900', display: 'swap' }))
  }
}
