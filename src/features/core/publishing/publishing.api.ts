import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { instantOf } from '../../../shared/days.ts'
import type { Content, Patch } from '../../../shared/draft-parts.ts'
import { memberOf } from '../permissions/permissions.ts'
import { draftAnswerOf } from './draft-answers.ts'
import { admitted, admittedTo, changed, common, handOf, ofDraft, path } from './draft-calls.ts'
import type { DraftKind } from './draft-kinds.ts'
import { discard, keep } from './drafts.ts'
import { opened } from './opened.ts'
import { listHere, notePresence } from './presence.store.ts'
import { publish, withdraw } from './publications.ts'
import * as contract from './publishing.contract.ts'
import { plan } from './schedules.ts'
import { versionCalls } from './versions.api.ts'

export interface PublishingDeps {
  database: Pick<Database, 'withTenant'>
}

export const publishingApi = (deps: PublishingDeps): Endpoint[] => [
  ...draftCalls(deps),
  ...publicationCalls(),
  ...versionCalls(),
]

function draftCalls({ database }: PublishingDeps): Endpoint[] {
  return [
    endpoint(
      {
        ...ofDraft,
        method: 'GET',
        path,
        summary: 'Draf sebuah isi; tanpa draf, yang terbit atau isi awalnya',
        message: 'Berhasil mengambil draf',
      },
      (context, { parameters }) =>
        changed(context, parameters, 'read', (hand, kind) => opened(hand, kind, parameters.id)),
    ),
    openEndpoint(
      {
        ...ofDraft,
        method: 'PUT',
        path,
        summary:
          'Simpan draf; perubahan orang lain sejak rev digabung, isian yang sama 409 dengan kedua nilainya',
        message: 'Draf tersimpan',
        body: contract.draftSave,
      },
      async (context, { parameters, body: { writer, rev, ...patch } }) => {
        const kind = admitted(context, parameters.kind)
        const clean = await cleaned(kind, patch)
        return database.withTenant(context.tenant.id, async tx => {
          const hand = handOf({ ...context, tx })
          await admittedTo(hand, parameters, 'write')
          const kept = await keep(hand, kind, parameters.id, { writer, rev, patch: clean })
          return draftAnswerOf(hand, kind, kept, kept.isMerged)
        })
      },
    ),
    endpoint(
      {
        ...ofDraft,
        method: 'DELETE',
        path,
        summary: 'Buang perubahan yang belum terbit',
        message: 'Perubahan dibuang',
        body: contract.draftSeen,
      },
      (context, { parameters, body }) =>
        changed(context, parameters, 'write', (hand, kind) => discard(hand, kind, parameters.id, body.rev)),
    ),
  ]
}

/** No text that could run, in a block by its id or in a list of all. Outside a transaction: a hard text takes its time. */
async function cleaned(kind: DraftKind, { fields, blocks }: Patch): Promise<Patch> {
  const { cleanBlock, shape } = kind
  const name = shape.blocks ?? ''
  if (!cleanBlock) return { fields, blocks }
  const put: Record<string, Content> = {}
  for (const [id, block] of Object.entries(blocks?.put ?? {}))
    put[id] = await cleanBlock({ ...block, id }, `${name}.${id}`)
  const given = contentList.safeParse(fields?.[name])
  const all: Content[] = []
  for (const [index, block] of (given.data ?? []).entries())
    all.push(await cleanBlock(block, `${name}.${index}`))
  return {
    fields: given.success ? { ...fields, [name]: all } : fields,
    blocks: blocks && { ...blocks, put },
  }
}

const contentList = z.array(z.record(z.string(), z.unknown()))

function publicationCalls(): Endpoint[] {
  return [
    endpoint(
      {
        ...common,
        method: 'PUT',
        path: `${path}/presence`,
        summary: 'Saya sedang membukanya; siapa lagi yang di sini selama semenit terakhir',
        message: 'Tercatat',
        parameters: contract.draftParameters,
        body: contract.presenceBody,
        data: contract.presenceAnswer,
      },
      async (context, { parameters, body }) => {
        const kind = await admittedTo(context, parameters, 'read')
        const { tx, clock } = context
        const { membershipId: by } = memberOf(context.viewer)
        const { thing } = await opened(context, kind, parameters.id)
        await notePresence(tx, kind.kind, thing.id, { by, ...body, at: clock.now() })
        return { here: await listHere(tx, kind.kind, thing.id, clock.now(), by) }
      },
    ),
    endpoint(
      {
        ...ofDraft,
        method: 'POST',
        path: `${path}/publication`,
        summary: 'Terbitkan draf: langsung tampil bagi pengunjung',
        message: 'Sudah terbit',
        body: contract.publicationBody,
      },
      (context, { parameters, body }) =>
        changed(context, parameters, 'publish', (hand, kind) => publish(hand, kind, parameters.id, body)),
    ),
    endpoint(
      {
        ...ofDraft,
        method: 'DELETE',
        path: `${path}/publication`,
        summary: 'Tarik dari situs; isinya tetap tersimpan sebagai draf',
        message: 'Ditarik dari situs',
        body: contract.draftSeen,
      },
      (context, { parameters, body }) =>
        changed(context, parameters, 'publish', (hand, kind) =>
          withdraw(hand, kind, parameters.id, body.rev),
        ),
    ),
    endpoint(
      {
        ...ofDraft,
        method: 'PUT',
        path: `${path}/schedule`,
        summary: 'Jadwalkan terbitnya draf seperti sekarang, atau penarikannya; at kosong (null) membatalkan',
        message: 'Jadwal tersimpan',
        body: contract.scheduleBody,
      },
      (context, { parameters, body: { at, ...rest } }) =>
        changed(context, parameters, 'publish', (hand, kind) =>
          plan(hand, kind, parameters.id, {
            ...rest,
            at: at === null ? null : instantOf(at, context.tenant.timeZone),
          }),
        ),
    ),
  ]
}
