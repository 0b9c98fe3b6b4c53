import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeRooms } from '../../src/app/house.ts'
import { wings } from '../../src/features/wings.ts'
import { type Exceptions, mapFindings, roomFindings } from './room-rules.ts'
import { readSources } from './sources.ts'

const sources = readSources()

/** The lists only shrink: one that is not here fails, and so does one that is here and gone. */
const known: Exceptions = {
  withoutManifest: {
    'community/seasons': 'answers nothing: teams and the pages of the league stand on it',
    'core/permissions': 'answers nothing: the matrix that every room names lines of',
    'website/starter-pages': 'answers nothing: folders as which new sites begin',
    'core/sections': 'answers nothing: sections of pages that other rooms draw',
    'money/documents': 'answers nothing: orders draw their papers from it',
    'money/idempotency': 'answers nothing: calls that must not be done twice use it',
    'membership/data-subjects': 'answers nothing: a member as the rooms about their rights see them',
    'identity/own-account': 'its pages stand at the account service, which has its own forms',
  },
}

describe('the rooms of the house', () => {
  it('have a manifest that the app lists, stand in a wing, and are entered by the app as by others', () => {
    expect(roomFindings(sources, Object.keys(wings), known)).toEqual([])
  })

  it('stand on the map, each in its wing and once', () => {
    const text = readFileSync(join(import.meta.dirname, '../../docs/architecture.md'), 'utf8')
    const [, map = ''] = /^src\/features\/([\s\S]*?)^src\/layouts\//m.exec(text) ?? []
    expect(mapFindings(sources, map)).toEqual([])
    const planted = new Map([...sources, ['src/features/content/planted/planted.room.ts', '']])
    expect(mapFindings(planted, map)).toEqual(['content/planted is not on the map'])
    expect(mapFindings(sources, `${map}\n  content/  posts (again)  gone`)).toEqual([
      'content/gone is on the map only',
      'content/posts is on the map twice',
    ])
  })

  it('lead to their sections of the office by letters of their own', () => {
    const sections = describeRooms()
      .partsOf('office')
      .flatMap(part => part.sections ?? [])
    const keyOf = ({ key }: { key?: string }) => key ?? ''
    const shared = [...Map.groupBy(sections.filter(keyOf), keyOf)].filter(([, those]) => those.length > 1)
    expect(shared.map(([key, those]) => [key, those.map(({ label }) => label)])).toEqual([])
  })

  it('are all read: a keeper that sees nothing finds nothing', () => {
    const nothing = { withoutManifest: {} }
    expect(roomFindings(sources, Object.keys(wings), nothing)).toHaveLength(
      Object.keys(known.withoutManifest).length,
    )
  })
})

/** A house of one room, in which all is well. */
const small: Readonly<Record<string, string>> = {
  'src/app/rooms.ts': "export { classesRoom } from '../features/learning/classes/classes.room.ts'",
  'src/features/learning/classes/classes.room.ts': '',
}

function findingsOf(
  planted: Readonly<Record<string, string>>,
  exceptions: Partial<Exceptions> = {},
  wingNames: readonly string[] = ['learning'],
): string[] {
  const house = new Map(Object.entries({ ...small, ...planted }))
  return roomFindings(house, wingNames, { withoutManifest: {}, ...exceptions })
}

describe('a planted violation is found:', () => {
  it('a room without a manifest', () => {
    const planted = { 'src/features/learning/quizzes/quizzes.ts': '' }
    expect(findingsOf(planted)).toEqual(['learning/quizzes has no manifest'])
    expect(findingsOf(planted, { withoutManifest: { 'learning/quizzes': 'why' } })).toEqual([])
  })

  it('a manifest of another name', () => {
    const planted = { 'src/features/learning/quizzes/quiz.room.ts': '' }
    expect(findingsOf(planted)).toEqual(['learning/quizzes has no manifest'])
  })

  it('a room that the app does not list', () => {
    const planted = { 'src/features/learning/quizzes/quizzes.room.ts': '' }
    expect(findingsOf(planted)).toEqual(['learning/quizzes is not listed in src/app/rooms.ts'])
  })

  it('an exception that nobody needs', () => {
    const withoutManifest = { 'learning/classes': 'why', 'learning/gone': 'why' }
    expect(findingsOf({}, { withoutManifest })).toEqual([
      'learning/classes is excepted, and has a manifest',
      'learning/gone is excepted, and is not there',
    ])
  })

  it('a wing that does not stand in the list, and one without a room', () => {
    expect(findingsOf({}, {}, ['core'])).toEqual(['learning does not stand in wings.ts', 'core has no room'])
  })

  it.each([
    [
      'its rules',
      "import { isOpen } from '../../features/learning/classes/classes.rules.ts'",
      'classes.rules.ts',
    ],
    [
      'a type',
      "import type { Class } from '../../features/learning/classes/classes.contract.ts'",
      'classes.contract.ts',
    ],
    [
      'a drawer of it',
      "import { one } from '../../features/learning/classes/inner/inner.ts'",
      'inner/inner.ts',
    ],
    [
      'what is imported late',
      "const of = () => import('../../features/learning/classes/batches.ts')",
      'batches.ts',
    ],
  ])('an app that imports %s', (_, text, file) => {
    const planted = { 'src/app/http/planted.ts': text }
    const line = `http/planted.ts → learning/classes/${file}`
    expect(findingsOf(planted)).toEqual([`the app goes past the door: ${line}`])
  })

  it('while manifest, door and cards are open to the app', () => {
    const text = `import { classesRoom } from '../../features/learning/classes/classes.room.ts'
      import { listClasses } from '../../features/learning/classes/classes.ts'
      import { classCard } from '../../features/learning/classes/classes.cards.ts'
      import { wings } from '../../features/wings.ts'`
    expect(findingsOf({ 'src/app/http/planted.ts': text })).toEqual([])
  })
})
