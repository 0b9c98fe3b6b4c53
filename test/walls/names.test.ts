import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kinds, lentTypes, nameFindings, vagueTypes } from './name-rules.ts'
import { readAllModules, readSources, readStylesheets } from './sources.ts'

const paths = [...readAllModules().keys(), ...readStylesheets().keys()]

describe('names of files', () => {
  it('are all seen: a keeper that sees nothing finds nothing', () => {
    expect(paths.filter(path => path.startsWith('src/features/')).length).toBeGreaterThan(600)
  })

  it('say what a file is about, in one room only, and what it holds', () => {
    expect(nameFindings(paths)).toEqual([])
  })

  it('are no riddles where a type is known to others', () => {
    expect(vagueTypes(readSources())).toEqual([])
    const planted = new Map([
      ['src/shared/planted.ts', 'export interface Asked {}\nexport type AskedPage = 1'],
    ])
    expect(vagueTypes(planted)).toEqual(['src/shared/planted.ts exports Asked: of what?'])
  })

  it('say of what a room is lent that it is its Deps', () => {
    expect(lentTypes(readSources())).toEqual([])
    expect(lentTypes(new Map([['src/shared/planted.ts', 'export interface PostersHouse {}']]))).toEqual([
      'src/shared/planted.ts calls PostersHouse what is its Deps',
    ])
  })

  it('are of kinds that the map explains', () => {
    const map = readFileSync(join(import.meta.dirname, '../../docs/architecture.md'), 'utf8')
    const explained = [...map.matchAll(/`[a-z-]*\.([a-z]+)\.tsx?`/g)].map(match => match[1])
    expect(Object.keys(kinds).filter(kind => !explained.includes(kind))).toEqual([])
  })
})

const inRoom = (name: string) => `src/features/learning/classes/${name}`

describe('a planted name is found:', () => {
  it.each([
    'classes.letters.ts',
    'classes.pages.ts',
    'classes.contract.tsx',
    'classes.old.contract.ts',
    'classes.members.store.ts',
    'classes.a.b.test.ts',
    'classes.tsx',
    'Classes.ts',
  ])('%s', name => {
    expect(nameFindings([inRoom(name)])).toEqual([`${inRoom(name)} is of no known kind`])
  })

  it('a folder within a room', () => {
    expect(nameFindings([inRoom('inner/inner.ts')])).toEqual([
      `${inRoom('inner/inner.ts')} stands deeper than its room`,
    ])
  })

  it('the same word in two rooms, or in the app', () => {
    const [one, other] = [inRoom('letters.ts'), 'src/features/content/posts/letters.store.ts']
    expect(nameFindings([one, other])).toEqual([
      'letters stands in src/features/content/posts, src/features/learning/classes',
    ])
    expect(nameFindings([one, 'src/app/http/letters.ts'])).toHaveLength(1)
  })

  it('while these are fine', () => {
    const names = [
      'classes.ts',
      'classes.css',
      'classes.races.test.ts',
      'classes.personal.store.ts',
      'runs.store.ts',
    ]
    expect(nameFindings([...names.map(inRoom), 'src/app/a/x.ts', 'src/app/b/x.ts'])).toEqual([])
  })
})
