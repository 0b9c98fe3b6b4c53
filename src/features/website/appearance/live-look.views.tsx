import { darkColours, derivedColours, schemeRules } from '../../../shared/theme.ts'
import type { Look } from './look-editing.views.tsx'

const painted = new WeakMap<Document, CSSStyleSheet>()

/** Puts a look's colours and fonts on a page that is shown already, until it is loaded anew. */
export function paint(page: Document, { css }: Look): void {
  const tokens = { ...css, ...derivedColours(css) }
  const all = Object.entries<string>(tokens).map(([name, value]) => [
    name.replace('_', '-'),
    name.startsWith('ft_') ? `"${value}",sans-serif` : value,
  ])
  sheetOf(page)?.replaceSync(schemeRules(Object.fromEntries(all), darkColours(css)))
}

/** A stylesheet after all others; made by script, so no policy about inline styles has a say in it. */
function sheetOf(page: Document): CSSStyleSheet | undefined {
  const known = painted.get(page)
  if (known || !page.defaultView) return known
  const sheet = new page.defaultView.CSSStyleSheet()
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  painted.set(page, sheet)
  return sheet
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
