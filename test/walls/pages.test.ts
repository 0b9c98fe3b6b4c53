import { describe, expect, it } from 'vitest'
import { pageTroubles, readPages } from './page-rules.ts'
import { readSources } from './sources.ts'

const sources = readSources()

describe('pages', () => {
  it('are all read: a keeper that sees nothing finds nothing', () => {
    const { promised, drawn } = readPages(sources)
    expect(promised.size).toBeGreaterThan(80)
    expect(drawn.size).toBe(promised.size)
  })

  it('have their data promised by one contract and are drawn by one file', () => {
    expect(pageTroubles(sources)).toEqual([])
  })
})

describe('a planted page', () => {
  const contract =
    "declare module '../../shared/page.ts' {\n  interface PageData {\n    'posts.planted': PostListPage\n  }\n}\n"
  const draws = "export const pages: PagesOf<'posts.planted'> = { 'posts.planted': Planted }\n"
  const found = (...files: [string, string][]) => pageTroubles(new Map(files))

  it('that nobody draws is found', () => {
    expect(found(['a.contract.ts', contract])).toEqual(['posts.planted is drawn nowhere'])
  })

  it('that two files draw is found', () => {
    const twice = found(['a.contract.ts', contract], ['a.pages.tsx', draws], ['b.pages.tsx', draws])
    expect(twice).toEqual(['posts.planted is drawn twice: a.pages.tsx, b.pages.tsx'])
  })

  it('that two contracts promise is found', () => {
    const twice = found(['a.contract.ts', contract], ['b.contract.ts', contract], ['a.pages.tsx', draws])
    expect(twice).toEqual(['posts.planted is promised twice: a.contract.ts, b.contract.ts'])
  })

  it('in order is left in peace', () => {
    expect(found(['a.contract.ts', contract], ['a.pages.tsx', draws])).toEqual([])
  })
})
