import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contrast, luminance, parseHex } from '../../../shared/colour.ts'
import { cssSetting } from './site.contract.ts'
import { themeCss } from './theme-css.ts'

const noFont = () => ({ url: '/x.woff2', standIn: '', stack: 'serif' })

function themeOf(css: Record<string, string>) {
  const text = themeCss(cssSetting.parse(css), noFont)
  const [light = '', dark = '', chosen = ''] = text.split(
    /@media screen(?: and \(prefers-color-scheme:dark\))?(?=\{)/,
  )
  const tokensOf = (part: string) =>
    Object.fromEntries([...part.matchAll(/--([\w-]+):([^;}]+)/g)].map(([, name, value]) => [name, value]))
  return { text, light: tokensOf(light), dark: tokensOf(dark), chosen: tokensOf(chosen) }
}

const telling = [
  '#000000',
  '#010000',
  '#ffffff',
  '#fefefe',
  '#777777',
  '#bcbcbc',
  '#2b333d',
  '#ffff00',
  '#ffe000',
  '#39ff14',
  '#ff00ff',
  '#00ffff',
  '#ff0000',
  '#0000ff',
  '#0b2545',
  '#001f3f',
  '#2096c4',
  '#8b4513',
]

/** 200 sets of three colours, the same at every run (mulberry32) */
function drawn(): [string, string, string][] {
  let seed = 20261121
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const colour = () =>
    `#${[0, 0, 0].map(() => `0${Math.floor(next() * 256).toString(16)}`.slice(-2)).join('')}`
  return Array.from({ length: 200 }, () => [colour(), colour(), colour()])
}

const tenants = [
  ...telling.flatMap(primary => telling.map((dark): [string, string, string] => [primary, primary, dark])),
  ...drawn(),
].map(([clr_primary, clr_secondary, clr_dark]) => {
  const css = { clr_primary, clr_secondary, clr_dark }
  return { css, dark: themeOf(css).dark }
})

/** degrees on the circle of colours */
function hueOf(hex: string): number {
  const [red, green, blue] = parseHex(hex)
  const [top, spread] = [Math.max(red, green, blue), Math.max(red, green, blue) - Math.min(red, green, blue)]
  const turn =
    top === red
      ? (green - blue) / spread
      : top === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return (turn * 60 + 360) % 360
}

it('by night the grounds keep the hue of the tenant’s dark colour, whatever the main one is', () => {
  for (const [clr_primary, clr_dark] of [
    ['#17c964', '#0b1526'],
    ['#ffe000', '#0b2545'],
    ['#00ffff', '#3b1010'],
  ] as const) {
    const { dark } = themeOf({ clr_primary, clr_secondary: clr_primary, clr_dark })
    for (const ground of ['clr-ground-dark', 'paper-raised']) {
      const away = Math.abs(hueOf(dark[ground] ?? '') - hueOf(clr_dark))
      expect(Math.min(away, 360 - away), `${ground} of ${clr_dark}`).toBeLessThan(15)
    }
  }
})

const grounds = ['paper', 'paper-soft', 'paper-raised', 'soft-primary', 'soft-secondary', 'clr-ground-dark']
const bright = ['text', 'text-mute', 'ink-primary', 'ink-secondary', 'lit-primary', 'lit-secondary']

/** every pair that falls short, in words; as few words as tenants there are would be too many to read */
function shortOf(needed: number, pairs: [string, string][]): string[] {
  return tenants
    .flatMap(({ css, dark }) =>
      pairs.map(([one, other]) => {
        const ratio = contrast(dark[one] ?? '', dark[other] ?? '')
        return ratio >= needed ? '' : `${one} on ${other} ${ratio.toFixed(2)} (${Object.values(css)})`
      }),
    )
    .filter(Boolean)
    .slice(0, 10)
}

const every = (tokens: string[], on: string[]) =>
  tokens.flatMap(token => on.map((ground): [string, string] => [token, ground]))
const both = (one: string, other: string): [string, string][] =>
  ['primary', 'secondary'].map(name => [`${one}-${name}`, `${other}-${name}`])

describe('on dark screens, whatever colours a tenant has,', () => {
  it('text and links are read on every ground', () => {
    expect(shortOf(4.5, every(bright, grounds))).toEqual([])
  })

  it('headings are read with ease on every ground, and white is on a dark band', () => {
    expect(shortOf(7, every(['ink'], grounds))).toEqual([])
    for (const { dark } of tenants)
      expect(contrast('#ffffff', dark['clr-ground-dark'] ?? '')).toBeGreaterThan(7)
  })

  it('borders of controls and the focus ring are seen on every ground', () => {
    expect(shortOf(3, every(['line-strong', 'ink-primary', 'ink-secondary'], grounds))).toEqual([])
  })

  it('a button is told from what it lies on, and its words are read', () => {
    const lying = grounds.filter(ground => ground !== 'clr-ground-dark')
    expect(shortOf(3, every(['fill-primary', 'fill-secondary'], lying))).toEqual([])
    expect(shortOf(4.5, both('on-fill', 'fill'))).toEqual([])
    expect(shortOf(4.5, both('on', 'clr'))).toEqual([])
    // on a dark band it is the other way round
    expect(shortOf(4.5, every(['lit-primary', 'lit-secondary'], ['clr-ground-dark']))).toEqual([])
  })

  it("the tenant's own colours are seen where they only adorn", () => {
    expect(
      shortOf(3, every(['clr-primary', 'clr-secondary'], ['paper', 'paper-soft', 'paper-raised'])),
    ).toEqual([])
  })

  it('grounds rise from the paper to the dark band, so that bands and boxes are told from one another', () => {
    expect(shortOf(1.25, [['clr-ground-dark', 'paper']])).toEqual([])
    expect(shortOf(1.15, [['clr-ground-dark', 'paper-soft']])).toEqual([])
    expect(
      shortOf(1.05, [
        ['paper', 'paper-soft'],
        ['paper-soft', 'paper-raised'],
      ]),
    ).toEqual([])
  })

  it('nothing large glares: no button is brighter than half the way to white, no ground brighter than dusk', () => {
    for (const { dark } of tenants) {
      for (const ground of grounds) expect(contrast('#000000', dark[ground] ?? '')).toBeLessThan(1.8)
      for (const name of ['primary', 'secondary'])
        expect(contrast('#000000', dark[`fill-${name}`] ?? '')).toBeLessThan(11.5)
    }
  })

  it('a band is no brighter than its button, stays as deep as a deep colour was picked, and its words are read', () => {
    expect(shortOf(4.5, both('on-fill', 'band'))).toEqual([])
    expect(shortOf(1.4, every(['band-primary', 'band-secondary'], ['paper']))).toEqual([])
    for (const { dark } of tenants)
      for (const name of ['primary', 'secondary'])
        expect(luminance(dark[`band-${name}`] ?? '')).toBeLessThan(
          luminance(dark[`fill-${name}`] ?? '') + 0.01,
        )
    expect(themeOf({ clr_primary: '#7a1f2b' }).dark['band-primary']).toBe('#7a1f2b')
  })
})

describe('the theme of dark screens', () => {
  it("stands in the same style as the light one, and leaves print, the office and the account's pages alone", () => {
    const { text, light, dark, chosen } = themeOf({ clr_primary: '#2096c4' })
    expect(text).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-frame]):where(')
    expect(dark).toHaveProperty('paper')
    // whoever chose it sees the same on a light screen
    expect(chosen).toEqual(dark)
    expect(light).not.toHaveProperty('paper')
    expect(light['clr-primary']).toBe('#2096c4')
  })

  it('keeps a colour that is seen as it is, and the hue of one that is not', () => {
    expect(themeOf({ clr_primary: '#2096c4' }).dark['clr-primary']).toBe('#2096c4')
    const [red, green, blue] = parseHex(themeOf({ clr_primary: '#0b2545' }).dark['fill-primary'] ?? '')
    expect(blue).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(red)
  })

  it('is small: it comes with every page', () => {
    const { text } = themeOf({})
    const light = text.slice(0, text.indexOf('@media'))
    expect(gzipSync(text).length - gzipSync(light).length).toBeLessThan(300)
  })
})
