import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { conflict, type Failure, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { type ClassEntry, findCityOf, findClassBySlug, listRuns, type RunEntry } from './class-runs.store.ts'
import { isOut, plainCode, type State } from './enrolments.rules.ts'
import * as store from './enrolments.store.ts'
import { lockSeats } from './seats.store.ts'
import { begin, fill, pass } from './transitions.ts'

export type OwnContext = InTenant & Pick<CallContext, 'viewer'>

export interface Joining {
  slug: string
  /** which run; not asked where only one is open */
  runId?: number | undefined
  code?: string | undefined
}

export interface Joined {
  slug: string
  state: State
}

/** A class that visitors see; whoever is in may still ask for one that is no longer shown. */
export async function getClassEntry({ tx, clock }: InTenant, slug: string): Promise<ClassEntry> {
  const found = await findClassBySlug(tx, slug, clock.now())
  if (!found) throw notFound('Kelas')
  return found
}

/** Somebody asks to take part: at once, with a code, by an invitation, or waiting for a word or for a seat. */
export async function join(context: OwnContext, asked: Joining): Promise<Joined> {
  const { tx, clock, viewer } = context
  const { membershipId } = memberOf(viewer)
  const found = await getClassEntry(context, asked.slug)
  const before = await store.listOwnIn(tx, found.id, membershipId)
  const invitation = before.find(({ state }) => state === 'invited')
  if (!found.isOpen && !invitation) throw notFound('Kelas')
  const standing = before.find(({ state }) => !isOut(state) && state !== 'invited')
  if (standing && standing.state !== 'completed') return { slug: found.slug, state: standing.state }
  const runs = await listRuns(tx, found.id, clock.now())
  const run = chosenRun(found, runs, invitation?.classroomId ?? asked.runId)
  if (standing && standing.classroomId === (run?.id ?? null))
    return { slug: found.slug, state: standing.state }
  const isAsked = invitation !== undefined
  const why = whyNot(found, run, { isAsked, city: await findCityOf(tx, membershipId) })
  if (why) throw why
  if (!isAsked && run?.joinMode === 'code') assertCode(run, asked.code)
  if (run) {
    await lockSeats(tx, run.id)
    // a seat that came free while nobody asked belongs to who waits
    await fill(context, run.id)
  }
  const wanted = run?.joinMode === 'approval' && !isAsked ? 'requested' : 'active'
  const origin = run?.joinMode === 'code' ? 'code' : 'self'
  const old = invitation ?? before.find(row => isOut(row.state))
  const state = await enter(context, { found, run, wanted, origin, old })
  return { slug: found.slug, state }
}

interface Entering {
  found: ClassEntry
  run: RunEntry | undefined
  wanted: 'requested' | 'active'
  origin: 'self' | 'code'
  /** an invitation, or what they once left: what was read stays with it */
  old: store.EnrolmentRow | undefined
}

async function enter(context: OwnContext, { found, run, wanted, origin, old }: Entering): Promise<State> {
  const { tx, viewer } = context
  const { membershipId } = memberOf(viewer)
  const classroomId = run?.id ?? null
  const mayWait = run?.waitlist ?? false
  const row = old && (await store.lockEnrolment(tx, old.id))
  if (row && (row.state === 'invited' || isOut(row.state))) {
    const isHere = row.classroomId === classroomId
    const wish = { to: wanted, by: membershipId, mayWait, ...(isHere ? {} : { classroomId }) } as const
    return pass(context, row, wish)
  }
  const made = await begin(context, {
    classId: found.id,
    classroomId,
    membershipId,
    state: wanted,
    origin,
    by: membershipId,
    mayWait,
  })
  if (made) return made.state
  const [now] = await store.listOwnIn(tx, found.id, membershipId)
  return now ? now.state : wanted
}

/** Leaves, takes back what was asked for, or says no to an invitation. What was read is kept for a return. */
export async function leave(context: OwnContext, slug: string): Promise<Joined> {
  const { tx, viewer } = context
  const { membershipId } = memberOf(viewer)
  const found = await getClassEntry(context, slug)
  const [mine] = await store.listOwnIn(tx, found.id, membershipId)
  if (!mine || isOut(mine.state)) throw conflict('Anda tidak terdaftar di kelas ini.')
  if (mine.state === 'completed') throw conflict('Kelas ini sudah Anda selesaikan.')
  if (mine.state === 'suspended')
    throw forbidden('Keikutsertaan Anda sedang ditangguhkan. Hubungi pengelola kelas.')
  if (mine.classroomId !== null) await lockSeats(tx, mine.classroomId)
  const row = await store.lockEnrolment(tx, mine.id)
  if (!row) throw conflict('Anda tidak terdaftar di kelas ini.')
  return { slug: found.slug, state: await pass(context, row, { to: 'cancelled', by: membershipId }) }
}

/** The run that was meant: the only open one, where nothing was said. */
export function chosenRun(
  found: Pick<ClassEntry, 'type'>,
  runs: readonly RunEntry[],
  id: number | null | undefined,
): RunEntry | undefined {
  if (found.type === 'self_paced') return undefined
  if (id !== undefined && id !== null) {
    const run = runs.find(one => one.id === id)
    if (!run) throw invalidField('run', 'Pilih salah satu jadwal', 'unknown')
    return run
  }
  const open = runs.filter(({ state }) => state === 'onRegistration')
  if (open.length > 1) throw invalidField('run', 'Pilih salah satu jadwal', 'required')
  return open[0] ?? runs[0]
}

/** Why nobody gets in here now, in words; undefined: one does. */
export function whyNot(
  found: Pick<ClassEntry, 'type' | 'price'>,
  run: RunEntry | undefined,
  { isAsked, city, isPaying = false }: { isAsked: boolean; city: string | undefined; isPaying?: boolean },
): Failure | undefined {
  if (found.type !== 'self_paced' && !run) return conflict('Jadwal kelas ini belum diumumkan.')
  const closed = run && (isAsked ? closedForAll(run) : closedWords(run))
  if (closed) return conflict(closed)
  if ((run?.price ?? found.price) > 0 && !isAsked && !isPaying)
    return conflict('Kelas ini berbayar. Selesaikan pembelian untuk mendapat kursi.')
  if (isAsked || !run) return undefined
  if (run.joinMode === 'invite') return conflict('Kelas ini hanya untuk yang diundang pengelolanya.')
  if (run.registrarCityCodes.length > 0 && !(city && run.registrarCityCodes.includes(city)))
    return conflict(
      'Angkatan ini untuk peserta dari kota tertentu. Lengkapi kota di profil Anda bila Anda tinggal di sana.',
    )
  const mayWait = !isPaying && (run.waitlist || run.joinMode === 'approval')
  if (run.capacity !== null && run.taken >= run.capacity && !mayWait) return conflict('Kursi sudah habis.')
  return undefined
}

function closedForAll({ state, name }: RunEntry): string | undefined {
  if (state === 'cancelled') return `${name} dibatalkan.`
  if (state === 'postponed') return `${name} ditunda. Jadwal baru akan diumumkan.`
  return state === 'ended' ? `${name} sudah selesai.` : undefined
}

/** The window of registration in words, where it is not open. */
function closedWords(run: RunEntry): string | undefined {
  if (run.state === 'onRegistration') return undefined
  const all = closedForAll(run)
  if (all) return all
  if (run.state !== 'comingSoon') return `Pendaftaran ${run.name} sudah ditutup.`
  return run.registrationOpenAt
    ? `Pendaftaran ${run.name} dibuka ${mediumDate(run.registrationOpenAt, run.timeZone)}.`
    : `Jadwal pendaftaran ${run.name} akan diumumkan.`
}

function assertCode(run: RunEntry, code: string | undefined): void {
  if (!code?.trim()) throw invalidField('code', 'Tulis kode kelas', 'required')
  if (plainCode(code) !== plainCode(run.joinCode ?? ''))
    throw invalidField(
      'code',
      'Kode ini tidak cocok. Periksa lagi atau tanyakan kepada pengajar Anda.',
      'wrong',
    )
}
