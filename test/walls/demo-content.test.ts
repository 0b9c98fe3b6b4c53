import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readTexts, type Texts } from '../../db/seeds/folders/read-content.ts'
import { demoTenants } from '../../db/seeds/tenants.ts'

/** What somebody finds who tries a site of the demo: a chapter worth reading, classes to choose from, nothing twice. */

interface WrittenClass {
  name: string
  level?: string
  price?: number
  durationMinutes: number
  instructors: { person: string }[]
  runs?: { startAt: string; endAt: string }[]
}

/** a trial of the same station: it says what the station says */
const copies = ['dev-bharabas']
const sites = await Promise.all(
  demoTenants.map(async demo => ({
    slug: demo.slug,
    written: demo.written,
    // as it is written: no day has passed
    texts: await readTexts(demo, new Date(`${demo.written}T05:00:00Z`)),
  })),
)

const under = (texts: Texts, folder: string) =>
  [...texts].filter(([path]) => path.startsWith(`${folder}/`) && path.endsWith('.md'))
const bodyOf = (text: string) => text.split('\n---\n').slice(1).join('\n---\n')
const fieldsOf = (text: string): unknown => parse(text.split('\n---\n')[0] ?? '')
/** what is read of it: no signs, no addresses of pictures */
const wordsOf = (body: string) =>
  body.replaceAll(/!\[[^\]]*\]\([^)]*\)|^:::.*$/gm, '').match(/[\p{L}\p{N}][\p{L}\p{N}'.,-]*/gu) ?? []
const classesOf = (texts: Texts): WrittenClass[] =>
  under(texts, 'classes').map(([, text]) => fieldsOf(text) as WrittenClass)

describe.each(sites)('$slug', ({ written, texts }) => {
  it('has a chapter of eight hundred words, with headings, a table or a figure, and something to do', () => {
    const worthReading = under(texts, 'chapters').filter(
      ([, text]) =>
        wordsOf(bodyOf(text)).length >= 800 &&
        (text.match(/^##+ /gm)?.length ?? 0) > 3 &&
        /^(?:\| ---|:::figure)/m.test(text) &&
        /^(?:#+ .*|\*\*)(?:Latihan|Tugas|Pekerjaan rumah|Coba pekan ini)/m.test(text),
    )
    expect(worthReading.length).toBeGreaterThan(0)
  })

  it('has eight classes that differ, taught by its people, at days around today', () => {
    const classes = classesOf(texts)
    expect(classes.length).toBeGreaterThanOrEqual(8)
    const different = (pick: (one: WrittenClass) => unknown) => new Set(classes.map(pick)).size
    expect(different(one => one.name)).toBe(classes.length)
    expect(different(one => one.durationMinutes)).toBeGreaterThan(3)
    expect(different(one => one.level ?? 'all')).toBeGreaterThan(1)
    const people = new Set([...texts.keys()].filter(path => path.startsWith('public-profiles/')))
    for (const { name, instructors } of classes) {
      expect([name, instructors.length > 0]).toEqual([name, true])
      for (const { person } of instructors) expect(people).toContain(`public-profiles/${person}.yaml`)
    }
    const runs = classes.flatMap(({ runs = [] }) => runs)
    expect(runs.filter(({ startAt }) => startAt.slice(0, 10) > written).length).toBeGreaterThan(1)
  })
})

it('says no sentence of a chapter or a class at two sites', () => {
  const heard = new Map<string, string>()
  const twice: string[] = []
  for (const { slug, texts } of sites.filter(site => !copies.includes(site.slug)))
    for (const [path, text] of [...under(texts, 'chapters'), ...under(texts, 'classes')])
      for (const sentence of bodyOf(text).split(/(?<=[.!?])\s+|\n+/)) {
        if (sentence.length < 60) continue
        const before = heard.get(sentence)
        if (before !== undefined && before !== slug) twice.push(`${before}, ${slug} ${path}: ${sentence}`)
        heard.set(sentence, slug)
      }
  expect(twice).toEqual([])
})
