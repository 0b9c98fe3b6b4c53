import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { DemoTenant } from '../../db/seeds/demo.types.ts'
import { demoTenants } from '../../db/seeds/tenants.ts'
import { missingWords } from '../../src/layouts/missing-words.ts'
import {
  type LayoutName,
  layoutFile,
  layoutNames,
  layoutSign,
  layoutWords,
} from '../../src/shared/layout-names.ts'
import { type Files, repeatedLines, runWords, shortestRun, tellingLines } from './repeated-lines.ts'

/** What every layout must bring along, and how much of it may be said twice. */
const root = join(import.meta.dirname, '../..')
const mostPercent = 3

function readLayouts(): Files {
  const files = new Map<string, string>()
  for (const entry of readdirSync(join(root, 'src/layouts'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(tsx|css)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name).slice(root.length + 1)
    files.set(path, readFileSync(join(root, path), 'utf8'))
  }
  return files
}

const files = readLayouts()

describe('what layouts have in common', () => {
  it('is read: a keeper that sees nothing finds nothing', () => {
    expect(files.size).toBeGreaterThan(layoutNames.length * 2)
    expect(repeatedLines(files).lines).toBeGreaterThan(6_000)
  })

  it(`is in the kit: lines repeated among them stay under ${mostPercent} %`, () => {
    const share = repeatedLines(files)
    const found = `${share.percent.toFixed(2)} % of ${share.lines} lines\n${runWords(share).join('\n')}`
    expect(share.percent, found).toBeLessThan(mostPercent)
  })

  it('is found where somebody plants it, whatever its classes are called', () => {
    const clean = repeatedLines(files)
    const donor = files.get('src/layouts/jambore/hero.css') ?? ''
    const copied = donor.replaceAll(/\.(?!own-)[a-z]{2,4}-/g, '.xy-')
    const planted = repeatedLines(new Map([...files, ['src/layouts/planted/planted.css', copied]]))
    const told = tellingLines('src/layouts/planted/planted.css', copied).length
    expect(told).toBeGreaterThan(shortestRun * 5)
    const inPlanted = planted.repeated.filter(({ path }) => path.startsWith('src/layouts/planted/'))
    expect(inPlanted.length).toBe(told)
    expect(inPlanted.every(({ places }) => places.includes('jambore'))).toBe(true)
    expect(planted.repeated.length).toBeGreaterThan(clean.repeated.length + told)
  })

  it('is nothing below six lines, nor imports, comments, brackets, or a twin in the same folder', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `const part${index} = ${index}`).join('\n')
    const pair = (one: string, other: string, folder = 'b') =>
      repeatedLines(
        new Map([
          ['src/layouts/a/a.tsx', one],
          [`src/layouts/${folder}/b.tsx`, other],
        ]),
      ).repeated.length
    expect(pair(lines(shortestRun), lines(shortestRun))).toBe(2 * shortestRun)
    expect(pair(lines(shortestRun - 1), lines(shortestRun - 1))).toBe(0)
    expect(pair(lines(40), lines(40), 'a')).toBe(0)
    const idle = `${"import { Card } from '../../ui/kit/cards.tsx'\n".repeat(9)}/* so\n\nlong */\n}\n)\n</>\n`
    expect(tellingLines('src/layouts/a/a.tsx', idle)).toEqual([])
    expect(pair(idle.repeat(3), idle.repeat(3))).toBe(0)
    const spaced = lines(shortestRun).replaceAll('\n', '\n\n  // between\n    ')
    expect(pair(lines(shortestRun), spaced)).toBe(2 * shortestRun)
  })
})

/** what a layout lacks, in words */
function lacks(name: LayoutName, tenants: readonly DemoTenant[]): string[] {
  const [module, style] = [layoutFile(name, 'tsx'), layoutFile(name, 'css')]
  const { label, audience } = layoutWords[name]
  const demo = tenants.find(
    tenant =>
      tenant.layout === name &&
      (tenant.slug === name || tenant.domains?.some(({ host }) => host === `${name}.localhost`)),
  )
  const wants: [isThere: boolean, what: string][] = [
    [existsSync(join(root, module)), `file ${module}`],
    [existsSync(join(root, style)), `stylesheet ${style}`],
    [existsSync(join(root, layoutSign(name))), `drawing ${layoutSign(name)}`],
    [label.length > 1 && audience.length > 9, 'words'],
    [demo !== undefined, `demo tenant at ${name}.localhost`],
    [demo?.maintenance !== true, 'demo tenant that is open'],
  ]
  return wants.filter(([isThere]) => !isThere).map(([, what]) => `${name} has no ${what}`)
}

describe('every layout', () => {
  it.each(layoutNames)('%s has its file, its stylesheet, its words, and a demo tenant at its name', name => {
    expect(lacks(name, demoTenants)).toEqual([])
  })

  it('is told from the others by its words', () => {
    for (const said of ['label', 'audience'] as const)
      expect(new Set(layoutNames.map(name => layoutWords[name][said])).size).toBe(layoutNames.length)
    expect(new Set(Object.values(missingWords)).size).toBe(layoutNames.length)
  })

  it('has a drawing of its own, small, without colours or script', () => {
    const signs = new Map(
      layoutNames.map(name => [layoutSign(name), readFileSync(join(root, layoutSign(name)), 'utf8')]),
    )
    expect(new Set(signs.values()).size).toBe(signs.size)
    for (const [path, sign] of signs) {
      expect(sign.length, path).toBeLessThan(1500)
      expect(sign.replaceAll('"#000"', ''), path).not.toMatch(/#|style=|<script|href|on\w+=/)
      expect(readFileSync(join(root, dirname(path), `${path.split('/')[2]}.css`), 'utf8')).toContain(
        '--sign:',
      )
    }
  })

  it('is missed where its demo tenant is away, lives elsewhere, or shows another layout', () => {
    const away = ['jambore has no demo tenant at jambore.localhost']
    const others = demoTenants.filter(({ layout }) => layout !== 'jambore')
    const own = demoTenants.filter(({ layout }) => layout === 'jambore')
    expect(lacks('jambore', demoTenants)).toEqual([])
    expect(lacks('jambore', others)).toEqual(away)
    expect(lacks('jambore', [...others, ...own.map(one => ({ ...one, slug: 'perkemahan' }))])).toEqual(away)
    expect(lacks('jambore', [...others, ...own.map(one => ({ ...one, layout: 'default' }))])).toEqual(away)
    expect(lacks('jambore', [...others, ...own.map(one => ({ ...one, maintenance: true }))])).toEqual([
      'jambore has no demo tenant that is open',
    ])
  })
})
