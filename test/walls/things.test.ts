import { describe, expect, it } from 'vitest'
import { describeRooms } from '../../src/app/house.ts'
import { by } from '../addressing.ts'
import { addressingOf, growing, inOrder, type NamedThings, roomThings, thingsOf } from '../gathered-things.ts'

describe('what rooms tell the tests of themselves', () => {
  it('is read: a keeper that sees nothing finds nothing', () => {
    expect(roomThings.length).toBeGreaterThan(25)
    expect(Object.keys(addressingOf(roomThings)).length).toBeGreaterThan(60)
  })

  it('is about calls that are there', () => {
    const calls = describeRooms().calls.map(({ contract: { method, path } }) => `${method} ${path}`)
    expect(Object.keys(addressingOf(roomThings)).filter(call => !calls.includes(call))).toEqual([])
  })

  it('comes after what it points at', () => {
    for (const [index, { room, after = [] }] of roomThings.entries()) {
      const before = roomThings.slice(0, index).map(({ room: name }) => name)
      expect(before, room).toEqual(expect.arrayContaining([...after]))
    }
  })
})

const named = (room: string, ...after: string[]): NamedThings => ({ room, after })
const namesOf = (rooms: readonly NamedThings[]) => inOrder(rooms).map(({ room }) => room)

describe('a planted fault is told:', () => {
  it('a file without the export', () => {
    const path = 'src/features/learning/classes/classes.things.ts'
    expect(() => thingsOf(path, {})).toThrow(`${path} has no "export const roomThings"`)
    expect(thingsOf(path, { roomThings: {} })).toEqual({ room: 'classes' })
  })

  it('a room after one that has no things', () => {
    expect(() => namesOf([named('classes', 'nobody')])).toThrow('after nobody, which has no things')
  })

  it('rooms that wait for each other', () => {
    expect(() => namesOf([named('a', 'b'), named('b', 'a')])).toThrow('a → b → a')
  })

  it('a call that two rooms address', () => {
    const addressing = { 'GET /v1/x/{id}': { id: by(() => ({ path: '/v1/x/1' })) } }
    const rooms = [
      { room: 'a', addressing },
      { room: 'b', addressing },
    ]
    expect(() => addressingOf(rooms)).toThrow('b addresses GET /v1/x/{id}, and so does another room')
  })

  it('a thing that is asked for before it is made', () => {
    const made: Partial<{ school: number }> = {}
    const asked = growing<{ school: number }>(made)
    expect(() => asked.school).toThrow('Nobody has made "school" yet')
    made.school = 7
    expect(asked.school).toBe(7)
  })

  it('while those without a wish keep their places', () => {
    expect(namesOf([named('a', 'c'), named('b'), named('c')])).toEqual(['c', 'a', 'b'])
  })
})
