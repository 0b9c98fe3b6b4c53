import { describe, expect, it } from 'vitest'
import { byShape, type Files, repeatedLines, runWords, shortestRun, tellingLines } from './repeated-lines.ts'
import { readSources } from './sources.ts'

/** How much of the rooms' loads and pages is written again with other words: names, strings and numbers do not count. */
const files: Files = new Map(
  [...readSources()].filter(([path]) => /^src\/features\/.*\.(loads\.ts|pages\.tsx)$/.test(path)),
)

/** the administration's pages and those of the account service stand in frames of their own */
const isOffice = (text: string) =>
  /\/ui\/office\/|office-(?:list|page)|PersonalPageLoad|framedPage/.test(text)
const office: Files = new Map([...files].filter(([, text]) => isOffice(text)))
const site: Files = new Map([...files].filter(([, text]) => !isOffice(text)))

const planted = 'src/features/learning/planted/planted.loads.ts'

describe('what loads and pages have in common', () => {
  it('is read: a keeper that sees nothing finds nothing', () => {
    expect(site.size).toBeGreaterThan(40)
    expect(office.size).toBeGreaterThan(40)
    expect(repeatedLines(files, byShape).lines).toBeGreaterThan(4_000)
  })

  it.each([
    ['the site', site, 3],
    ['the office', office, 3],
  ])('of %s stands in one place: what is written again by its shape stays small', (_, pages, mostPercent) => {
    const share = repeatedLines(pages, byShape)
    const found = `${share.percent.toFixed(2)} % of ${share.lines} lines\n${runWords(share).join('\n')}`
    expect(share.percent, found).toBeLessThan(mostPercent)
  })

  it('is found where somebody plants it, whatever its names and words are', () => {
    const donor = site.get('src/features/content/portfolio/portfolio.loads.ts') ?? ''
    const renamed = donor
      .replaceAll(/'[^'\n]*'/g, text => (text.includes('/') ? text : "'kata lain'"))
      .replaceAll(/\b(?:item|kind|kinds|client|project|query)\b/g, name => `${name}Lain`)
    const clean = repeatedLines(site, byShape)
    const share = repeatedLines(new Map([...site, [planted, renamed]]), byShape)
    const told = tellingLines(planted, renamed, byShape).length
    expect(told).toBeGreaterThan(shortestRun * 5)
    expect(share.repeated.filter(({ path }) => path === planted)).toHaveLength(told)
    expect(share.repeated.length).toBeGreaterThan(clean.repeated.length + told)
  })

  it('is not what merely opens, closes, or is as short as five lines', () => {
    const pair = (one: string, other: string) =>
      repeatedLines(
        new Map([
          ['src/features/learning/a/a.loads.ts', one],
          ['src/features/learning/b/b.loads.ts', other],
        ]),
        byShape,
      ).repeated.length
    const lines = (count: number, name: string) => `const ${name} = read('${name}')\n`.repeat(count)
    expect(pair(lines(shortestRun, 'city'), lines(shortestRun, 'month'))).toBe(2 * shortestRun)
    expect(pair(lines(shortestRun - 1, 'city'), lines(shortestRun - 1, 'month'))).toBe(0)
    const idle = 'return (\n<ListFrame\n/>\n)\n}\n'.repeat(9)
    expect(pair(idle, idle)).toBe(0)
  })
})
