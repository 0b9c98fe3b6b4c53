import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BuiltTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere } from '../../../../test/networks.ts'
import { startTwoProcesses, type TwoProcesses } from '../../../../test/two-processes.ts'
import { buildClass, buildClassroom, buildWebinar } from '../classes/classes.things.ts'
import { buildEnrolment } from '../enrolments/enrolments.things.ts'
import { createCodes } from './meeting-codes.ts'
import { mostTries } from './meetings.rules.ts'

/** Many who come at the same moment, on two processes of one house. */
let house: TwoProcesses
let tenant: BuiltTenant
let people: BuiltMember[]
const address = 'https://meet.example/ruang'

beforeAll(async () => {
  house = await startTwoProcesses()
  tenant = house.tenant
  people = []
  for (let count = 0; count < 6; count++) people.push(await buildMember(house.first, tenant, { kind: 4 }))
}, 120_000)

afterAll(() => house?.close())

/** a meeting that goes on, of a run that all of them are in, and how each comes in */
async function made(row: { capacity?: number; start_at?: string } = {}) {
  const codes = createCodes({ secrets: house.first.sanggar.secrets })
  const at = house.first.clock.now()
  return tenant.write(async tx => {
    const course = await buildClass(tx)
    const run = await buildClassroom(tx, course.id)
    for (const { membershipId } of people)
      await buildEnrolment(tx, { class_id: course.id, classroom_id: run.id, membership_id: membershipId })
    const { id } = await buildWebinar(tx, course.id, {
      classroom_id: run.id,
      start_at: '2026-11-21T02:55:00Z',
      ...row,
    })
    await tx.db
      .insertInto('meeting_doors')
      .values({ meeting_id: id, address_sealed: codes.sealAddress(tenant.id, id, address) })
      .execute()
    const join = ({ membershipId, cookie }: BuiltMember, turn: number) => {
      const pass = codes.pass({ tenantId: tenant.id, meetingId: id, membershipId }, at)
      return house.turnOf(turn).request({
        host: tenant.host,
        path: `/v1/meetings/${id}/join/${pass}`,
        headers: { accept: 'text/html', ...cookie, ...fromElsewhere() },
      })
    }
    return { id, join }
  })
}

it('notes once who presses many times', async () => {
  const { id, join } = await made()
  const [one] = people
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => one && join(one, turn)))
  expect(answers.every(answer => answer?.headers.location === address || answer?.status === 503)).toBe(true)
  const events = await tenant.write(tx =>
    tx.db.selectFrom('attendance_events').select('id').where('meeting_id', '=', id).execute(),
  )
  expect(events).toHaveLength(1)
})

it('gives the last places once each', async () => {
  const { join } = await made({ capacity: 2 })
  const answers = await Promise.all(people.map((one, turn) => join(one, turn)))
  expect(answers.filter(answer => answer?.headers.location === address)).toHaveLength(2)
})

it('reminds once, whichever process does', async () => {
  const { id } = await made({ start_at: '2026-11-21T03:40:00Z' })
  await Promise.all(house.apps.map(app => app.sanggar.jobs.runOften()))
  await Promise.all(house.apps.map(app => app.sanggar.jobs.runOften()))
  const rows = await tenant.write(tx =>
    tx.db
      .selectFrom('notifications')
      .select('membership_id')
      .where('link', 'like', `%/Pertemuan/${id}`)
      .execute(),
  )
  expect(rows.map(row => row.membership_id).sort()).toEqual(people.map(one => one.membershipId).sort())
})

it('looks at so many digits of one person and no more, however many come at once', async () => {
  const { id } = await made()
  const [one] = people
  const at = house.first.clock.now()
  await tenant.write(tx =>
    tx.db
      .updateTable('meeting_doors')
      .set({ check_turn: 1, check_opened_at: at })
      .where('meeting_id', '=', id)
      .execute(),
  )
  const { slug } = await tenant.write(tx =>
    tx.db
      .selectFrom('webinars')
      .innerJoin('classes', 'classes.id', 'webinars.class_id')
      .select('classes.slug')
      .where('webinars.id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  const guess = (turn: number) =>
    house.turnOf(turn).request({
      host: tenant.host,
      method: 'POST',
      path: `/Belajar/${slug}/Pertemuan/${id}`,
      body: 'digits=x',
      headers: {
        ...one?.cookie,
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...fromElsewhere(),
      },
    })
  const answers = await Promise.all(Array.from({ length: 24 }, (_, turn) => guess(turn)))
  const told = answers.map(answer => answer?.headers.location?.split('told=')[1])
  expect(told.filter(word => word === 'wrong').length).toBe(mostTries - 1)
  expect(told.filter(word => word === 'stopped').length).toBeGreaterThan(0)
})
