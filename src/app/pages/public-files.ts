import type { PublicFile } from '../../platform/http/public-file.ts'

export type { PublicFile } from '../../platform/http/public-file.ts'

export interface FoundFile {
  file: PublicFile
  params: Record<string, string>
  /** its one spelling; letter case does not matter on the way in */
  canonical: string
}

interface Compiled {
  file: PublicFile
  pattern: RegExp
  names: readonly string[]
}

function compile(file: PublicFile): Compiled {
  const names: string[] = []
  const source = file.path.replaceAll(/\{(\w+)\}|[.*+?^${}()|[\]\\]/g, (literal, name?: string) => {
    if (name === undefined) return `\\${literal}`
    names.push(name)
    return name === 'id' ? '(\\d{1,9})' : '([^/]+)'
  })
  return { file, names, pattern: new RegExp(`^${source}$`, 'i') }
}

/** Finds the file that a decoded path names. Every file has a dot in its last segment, so pages are told apart quickly. */
export function createFileFinder(files: readonly PublicFile[]): (path: string) => FoundFile | undefined {
  const compiled = files.map(compile)
  return path => {
    if (!path.includes('.', path.lastIndexOf('/'))) return undefined
    for (const { file, pattern, names } of compiled) {
      const found = pattern.exec(path)
      if (!found) continue
      const params = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']))
      const canonical = file.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
      return { file, params, canonical }
    }
    return undefined
  }
}
