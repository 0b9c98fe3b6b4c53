export type Scheme = 'dark' | 'light'

/**
 * A selector twice: for screens that prefer the scheme where the visitor has chosen none, and for visitors who chose it.
 * Neither weighs more than the selector itself.
 */
export function schemeSelectors(selector: string, scheme: Scheme): { preferred: string; chosen: string } {
  // ::before and its like stay last
  const at = /::[\w-]+(?:\([^)]*\))?$/.exec(selector)?.index ?? selector.length
  const narrowed = (root: string) => `${selector.slice(0, at)}:where(${root},${root} *)${selector.slice(at)}`
  return { preferred: narrowed(':root:not([data-scheme])'), chosen: narrowed(`[data-scheme=${scheme}]`) }
}
