import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere } from '../../../../test/networks.ts'
import { startTwoProcesses, type TwoProcesses } from '../../../../test/two-processes.ts'
import { buildClass, buildClassroom } from '../classes/classes.things.ts'
import { buildEnrolment } from './enrolments.things.ts'

/** Many who want the same few seats at the same moment, on two processes of one house. */
let house: TwoProcesses
let tenant: BuiltTenant
const people: BuiltMember[] = []

beforeAll(async () => {
  house = await startTwoProcesses()
  tenant = house.tenant
  for (let count = 0; count < 40; count++) people.push(await buildMember(house.first, tenant, { kind: 4 }))
}, 60_000)

afterAll(() => house?.close())

const send = (turn: number, who: BuiltMember | undefined, call: 'enrol' | 'leave', slug: string) =>
  house.send(turn, who, `/v1/class/${call}`, { slug })

async function open(slug: string, waitlist: boolean): Promise<{ id: number; run: number }> {
  return tenant.write(async tx => {
    const { id } = await buildClass(tx, { slug })
    const run = await buildClassroom(tx, id, { capacity: 7, waitlist })
    return { id, run: run.id }
  })
}

/** how many are in each state, and how many seats are taken */
const standing = ({ id, run }: { id: number; run: number }) =>
  tenant.write(async tx => {
    const rows = await tx.db.selectFrom('enrolments').select('state').where('class_id', '=', id).execute()
    const seats = await tx.db
      .selectFrom('classroom_seats')
      .select('taken')
      .where('classroom_id', '=', run)
      .executeTakeFirst()
    const count = (state: string) => rows.filter(row => row.state === state).length
    return {
      active: count('active'),
      waiting: count('waitlisted'),
      cancelled: count('cancelled'),
      all: rows.length,
      taken: seats?.taken,
    }
  })

it('of forty who want seven seats, each asking twice, seven get one and nobody a fault', async () => {
  const run = await open('rebutan', false)
  const wishes = [...people, ...people].map((who, turn) => send(turn, who, 'enrol', 'rebutan'))
  const statuses = (await Promise.all(wishes)).map(answer => answer?.status)
  expect(statuses.filter(status => status !== 201 && status !== 409 && status !== 503)).toEqual([])
  expect(await standing(run)).toEqual({ active: 7, waiting: 0, cancelled: 0, all: 7, taken: 7 })
}, 60_000)

it('a reply that two presses remove at once comes back by one number only', async () => {
  const { id: classId } = await open('obrolan', false)
  const who = people[0]
  const threadId = await tenant.write(async tx => {
    const at = new Date('2026-11-21T03:00:00Z')
    await tx.db
      .insertInto('class_staff')
      .values({ class_id: classId, membership_id: who?.membershipId ?? 0 })
      .execute()
    const { id } = await tx.db
      .insertInto('threads')
      .values({
        kind: 'question',
        class_id: classId,
        title: 'Kabel',
        body: 'Mana?',
        by_id: who?.membershipId ?? 0,
        created_at: at,
        last_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await buildEnrolment(tx, { class_id: classId, membership_id: who?.membershipId ?? 0 })
    return id
  })
  const remove = (turn: number) =>
    house.turnOf(turn).request({
      host: tenant.host,
      path: `/v1/threads/${threadId}`,
      method: 'DELETE',
      headers: { ...who?.bearer, ...fromElsewhere() },
    })
  const statuses = (await Promise.all([0, 1, 2, 3].map(remove))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 404, 404, 404])
})

it('no seat stays empty while somebody waits, however they come and go', async () => {
  const run = await open('antre', true)
  await Promise.all(people.slice(0, 10).map((who, turn) => send(turn, who, 'enrol', 'antre')))
  expect(await standing(run)).toMatchObject({ active: 7, waiting: 3, taken: 7 })
  // ten leave, of those in and of those who wait, while fifteen others come
  const leaving = people.slice(0, 10).map((who, turn) => send(turn, who, 'leave', 'antre'))
  const coming = people.slice(10, 25).map((who, turn) => send(turn + 1, who, 'enrol', 'antre'))
  const statuses = (await Promise.all([...leaving, ...coming])).map(answer => answer?.status)
  expect(statuses.filter(status => ![200, 201, 503].includes(status ?? 0))).toEqual([])
  const after = await standing(run)
  expect(after.taken).toBe(after.active)
  expect(after.active).toBe(7)
  expect(after.active + after.waiting + after.cancelled).toBe(after.all)
}, 60_000)
