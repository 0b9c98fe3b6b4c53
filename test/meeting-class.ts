import { expect } from 'vitest'
import { buildClass, buildClassroom } from '../src/features/learning/classes/classes.things.ts'
import { buildEnrolment } from '../src/features/learning/enrolments/enrolments.things.ts'
import { buildLiveChapter } from '../src/features/learning/meetings/meetings.things.ts'
import { startApp, testNow } from './app.ts'
import { buildTenant } from './build.ts'
import { callAs } from './member-calls.ts'
import { type BuiltMember, buildMember } from './members.ts'
import { fromElsewhere, trusting } from './networks.ts'

/** the tests' now is 10.00 WIB: so many minutes from it, as the form takes it */
export const inMinutes = (minutes: number) =>
  new Date(testNow.getTime() + (minutes + 420) * 60_000).toISOString().slice(0, 16)

/** where meetings are held, which nobody is to read */
export const address = 'https://meet.example/ruang-rahasia'

/** A site with a teacher, whose classes meet; and how it is asked, by whom. */
export async function startMeetings() {
  const app = await startApp({ environment: trusting })
  const tenant = await buildTenant(app, { slug: 'tegal' })
  const teacher = await buildMember(app, tenant, { kind: 3, name: 'Bambang Wijaya' })

  const call = (by: BuiltMember, method: string, path: string, body?: Record<string, unknown>) =>
    callAs(app, { by, host: tenant.host }, method, path, body)
  const page = (by: BuiltMember | undefined, path: string, more: Record<string, string> = {}) =>
    app.request({
      host: tenant.host,
      path,
      headers: { accept: 'text/html', ...fromElsewhere(), ...by?.cookie, ...more },
    })
  const send = (by: BuiltMember, path: string, fields: Record<string, string>, device = '') =>
    app.request({
      host: tenant.host,
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie: `sid=${by.token}${device === '' ? '' : `; device=${device}`}`,
        ...fromElsewhere(),
      },
      body: new URLSearchParams(fields).toString(),
    })

  /** a class of two runs that the teacher looks after, two people in the first and one in the second, and a live chapter */
  async function made() {
    app.clock.set(testNow)
    const [one, mate, other] = [
      await buildMember(app, tenant, { kind: 4, name: 'Sari Dewi' }),
      await buildMember(app, tenant, { kind: 4, name: 'Made Wirawan' }),
      await buildMember(app, tenant, { kind: 4, name: 'Nyoman Sari' }),
    ]
    const built = await tenant.write(async tx => {
      const course = await buildClass(tx)
      const first = await buildClassroom(tx, course.id)
      const second = await buildClassroom(tx, course.id)
      const chapter = await buildLiveChapter(tx, course.id)
      await tx.db
        .insertInto('class_staff')
        .values({ class_id: course.id, membership_id: teacher.membershipId })
        .execute()
      for (const [who, run] of [
        [one, first],
        [mate, first],
        [other, second],
      ] as const)
        await buildEnrolment(tx, {
          class_id: course.id,
          classroom_id: run.id,
          membership_id: who.membershipId,
        })
      return { course, first, chapter }
    })
    /** in two hours, for an hour, unless told otherwise */
    const plan = async (more: Record<string, unknown> = {}) => {
      const planned = await call(teacher, 'POST', '/v1/meetings', {
        classId: built.course.id,
        runId: built.first.id,
        title: 'Temu pertama',
        startAt: inMinutes(120),
        minutes: 60,
        address,
        ...more,
      })
      expect(planned.status, planned.message).toBe(201)
      const [id] = planned.data.ids
      return {
        id: id as number,
        path: `/Belajar/${built.course.slug}/Pertemuan/${id}`,
        ids: planned.data.ids,
      }
    }
    return { ...built, one, mate, other, plan }
  }

  const minutes = (count: number) => app.clock.set(new Date(testNow.getTime() + count * 60_000))
  /** back to the meeting's page, which says why */
  const shut = (path: string) => `${app.origin(tenant.host)}${path}?told=shut`
  const stateOn = async (id: number, name: string) => {
    const { body } = await page(teacher, `/v1/meetings/${id}/attendance/file`)
    return body
      .split('\r\n')
      .find(line => line.startsWith(name))
      ?.split(';')[1]
  }
  return { app, tenant, teacher, call, page, send, made, minutes, shut, stateOn }
}

export type Meetings = Awaited<ReturnType<typeof startMeetings>>

/** the way in, as a meeting's page has it */
export const joinHref = (body: string) => /href="([^"]*\/join\/[^"]*)"/.exec(body)?.[1] ?? ''
