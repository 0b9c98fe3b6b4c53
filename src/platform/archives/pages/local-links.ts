import { posix } from 'node:path'

export type LocalLink = { path: string; hash?: string }

/**
 * Where a link inside the import leads, as a path from its root; undefined for a link to elsewhere.
 * `known` says which files there are: authors write `bab.html` for what is still `bab.md`, or name
 * only the folder, and both are found.
 */
export function localLink(
  from: string,
  href: string,
  known: (path: string) => boolean,
): LocalLink | undefined {
  const trimmed = href.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed) || /^[/\\]{2}/.test(trimmed)) return undefined
  const [address = '', ...rest] = trimmed.split('#')
  const hash = rest.length > 0 ? decoded(rest.join('#')) : undefined
  const withHash = hash ? { hash } : {}
  const bare = decoded(address.split('?')[0] ?? '').replaceAll('\\', '/')
  if (bare === '') return { path: from, ...withHash }
  const wanted = bare.startsWith('/')
    ? posix.normalize(bare.slice(1))
    : posix.normalize(posix.join(posix.dirname(from), bare))
  if (wanted.startsWith('..')) return { path: wanted, ...withHash }
  return { path: spellings(wanted.normalize('NFC')).find(known) ?? wanted, ...withHash }
}

function spellings(path: string): string[] {
  const folder = path.replace(/\/$/, '')
  const stem = folder.replace(/\.(?:html?|xhtml|md|markdown)$/i, '')
  const prefix = folder === '.' ? '' : `${folder}/`
  return [
    path,
    ...['.html', '.htm', '.xhtml', '.md', '.markdown'].map(ending => stem + ending),
    ...['index.html', 'index.htm', 'README.md', 'index.md', 'readme.md'].map(name => prefix + name),
  ]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
