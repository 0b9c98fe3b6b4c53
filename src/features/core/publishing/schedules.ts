import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import type { Log } from '../../../platform/log.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { Failure, invalid, invalidField } from '../../../shared/failure.ts'
import { recordBySystem } from '../audit/audit.ts'
import { type DraftKind, type Hand, kindOf } from './draft-kinds.ts'
import { assertSeen, taken } from './drafts.ts'
import type { Opened } from './opened.ts'
import { release, withdraw } from './publications.ts'
import { keepContent } from './publishing.store.ts'
import { forgetSchedules, listDue, listPlans, type Planned, writePlan } from './schedules.store.ts'

/** further ahead nothing is planned */
const mostYears = 2
const mostMilliseconds = mostYears * 365 * 24 * 3_600_000

/** Plans a publication of the draft as it is now, or a withdrawal; null takes the plan back. */
export async function plan(
  hand: Hand,
  kind: DraftKind,
  id: string,
  { rev, act, at }: { rev?: number | undefined; act: Planned; at: Date | null },
): Promise<Opened> {
  const { tx, clock, by } = hand
  const now = await taken(hand, kind, id)
  assertSeen(hand, kind, now, rev)
  const { thing } = now
  const told = { thing, before: undefined, after: now.value, number: now.rev }
  if (at === null) {
    if (await forgetSchedules(tx, kind.kind, thing.id, act))
      await hand.log(kind.deed({ ...told, act: 'unplanned' }))
    return now
  }
  const ahead = at.getTime() - clock.now().getTime()
  if (ahead <= 0) throw invalidField('at', 'Pilih waktu yang akan datang')
  if (ahead > mostMilliseconds) throw invalidField('at', `Paling jauh ${mostYears} tahun dari sekarang`)
  if (act === 'withdraw' && !kind.withdraw)
    throw invalidField('act', `${kind.what} tidak dapat ditarik dari situs`)
  let sha256: string | null = null
  if (act === 'publish') {
    if (!now.isDraft && thing.published) throw invalidField('act', 'Tidak ada perubahan untuk diterbitkan')
    const strict = kind.publication.safeParse(now.value)
    if (!strict.success) throw invalid(fieldErrors(strict.error, now.value))
    await kind.check?.(hand, strict.data, thing)
    sha256 = await keepContent(tx, strict.data)
  }
  await writePlan(tx, kind.kind, thing.id, { act, at, sha256, by })
  await hand.log(kind.deed({ ...told, act: 'planned' }))
  return now
}

export interface ScheduleDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  log: Log
  partsOf: PartsOf
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

/** Does what is due. In several processes at once each thing is done once: its lock is taken, and its plan read, anew. */
export async function doDue(deps: ScheduleDeps): Promise<void> {
  const { database, clock, log, partsOf, tenantContextById } = deps
  const due = await database.withPlatform(tx => listDue(tx, clock.now()))
  for (const { tenantId, kind: name, id } of due) {
    const tenant = await tenantContextById(tenantId)
    // it is planned still when the tenant comes back
    if (!tenant) continue
    try {
      const kind = kindOf({ partsOf }, name)
      await database.withTenant(tenantId, tx =>
        doPlans(
          { tx, clock, partsOf, tenant, by: null, log: deed => recordBySystem({ tx, clock }, deed) },
          kind,
          id,
        ),
      )
    } catch (error) {
      log.error({ err: error, kind: name, id, tenantId }, 'a planned publication failed')
    }
  }
}

async function doPlans(hand: Hand, kind: DraftKind, id: string): Promise<void> {
  const { tx, clock } = hand
  await taken(hand, kind, id)
  for (const { act, at, value } of await listPlans(tx, kind.kind, id)) {
    if (at > clock.now()) continue
    if (act === 'withdraw') await withdraw(hand, kind, id)
    else await publishPlanned(hand, kind, id, value)
    await forgetSchedules(tx, kind.kind, id, act)
  }
}

/** What can no longer be published is said in the log, and its plan is gone: the draft is still there. */
async function publishPlanned(hand: Hand, kind: DraftKind, id: string, value: unknown): Promise<void> {
  const now = await taken(hand, kind, id)
  try {
    await release(hand, kind, now, kind.draft.parse(value), 'scheduled')
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { thing } = now
    const deed = kind.deed({ act: 'unplanned', thing, before: undefined, after: now.value, number: now.rev })
    await hand.log({ ...deed, after: { reason: error.message } })
  }
}
