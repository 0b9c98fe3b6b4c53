import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTwoProcesses, type TwoProcesses } from '../../../../test/two-processes.ts'

/** Many who want the same hours at the same moment, on two processes of one house. */
let house: TwoProcesses

beforeAll(async () => {
  house = await startTwoProcesses()
})

afterAll(() => house?.close())

const ask = (turn: number, preferredAt: string) =>
  house.send(
    turn,
    undefined,
    '/v1/post/appointment/create',
    {
      name: 'Sri Wahyuni',
      email: `sri${turn}@sekolah.test`,
      phone: '0812-3456-7890',
      organisation: 'SMK Wiyata',
      orgType: 'school',
      topic: 'training',
      mode: 'online',
      preferredAt,
      notes: '',
      consent: true,
    },
    { headers: { 'sec-fetch-site': 'same-origin' } },
  )

it('of two who want the last place at the same moment one gets it, wherever they ask', async () => {
  for (const hour of ['09', '10', '11', '13']) {
    const wishes = Array.from({ length: 2 }, (_, turn) => ask(turn + 300, `2026-11-30T${hour}:00`))
    const statuses = (await Promise.all(wishes)).map(answer => answer?.status)
    expect(statuses.toSorted()).toEqual([201, 409])
  }
})

it('of two hundred who want twenty hours, twenty get one each, and nobody a fault', async () => {
  const days = ['24', '25', '26', '27']
  const hours = days.flatMap(day => ['09', '10', '11', '13', '14'].map(hour => `2026-11-${day}T${hour}:00`))
  const wishes = Array.from({ length: 200 }, (_, turn) => ask(turn, hours[turn % hours.length] ?? ''))
  const statuses = (await Promise.all(wishes)).map(answer => answer?.status)
  expect(statuses.filter(status => status === 201)).toHaveLength(20)
  // a house with too many at its door says so
  expect(statuses.filter(status => status !== 201 && status !== 409 && status !== 503)).toEqual([])
}, 60_000)
