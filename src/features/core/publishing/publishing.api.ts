import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import type { CallContext, OpenContext } from '../../../platform/http/endpoint.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { instantOf } from '../../../shared/days.ts'
import type { Content, Patch } from '../../../shared/draft-parts.ts'
import { record } from '../audit/audit.ts'
import { admit, permissions } from '../permissions/permissions.ts'
import { draftAnswerOf, versionAnswerOf, versionListOf } from './answers.ts'
import { type DraftKind, type Hand, kindOf, type Touch } from './draft-kinds.ts'
import { discard, keep, type Opened, opened } from './drafts.ts'
import { publish, restore, withdraw } from './publications.ts'
import * as contract from './publishing.contract.ts'
import { plan } from './schedules.ts'

export interface PublishingDeps {
  database: Pick<Database, 'withTenant'>
}

/** Whoever asks, as somebody who changes things. */
export const handOf = (context: CallContext): Hand & CallContext => ({
  ...context,
  by: context.viewer.member?.membershipId ?? null,
  log: deed => record(context, deed),
})

/** open while the site is in maintenance: that is when it is written */
const common = { tag: 'Draf', access: permissions.writeDrafts, isAlwaysOpen: true } as const
const path = '/v1/drafts/{kind}/{id}'
const ofDraft = { ...common, parameters: contract.draftParameters, data: contract.draftAnswer } as const

/** The kind that is asked for, where whoever asks may write it. */
function admitted(context: Pick<OpenContext, 'partsOf' | 'viewer'>, name: string): DraftKind {
  const kind = kindOf(context, name)
  admit(kind.access, context.viewer.member)
  return kind
}

interface Named {
  kind: string
  id: string
}

/** The same for one thing of the kind. */
async function admittedTo(context: CallContext, { kind: name, id }: Named, touch: Touch): Promise<DraftKind> {
  const kind = admitted(context, name)
  const viewer = admit(kind.access, context.viewer.member)
  await kind.admit?.(context, viewer, id, touch)
  return kind
}

async function changed(
  context: CallContext,
  named: Named,
  touch: Touch,
  change: (hand: Hand, kind: DraftKind) => Promise<Opened>,
) {
  const hand = handOf(context)
  const kind = await admittedTo(context, named, touch)
  return draftAnswerOf(hand, kind, await change(hand, kind))
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

function versionCalls(): Endpoint[] {
  const ofVersion = { ...common, parameters: contract.versionParameters } as const
  return [
    endpoint(
      {
        ...common,
        method: 'GET',
        path: `${path}/versions`,
        summary: 'Versi yang pernah terbit, yang terbaru dahulu',
        message: 'Berhasil mengambil versi',
        parameters: contract.draftParameters,
        query: contract.versionQuery,
        data: contract.versionList,
      },
      async (context, { parameters, query: { page } }) =>
        versionListOf(handOf(context), await admittedTo(context, parameters, 'read'), parameters.id, page),
    ),
    endpoint(
      {
        ...ofVersion,
        method: 'GET',
        path: `${path}/versions/{number}`,
        summary: 'Satu versi, di samping yang sekarang',
        message: 'Berhasil mengambil versi',
        data: contract.versionAnswer,
      },
      async (context, { parameters }) =>
        versionAnswerOf(
          handOf(context),
          await admittedTo(context, parameters, 'read'),
          parameters.id,
          parameters.number,
        ),
    ),
    endpoint(
      {
        ...ofVersion,
        method: 'POST',
        path: `${path}/versions/{number}/restoration`,
        summary: 'Pulihkan satu versi sebagai draf; yang terbit tetap sampai draf itu diterbitkan',
        message: 'Versi dipulihkan sebagai draf',
        body: contract.draftSeen,
        data: contract.draftAnswer,
      },
      (context, { parameters, body }) =>
        changed(context, parameters, 'write', (hand, kind) =>
          restore(hand, kind, parameters.id, parameters.number, body.rev),
        ),
    ),
  ]
}
