import { createHash } from 'node:crypto'
import { chargeRoom } from '../../../platform/files/storage-rows.ts'
import type { CallContext, OpenContext } from '../../../platform/http/endpoint.ts'
import { conflict } from '../../../shared/failure.ts'
import type { Institution } from '../../../shared/institutions.ts'
import { record } from '../../core/audit/audit.ts'
import { type MediaDeps, quotaFor } from '../../core/media/media.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { type FolderHand, folderParts, formText, importSite } from '../site-folders/site-folders.ts'
import { sampleFolder } from './sample-folder.ts'
import type { SamplesCame, SamplesGone } from './samples.contract.ts'
import { dropMark, listMarks, putMark } from './samples.store.ts'
import { hasSamples } from './samples.ts'

/** Fills the site with what such an institution might say, through the door by which whole sites come in. */
export async function fillSamples(
  house: MediaDeps,
  context: OpenContext,
  institution: Institution,
): Promise<SamplesCame> {
  const { tenant, viewer, clock } = context
  const { membershipId } = memberOf(viewer)
  if (await house.database.withTenant(tenant.id, hasSamples))
    throw conflict('Situs ini sudah berisi contoh. Hapus dahulu yang lama.')
  const given = await sampleFolder(institution, {
    name: tenant.title,
    now: clock.now(),
    timeZone: tenant.timeZone,
  })
  const { counts } = await importSite(
    {
      ...house,
      tenant,
      by: membershipId,
      isTrusted: false,
      log:
        ({ tx }) =>
        deed =>
          record({ ...context, tx }, deed),
      charge: ({ tx }, bytes) => chargeRoom(tx, membershipId, bytes, quotaFor(house, viewer)),
      async finish(hand, { changes }) {
        const fresh = new Set(changes.filter(({ state }) => state === 'new').map(({ path }) => path))
        for (const { path, hash } of await standing(hand, fresh)) await putMark(hand.tx, { path, hash })
      },
    },
    given,
    { isTrial: false },
  )
  return { counts: counts.map(({ label, added }) => ({ label, added })).filter(({ added }) => added > 0) }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What stands of these files, as each would be written now. */
async function standing(
  hand: Omit<FolderHand, 'log' | 'by' | 'isMove' | 'clock'>,
  paths: ReadonlySet<string>,
) {
  const found: { path: string; label: string; hash: string; isBusy: boolean }[] = []
  for (const part of folderParts(hand)) {
    if (![...paths].some(path => part.nameIn(path) !== undefined)) continue
    for (const { path, label, form, isBusy } of await part.list(hand))
      if (paths.has(path)) found.push({ path, label, hash: hashOf(formText(form)), isBusy })
  }
  return found
}

/**
 * Into the bin goes what still is as it came, and what is named; what people have changed since stays and is told.
 * What somebody has put into the bin or given another address already is no sample any more.
 */
export async function removeSamples(context: CallContext, named: readonly string[]): Promise<SamplesGone> {
  const { tx, tenant } = context
  const marks = new Map((await listMarks(tx)).map(({ path, hash }) => [path, hash]))
  const there = await standing({ ...context, files: new Map() }, new Set(marks.keys()))
  const isGone = ({ path, hash, isBusy }: (typeof there)[number]) =>
    named.includes(path) || (!isBusy && hash === marks.get(path))
  const going = there.filter(isGone)
  for (const { path } of going) {
    const part = folderParts(context).find(one => one.nameIn(path) !== undefined)
    const name = part?.nameIn(path)
    if (part?.trash && name !== undefined) await part.trash(context, name)
  }
  const kept = there.filter(one => !isGone(one)).map(({ path, label }) => ({ path, label }))
  for (const path of marks.keys()) if (!kept.some(one => one.path === path)) await dropMark(tx, path)
  if (going.length > 0)
    await record(context, {
      action: 'samples.removed',
      object: { type: 'samples', id: tenant.id, name: tenant.title },
      after: { removed: going.length, kept: kept.length },
    })
  return { removed: going.length, kept }
}
