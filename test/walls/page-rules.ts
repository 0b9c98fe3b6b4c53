import type { Sources } from './sources.ts'

/** Which contract promises a page's data, and which file draws it, by the page's id. */
export interface PageFiles {
  promised: Map<string, string[]>
  drawn: Map<string, string[]>
}

const add = (map: Map<string, string[]>, id: string, path: string) =>
  map.set(id, [...(map.get(id) ?? []), path])

const keysIn = (text: string) => [...text.matchAll(/^\s*'?([\w.-]+)'?: \w/gm)].map(match => match[1] ?? '')

export function readPages(sources: Sources): PageFiles {
  const pages: PageFiles = { promised: new Map(), drawn: new Map() }
  for (const [path, text] of sources) {
    // what belongs to no room, such as the error page, comes with every other
    if (path.startsWith('src/app/')) continue
    for (const [, block = ''] of text.matchAll(/interface PageData \{\n([\s\S]*?)\n {2}\}/g))
      for (const id of keysIn(block)) add(pages.promised, id, path)
    const [, ids = ''] = /export const pages: PagesOf<([^>]*)>/.exec(text) ?? []
    for (const [, id = ''] of ids.matchAll(/'([^']+)'/g)) add(pages.drawn, id, path)
  }
  return pages
}

/** Pages that are drawn by nobody or by two, or whose data two contracts promise; a line each. */
export function pageTroubles(sources: Sources): string[] {
  const { promised, drawn } = readPages(sources)
  const twice = (what: string, map: Map<string, string[]>) =>
    [...map].flatMap(([id, paths]) =>
      paths.length > 1 ? [`${id} is ${what} twice: ${paths.join(', ')}`] : [],
    )
  return [
    ...twice('promised', promised),
    ...twice('drawn', drawn),
    ...[...promised.keys()].filter(id => !drawn.has(id)).map(id => `${id} is drawn nowhere`),
  ]
}
