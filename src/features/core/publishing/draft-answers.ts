import { momentText } from '../../../shared/dates.ts'
import { isSame, merge } from '../../../shared/draft-parts.ts'
import { notFound } from '../../../shared/failure.ts'
import { type DraftKind, partWords, type Reader } from './draft-kinds.ts'
import { changesOf, type Opened, opened, valueOfVersion } from './opened.ts'
import { listHere } from './presence.store.ts'
import type { DraftAnswer, VersionAnswer, VersionItem } from './publishing.contract.ts'
import { findReviewState } from './publishing.store.ts'
import { listPlans } from './schedules.store.ts'
import * as versions from './versions.store.ts'

const perPage = 20

interface Asker extends Reader {
  clock: { now(): Date }
  by: number | null
}

/** A thing as its writers' browsers need it; `value` only where they have not got it. */
export async function draftAnswerOf(
  asker: Asker,
  kind: DraftKind,
  now: Opened,
  hasValue = true,
): Promise<DraftAnswer> {
  const { tx, tenant, clock, by } = asker
  const { thing } = now
  const plans = await listPlans(tx, kind.kind, thing.id)
  const planned = (act: 'publish' | 'withdraw') => {
    const plan = plans.find(one => one.act === act)
    return plan ? { at: plan.at.toISOString(), words: momentText(plan.at, tenant.timeZone) } : null
  }
  const coming = plans.find(({ act }) => act === 'publish')
  const review = kind.review && (await findReviewState(tx, kind.kind, thing.id))
  return {
    kind: kind.kind,
    id: thing.id,
    state: now.state,
    rev: now.rev,
    number: thing.published?.number ?? 0,
    value: hasValue ? now.value : null,
    savedAt: now.savedAt?.toISOString() ?? null,
    savedBy: now.savedBy ?? null,
    you: by,
    canWithdraw: kind.withdraw !== undefined,
    here: (await listHere(tx, kind.kind, thing.id, clock.now(), by)).map(({ name }) => name),
    review: kind.review ? (review?.state ?? 'none') : null,
    sentBack: review?.state === 'needs_fix' ? (review.note ?? '') : '',
    changes: changesOf(kind, now),
    overtaken: await overtakenOf(asker, kind, now),
    publishAt: planned('publish'),
    hasGoneOn: coming !== undefined && !isSame(kind.draft.safeParse(coming.value).data, now.value),
    withdrawAt: planned('withdraw'),
  }
}

export async function overtakenOf(
  { tx }: Pick<Asker, 'tx'>,
  kind: DraftKind,
  { thing, overtaken, value }: Opened,
): Promise<DraftAnswer['overtaken']> {
  if (!thing.published || overtaken.length === 0) return null
  const { number } = thing.published
  const latest = await versions.findVersion(tx, kind.kind, thing.id, number)
  return {
    by: latest?.publishedBy ?? 'Orang lain',
    number,
    changes: overtaken.map(({ field }) => ({ field, words: partWords(kind, field, [value]) })),
  }
}

const itemOf = (
  row: versions.VersionRow,
  { tenant }: Asker,
  kind: DraftKind,
  current: number,
): VersionItem => ({
  number: row.number,
  publishedAt: row.publishedAt.toISOString(),
  publishedWords: momentText(row.publishedAt, tenant.timeZone),
  publishedBy: row.publishedBy,
  why: row.why,
  summary: kind.summaryOf?.(row.value) ?? [],
  isCurrent: row.number === current,
})

/** What was published, the newest first. */
export async function versionListOf(asker: Asker, kind: DraftKind, id: string, page: number) {
  const { thing } = await opened(asker, kind, id)
  const totalItems = await versions.countVersions(asker.tx, kind.kind, thing.id)
  const rows = await versions.listVersions(asker.tx, kind.kind, thing.id, perPage, (page - 1) * perPage)
  return {
    items: rows.map(row => itemOf(row, asker, kind, thing.published?.number ?? 0)),
    page,
    perPage,
    totalItems,
    totalPages: Math.ceil(totalItems / perPage),
  }
}

/** One version beside what its writers have now. */
export async function versionAnswerOf(
  asker: Asker,
  kind: DraftKind,
  id: string,
  number: number,
): Promise<VersionAnswer> {
  const now = await opened(asker, kind, id)
  const row = await versions.findVersion(asker.tx, kind.kind, now.thing.id, number)
  const value = await valueOfVersion(asker, kind, now.thing.id, number)
  if (!row || !value) throw notFound('Versi')
  return {
    ...itemOf(row, asker, kind, now.thing.published?.number ?? 0),
    value,
    differences: merge(kind.shape, undefined, now.value, value).conflicts.map(({ field, mine, theirs }) => ({
      field,
      words: partWords(kind, field, [value, now.value]),
      old: theirs,
      now: mine,
    })),
  }
}
