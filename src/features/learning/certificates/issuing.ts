import { randomToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { dayIn } from '../../../shared/days.ts'
import { recordBySystem } from '../../core/audit/audit.ts'
import { notify, type TellContext } from '../../membership/notifications/notifications.ts'
import { sendEvent } from '../../membership/webhooks/webhooks.ts'
import { findReleased } from '../gradebook/gradebook.ts'
import { findMean } from '../quizzes/quizzes.ts'
import { codeWords, newCode } from '../recognition/recognition.ts'
import { certificateKind, certificateKinds } from './certificates.rules.ts'
import * as store from './certificates.store.ts'

/** What issuing needs to know. */
export type Issuing = TellContext

/** What a new one is known by: a number in the order of the year, a code to be typed, a token for a link. */
export async function newNames({ tx, clock, tenant }: Issuing) {
  const year = Number(dayIn(clock.now(), tenant.timeZone).slice(0, 4))
  const number = `${year}-${String(await store.takeNumber(tx, year)).padStart(6, '0')}`
  return { number, code: newCode(12), token: randomToken() }
}

type Given = Omit<store.NewCertificate, 'number' | 'code' | 'token' | 'issuedAt'>

/** Written, noted and told; undefined: one stood already. `done` begins the letter. */
export async function issue(context: Issuing, given: Given, done: string): Promise<number | undefined> {
  const { tx, clock } = context
  const names = await newNames(context)
  const id = await store.insertCertificate(tx, { ...given, ...names, issuedAt: clock.now() })
  if (id === undefined) return undefined
  const { holder, title, membershipId, classId } = given
  const { label } = certificateKinds[given.kind]
  const object = { type: 'certificate', id, name: `${holder}, ${title}` }
  await recordBySystem(context, { action: 'certificate.issue', object, after: { number: names.number } })
  const told = { certificateId: id, code: names.code, membershipId, classId: classId ?? null }
  await sendEvent(context, { type: 'certificate.issued', data: told })
  await notify(context, {
    to: membershipId,
    kind: certificateKind.kind,
    title: `${label} Anda terbit: ${title}`,
    words: `Selamat, ${done}. ${label} nomor ${names.number} sudah dapat diunduh, dan siapa pun dapat memeriksanya dengan kode ${codeWords(names.code)}.`,
    link: to.verified(names),
    linkLabel: `Lihat ${label.toLowerCase()}`,
    reason: 'certificate.issued',
  })
  return id
}

/** What is printed: the final grade of the class, where it was released, else the mean of its quizzes; of either the whole percent. */
async function gradeOf(context: Issuing, enrolmentId: number): Promise<number | null> {
  const final = await findReleased(context, enrolmentId)
  return final === undefined ? findMean(context.tx, enrolmentId) : Math.floor(final)
}

/** Whoever has finished a class that gives one is issued one, with everything as it is at that moment; one, however often. */
export async function issueFor(context: Issuing, enrolmentId: number): Promise<void> {
  const { tx, clock } = context
  const finished = await store.findFinished(tx, enrolmentId)
  // one that was revoked stays revoked, whatever is done anew
  if (!finished?.certificate || (await store.findStanding(tx, enrolmentId))) return
  const { classId, membershipId, holder, title, runName, finishedAt } = finished
  const given: Given = {
    kind: 'class',
    enrolmentId,
    classId,
    membershipId,
    holder,
    title,
    about: `Menyelesaikan ${title}`,
    grounds: `Menyelesaikan semua bab wajib ${title} sesuai syaratnya`,
    runName,
    percent: await gradeOf(context, enrolmentId),
    finishedAt: finishedAt ?? clock.now(),
  }
  await issue(context, given, `Anda menyelesaikan ${title}`)
}
