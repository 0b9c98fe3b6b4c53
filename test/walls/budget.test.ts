import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { layoutFile, layoutNames } from '../../src/shared/layout-names.ts'
import { importsOf, readSources } from './sources.ts'

/** What the built pages weigh on the way to a browser that takes gzip. Sizes do not depend on the machine, so they are tested. */
const folder = join(import.meta.dirname, '../../dist/client')

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

function weightOf(files: Iterable<string>, encoding: 'gz' | 'br' = 'gz'): number {
  let bytes = 0
  for (const file of files) {
    const ready = join(folder, `${file}.${encoding}`)
    bytes += existsSync(ready)
      ? readFileSync(ready).length
      : gzipSync(readFileSync(join(folder, file))).length
  }
  return bytes
}

/** the chunk with all it imports at once */
function closureOf(...keys: string[]): Set<string> {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not part of the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const key of keys) add(key)
  return files
}

const pages = Object.keys(manifest).filter(key => key.endsWith('.pages.tsx'))
/** what draws the frames of the office and of the account pages, and nothing of the site */
const frames = ['src/ui/office/office.tsx', 'src/ui/office/account.tsx']
const sources = readSources()
const reachesFrame = (path: string, seen = new Set<string>()): boolean =>
  frames.includes(path) ||
  importsOf(path, sources.get(path) ?? '').some(({ to, isTypeOnly }) => {
    if (isTypeOnly || seen.has(to) || !sources.has(to)) return false
    seen.add(to)
    return reachesFrame(to, seen)
  })
const isPublic = (page: string) => !reachesFrame(page)
const publicPages = pages.filter(isPublic)
const otherPages = pages.filter(page => !isPublic(page))
const core = Object.keys(manifest).find(key => key.startsWith('_core'))
/** what draws the rarer sections comes with any page that has one */
const late = 'src/ui/kit/late-sections.tsx'

describe('what a public page loads', () => {
  it('is next to nothing before somebody is there: React comes with the first sign of life', () => {
    // it names files by their hashes, which are some bytes more or less with each build
    expect(weightOf(closureOf('src/client/entry.ts'))).toBeLessThan(3_350)
  })

  it('has no stylesheet for what pages share: the layout brings that, and another one would hold up every page', () => {
    expect(core && manifest[core]?.file).toMatch(/^core-/)
    expect(core && manifest[core]?.css).toBeUndefined()
  })

  it.each(layoutNames)(
    'is at most 104 kB of script, 92 kB as brotli, and 25.5 kB of style in the layout %s',
    layout => {
      expect(publicPages.length).toBeGreaterThanOrEqual(25)
      const style = layoutFile(layout, 'css')
      for (const page of publicPages) {
        const drawn = layoutFile(layout, 'tsx')
        const script = closureOf('src/client/entry.ts', core ?? '', late, page, drawn)
        const scripts = [...script].filter(file => file.endsWith('.js'))
        expect(weightOf(scripts), page).toBeLessThanOrEqual(104_000)
        expect(weightOf(scripts, 'br'), page).toBeLessThanOrEqual(92_000)
        const styles = [...closureOf(style), ...(manifest[page]?.css ?? [])]
        expect(weightOf(styles), page).toBeLessThanOrEqual(25_500)
      }
    },
  )

  it('is at most 150 kB of script in the office and on the account pages', () => {
    expect(otherPages.length).toBeGreaterThanOrEqual(25)
    for (const page of otherPages) {
      const script = closureOf('src/client/entry.ts', core ?? '', page, layoutFile('default', 'tsx'))
      expect(weightOf([...script].filter(file => file.endsWith('.js'))), page).toBeLessThanOrEqual(150_000)
    }
  })

  it('is at most 200 kB of editor for who writes, and nothing of it for anybody else', () => {
    const editor = closureOf('src/ui/editor/long-text.tsx')
    const others = closureOf('src/client/entry.ts', core ?? '', ...pages, late)
    const own = [...editor].filter(file => !others.has(file) && file.endsWith('.js'))
    const text = manifest['src/ui/editor/text-editor.ts']?.file
    if (text) own.push(...[...closureOf('src/ui/editor/text-editor.ts')].filter(file => !others.has(file)))
    expect(weightOf(new Set(own))).toBeGreaterThan(50_000)
    expect(weightOf(new Set(own))).toBeLessThanOrEqual(200_000)
  })

  it('is at most 25 kB of assistant, script and style, once somebody opens it, and nothing of it before', () => {
    const panel = 'src/client/assistant/panel.ts'
    const before = closureOf('src/client/entry.ts')
    const script = closureOf(panel)
    const styles = [...script].flatMap(file =>
      Object.values(manifest).flatMap(chunk => (chunk.file === file ? (chunk.css ?? []) : [])),
    )
    const own = new Set([...script, ...styles].filter(file => !before.has(file)))
    expect(styles.length).toBeGreaterThan(0)
    for (const page of publicPages) expect(closureOf(page), page).not.toContain(manifest[panel]?.file)
    expect(before).not.toContain(manifest[panel]?.file)
    expect(weightOf(own)).toBeGreaterThan(5_000)
    expect(weightOf(own)).toBeLessThanOrEqual(25_000)
  })
})
