import { describe, expect, it } from 'vitest'
import { circles, fileArrows, roomArrows } from './circles.ts'
import { readSources } from './sources.ts'

const sources = readSources()

describe('imports have a top and a bottom', () => {
  it('files form no circle, types included', () => {
    expect(circles(fileArrows(sources))).toEqual([])
  })

  it('rooms form no circle', () => {
    expect(circles(roomArrows(sources))).toEqual([])
  })
})

const filesIn = (files: Record<string, string>) => circles(fileArrows(new Map(Object.entries(files))))

describe('a planted circle is found', () => {
  it('of two files', () => {
    const planted = { 'src/a.ts': "import { b } from './b.ts'", 'src/b.ts': "export * from './a.ts'" }
    expect(filesIn(planted)).toEqual([['src/a.ts', 'src/b.ts']])
  })

  it('of three files, without those that only lead to it or away from it', () => {
    const planted = {
      'src/before.ts': "import './x/one.ts'",
      'src/x/one.ts': "import './two.ts'",
      'src/x/two.ts': "import '../three.ts'\nimport '../after.ts'",
      'src/three.ts': "import './x/one.ts'",
      'src/after.ts': '',
    }
    expect(filesIn(planted)).toEqual([['src/three.ts', 'src/x/one.ts', 'src/x/two.ts']])
  })

  it.each([
    ['a type only', "import type { B } from './b.ts'"],
    ['a type within others', "import type { B } from './b.ts'"],
    ['a type asked for in its place', "export const b: import('./b.ts').B = 1"],
    ['a type handed on', "export type { B } from './b.ts'"],
    ['a dynamic import', "export const later = () => import('./b.ts')"],
  ])('of %s', (_, text) => {
    expect(filesIn({ 'src/a.ts': text, 'src/b.ts': "import './a.ts'" })).toEqual([['src/a.ts', 'src/b.ts']])
  })

  it('of one file that imports itself', () => {
    expect(filesIn({ 'src/a.ts': "export { a } from './a.ts'" })).toEqual([['src/a.ts']])
  })

  it('beside another, each by itself', () => {
    const planted = {
      'src/a.ts': "import './b.ts'",
      'src/b.ts': "import './a.ts'\nimport './c.ts'",
      'src/c.ts': "import './d.ts'",
      'src/d.ts': "import './c.ts'",
    }
    expect(filesIn(planted)).toEqual([
      ['src/a.ts', 'src/b.ts'],
      ['src/c.ts', 'src/d.ts'],
    ])
  })

  it('of two rooms, though no files form one', () => {
    const planted = new Map([
      ['src/features/learning/classes/classes.ts', "import { postCard } from '../posts/posts.cards.ts'"],
      ['src/features/content/posts/posts.cards.ts', "import { one } from './one.ts'"],
      ['src/features/content/posts/posts.loads.ts', "import type { Class } from '../classes/classes.ts'"],
    ])
    expect(circles(fileArrows(planted))).toEqual([])
    expect(circles(roomArrows(planted))).toEqual([['classes', 'posts']])
  })

  it('while files that stand on one another are none', () => {
    const planted = { 'src/a.ts': "import './b.ts'\nimport './c.ts'", 'src/b.ts': "import './c.ts'" }
    expect(filesIn({ ...planted, 'src/c.ts': '' })).toEqual([])
  })
})
