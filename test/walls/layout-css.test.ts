import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kitHooks, pageHooks } from '../../src/ui/css/hooks.ts'
import { classesOfModule, classesOfStyles, hole } from './class-names.ts'
import { draws, type House, ownersOf, rules, violations } from './class-rules.ts'
import { isTest } from './sources.ts'

/** What layouts rely on in the kit is promised (ui/css/hooks.ts), and what they style is there. */
const root = join(import.meta.dirname, '../..')

function readFiles(): House['files'] {
  const files = new Map<string, string>()
  for (const entry of readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1)
    if (!entry.isFile() || !/\.(tsx?|css)$/.test(path) || isTest(path)) continue
    files.set(path, readFileSync(join(root, path), 'utf8'))
  }
  return files
}

const house: House = { files: readFiles(), hooks: { kit: kitHooks, pages: pageHooks } }

describe('the classes of layouts', () => {
  it('are all read: a keeper that sees nothing finds nothing', () => {
    const owners = ownersOf(house.files)
    const layouts = [...owners].filter(([name]) => name.startsWith('layouts/'))
    expect(layouts.length).toBeGreaterThan(35)
    const sum = (count: (owner: (typeof layouts)[number][1]) => number) =>
      layouts.reduce((total, [, owner]) => total + count(owner), 0)
    expect(sum(({ classes }) => classes.size)).toBeGreaterThan(1_000)
    expect(sum(({ styled }) => styled.size)).toBeGreaterThan(2_000)
  })

  it('are their own, or a hook that somebody draws', () => {
    expect(violations(house)).toEqual([])
  })
})

describe('what names a class', () => {
  const read = (text: string) => classesOfModule('a.tsx', text)

  it('is read in every way it is written', () => {
    const text = `const a = <p className={open ? \`one \${wide ? 'two' : ''} three-\${look}\` : undefined} id="no-class" />
      el.classList.toggle('four', isShut)
      el.className = 'eight'
      const box = h('p', { class: 'five' })
      const markup = '<aside class="six">no</aside>'
      const b = <p className={look === 'no' ? 'seven' : classOf('no')} />`
    const classes = ['one', `three-${hole}`, 'two', 'four', 'five', 'six', 'seven', 'eight']
    expect(
      read(text)
        .classes.filter(name => name !== hole)
        .sort(),
    ).toEqual(classes.sort())
    expect(read("const word = isLong ? 'eight-long nine' : ''").kept).toEqual(['eight-long', 'nine'])
    expect(read('const a = <Icon name="no-class" />').kept).toEqual([])
  })

  it('is in selectors only', () => {
    const text = `@import "../a.css"; /* .no */ @layer layout { .one > .two:not(.three)::before { content: ".no{"; width: .5em } }
      @media (width >= 40.5rem) { .four { background: url("a.no") } }`
    expect(classesOfStyles(text)).toEqual(['one', 'two', 'three', 'four'])
  })

  it('is composed of what is known: a look, a number', () => {
    const owners = ownersOf(
      new Map([
        ['src/ui/kit/a.tsx', `type Look = 'rows'; const a = <ul className={\`cards cards-\${look}\`} />`],
        ['src/layouts/aula/a.tsx', `const a = <p className={\`aula-\${n} aula-of-\${kind}\`} />`],
      ]),
    )
    expect(draws(owners, 'kit', 'cards-rows')).toBe(true)
    expect(draws(owners, 'kit', 'cards-heaps')).toBe(false)
    expect(draws(owners, 'layouts/aula', 'aula-7')).toBe(true)
    expect(draws(owners, 'layouts/aula', 'aula-of-rows')).toBe(true)
    expect(draws(owners, 'layouts/aula', 'aula-of-heaps')).toBe(false)
  })
})

/** A house of few rooms in which all is well. */
const small: Record<string, string> = {
  'src/ui/kit/card.tsx': 'const a = <p className="card"><b className="card-title" /></p>',
  'src/ui/office/table.tsx': 'const a = <p className="o-table" />',
  'src/features/content/posts/posts.pages.tsx': 'const a = <p className="block ps-list" />',
  'src/features/learning/classes/classes.pages.tsx': 'const a = <p className="block" />',
  'src/layouts/aula/aula.tsx': 'const a = <p className="aula-hero card" />',
  'src/layouts/aula/aula.css': '.aula-hero .card { } .block { }',
  'src/layouts/balai/balai.tsx': 'const a = <p className="balai-hero" />',
  'src/layouts/balai/balai.css': '.balai-hero { }',
}
const hooks: House['hooks'] = { kit: { card: { card: 'a card' } }, pages: { pages: { block: 'a part' } } }
const inSmall = (more: Record<string, string>, kit: House['hooks']['kit'] = hooks.kit) =>
  violations({ files: new Map(Object.entries({ ...small, ...more })), hooks: { ...hooks, kit } })

/** For each rule what would break it. */
const planted: readonly [rule: string, what: string, found: () => string[]][] = [
  [
    'a class that a layout styles is drawn',
    '.aula-gone in src/layouts/aula/more.css',
    () => inSmall({ 'src/layouts/aula/more.css': '.aula-gone { }' }),
  ],
  [
    'a class that a layout styles is drawn',
    '.balai-hero in src/layouts/aula/more.css',
    () => inSmall({ 'src/layouts/aula/more.css': '.balai-hero { }' }),
  ],
  [
    'a class that a room or the office styles is drawn',
    '.ps-gone in src/features/content/posts/posts.css',
    () => inSmall({ 'src/features/content/posts/posts.css': '.ps-list { } .ps-gone { }' }),
  ],
  [
    'a class that a room or the office styles is drawn',
    '.o-gone in src/ui/office/table.css',
    () => inSmall({ 'src/ui/office/table.css': '.o-gone { }' }),
  ],
  [
    'a class of the kit or of a page that a layout names',
    '.card-title in layouts/aula',
    () => inSmall({ 'src/layouts/aula/more.css': '.card-title { }' }),
  ],
  [
    'a class of the kit or of a page that a layout names',
    '.card-title in layouts/balai',
    () =>
      inSmall({
        'src/ui/css/cards.css': '.card-title { }',
        'src/layouts/balai/balai.tsx': 'const a = <p className="balai-hero card-title" />',
      }),
  ],
  [
    'a class of the kit or of a page that a layout names',
    '.ps-list in layouts/aula',
    () => inSmall({ 'src/layouts/aula/more.css': '.ps-list { }' }),
  ],
  [
    'a hook is drawn by the kit',
    'card-lost',
    () =>
      inSmall(
        { 'src/layouts/aula/more.tsx': 'const a = <p className="card-lost" />' },
        {
          card: { 'card{,-lost}': 'a card' },
        },
      ),
  ],
  ['a hook is drawn by the kit', 'block', () => inSmall({}, { card: { card: 'a card', block: 'a part' } })],
  ['a hook is named by a layout', 'card-title', () => inSmall({}, { card: { 'card{,-title}': 'a card' } })],
  [
    'a prefix of a layout belongs to it alone',
    'balai- of layouts/aula, layouts/balai',
    () => inSmall({ 'src/layouts/aula/more.tsx': 'const a = <p className="balai-foot" />' }),
  ],
  [
    'a prefix of a layout belongs to it alone',
    'ps- of layouts/aula, features/content/posts',
    () => inSmall({ 'src/layouts/aula/more.tsx': 'const a = <p className="ps-foot" />' }),
  ],
  [
    'a prefix of a layout belongs to it alone',
    'o- of layouts/aula, office',
    () => inSmall({ 'src/layouts/aula/more.tsx': 'const a = <p className="o-foot" />' }),
  ],
  [
    "an abbreviation before a room's classes",
    'ps- of features/content/posts, features/learning/classes',
    () => inSmall({ 'src/features/learning/classes/more.views.tsx': 'const a = <p className="ps-day" />' }),
  ],
]

describe('a planted violation is found', () => {
  it('and nothing else', () => {
    expect(inSmall({})).toEqual([])
  })

  it.each(planted)('%s: %s', (rule, what, found) => {
    expect(found().filter(line => line.startsWith(rule) && line.endsWith(`: ${what}`))).toHaveLength(1)
  })

  it('for every rule there is', () => {
    const untested = rules.filter(([sentence]) => !planted.some(([rule]) => sentence.startsWith(rule)))
    expect(untested.map(([sentence]) => sentence)).toEqual([])
  })
})
