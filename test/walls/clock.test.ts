import { describe, expect, it } from 'vitest'
import { clockFindings, exceptions } from './clock-rules.ts'
import { readSources } from './sources.ts'

const sources = readSources()
const isFound = (path: string, text: string) => clockFindings(new Map([[path, text]]))

describe('the clock', () => {
  it('is handed in everywhere', () => {
    expect(clockFindings(sources)).toEqual([])
  })

  it.each([
    [
      'src/features/content/posts/p.ts',
      'export const age = (at: Date) => new Date().getTime() - at.getTime()',
    ],
    [
      'src/features/content/posts/p.store.ts',
      'export const isOver = (at: Date) => Date.now() > at.getTime()',
    ],
    ['src/app/p.ts', 'export const stamp = (ask = Date.now) => ask()'],
    ['src/platform/p.ts', 'export const words = () => Date()'],
  ])('is missed where the present is made: %s: %s', (path, text) => {
    expect(isFound(path, text)).toEqual([`the present is made beside the clock: ${path}`])
  })

  it.each([
    ['src/features/content/posts/p.contract.ts', 'export const year = new Date().getFullYear()'],
    [
      'src/features/content/posts/p.rules.ts',
      'export const isNew = (at: Date) => Date.now() - at.getTime() < 5',
    ],
    ['src/features/content/posts/p.rules.ts', "import { systemClock } from '../../../platform/clock.ts'"],
  ])('is not asked by contracts and rules: %s: %s', (path, text) => {
    expect(isFound(path, text)).toEqual([`contracts and rules ask no clock: ${path}`])
  })

  it('is not taken by those to whom it is handed in', () => {
    const text = "import { type Clock, systemClock } from '../../../platform/clock.ts'"
    expect(isFound('src/features/content/posts/p.ts', text)).toEqual([
      'the clock is taken, not handed in: src/features/content/posts/p.ts',
    ])
  })

  it.each([
    ['src/features/content/posts/p.ts', 'export const read = (text: string) => new Date(text)'],
    ['src/features/content/posts/p.ts', 'export const begun = performance.now()'],
    ['src/features/content/posts/p.ts', 'export const now = (clock: { now(): Date }) => clock.now()'],
    ['src/features/content/posts/p.rules.ts', "import type { Clock } from '../../../platform/clock.ts'"],
    ['src/features/content/posts/p.views.tsx', 'export const tick = () => Date.now()'],
    ['src/client/p.ts', 'export const tick = () => Date.now()'],
  ])('while this is fine: %s: %s', (path, text) => {
    expect(isFound(path, text)).toEqual([])
  })

  it('has no exception that is none any more', () => {
    const all = clockFindings(sources, { presentMakers: {}, clockHolders: {} })
    const { presentMakers, clockHolders } = exceptions
    expect(all.sort()).toEqual(
      [
        ...Object.keys(presentMakers).map(path => `the present is made beside the clock: ${path}`),
        ...Object.keys(clockHolders).map(path => `the clock is taken, not handed in: ${path}`),
      ].sort(),
    )
  })
})
