import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

const root = join(import.meta.dirname, '../..')

/** path from the repository's root → text */
export type Sources = ReadonlyMap<string, string>

/** a suite, or what a room tells the suites of itself */
export const isTest = (path: string): boolean => /\.(test|things)\.tsx?$/.test(path)

/** What the product is made of: every module below src and db, without tests. */
export const readSources = (): Sources =>
  readFiles(['src', 'db'], name => /\.(tsx?|m?js)$/.test(name) && !isTest(name))

/** What it looks like: every stylesheet below src. */
export const readStylesheets = (): Sources => readFiles(['src'], name => name.endsWith('.css'))

/** Every module there is: tests, benchmarks and scripts as well. */
export const readAllModules = (): Sources =>
  readFiles(['src', 'db', 'test', 'bench', 'scripts'], name => /\.(tsx?|m?js)$/.test(name))

/** what suites import (a room of that name is ours), and what a benchmark built or fetched beside its sources: nobody wrote it here */
const isNotOurs = /(?<!\/community)\/(fixtures|node_modules|\.[^/]+)\//

function readFiles(folders: readonly string[], isMeant: (name: string) => boolean): Sources {
  const sources = new Map<string, string>()
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !isMeant(entry.name)) continue
      const path = join(entry.parentPath, entry.name).slice(root.length + 1)
      if (!isNotOurs.test(path)) sources.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  return sources
}

export interface Import {
  from: string
  /** a path from the root, or the name of a package */
  to: string
  isTypeOnly: boolean
}

/**
 * Every import, re-export and dynamic import, read by a real parser, and what a type asks for: `import('./x.ts').X`; of a
 * stylesheet every `@import`.
 */
export function importsOf(path: string, text: string): Import[] {
  return path.endsWith('.css') ? stylesheetImportsOf(path, text) : moduleImportsOf(path, text)
}

function stylesheetImportsOf(path: string, text: string): Import[] {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g)
  return [...rules].map(([, specifier = '']) => ({
    from: path,
    to: resolve(path, specifier),
    isTypeOnly: false,
  }))
}

function moduleImportsOf(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const found: Import[] = []
  const add = (specifier: string, isTypeOnly: boolean) =>
    found.push({ from: path, to: resolve(path, specifier), isTypeOnly })
  for (const { moduleRequest, entries } of module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every(entry => entry.isType))
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType)
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const words = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (words?.[1]) add(words[1], false)
  }
  const asked = new Set(module.dynamicImports.map(({ moduleRequest }) => moduleRequest.start))
  for (const { index, 0: start, 2: words } of text.matchAll(/\bimport\(\s*(?=(['"])(.+?)\1\s*\))/g)) {
    if (words && !asked.has(index + start.length)) add(words, true)
  }
  return found
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : specifier
}
