import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './entries.contract.ts'
import { actOn, archive, begin, duplicate, type Kinds, restore, trash } from './entry-authoring.ts'
import { entryHref } from './entry-drafts.ts'

export interface EntryDeps {
  database: Pick<Database, 'withTenant'>
}

/** Calls of one kind: /v1/events, /v1/events/{id}, …. What is written goes through /v1/drafts/{kind}/{id}. */
export function entryCalls({ database }: EntryDeps, kinds: Kinds): Endpoint[] {
  const { kind } = kinds
  const { one, many } = kind.words
  const path = `/v1/${kind.plural}` as const
  const common = { tag: many, access: permissions[kind.may.write], isAlwaysOpen: true } as const
  const ofOne = { ...common, parameters: contract.entryParameters, data: contract.whereItStands } as const
  const begun = { ...common, method: 'POST', data: contract.begunEntry, status: 201 } as const
  const limit = { tokens: 60, seconds: 600 }
  return [
    endpoint(
      {
        ...begun,
        path,
        summary: `Mulai ${one}: draf kosong, atau dengan judulnya`,
        message: `${many} dimulai`,
        body: contract.newEntry,
        limit,
      },
      async (context, { body }) => {
        const id = await begin(context, kinds, body.title)
        return { id, href: entryHref(kinds, id) }
      },
    ),
    endpoint(
      {
        ...begun,
        path: `${path}/{id}/copy`,
        summary: `Salin ${one} sebagai draf baru`,
        message: `${many} disalin`,
        parameters: contract.entryParameters,
        limit,
      },
      async (context, { parameters }) => {
        const id = await duplicate(context, kinds, parameters.id)
        return { id, href: entryHref(kinds, id) }
      },
    ),
    endpoint(
      {
        ...ofOne,
        method: 'DELETE',
        path: `${path}/{id}`,
        summary: `Buang ${one} ke sampah; 30 hari lagi terhapus`,
        message: `${many} dibuang ke sampah`,
      },
      async (context, { parameters: { id } }) => {
        await trash(context, kinds, id)
        return { id }
      },
    ),
    endpoint(
      {
        ...ofOne,
        method: 'POST',
        path: `${path}/{id}/restoration`,
        summary: `Ambil ${one} kembali dari sampah, seperti semula`,
        message: `${many} dipulihkan`,
      },
      async (context, { parameters: { id } }) => {
        await restore(context, kinds, id)
        return { id }
      },
    ),
    endpoint(
      {
        ...ofOne,
        method: 'POST',
        path: `${path}/{id}/archive`,
        summary: `Arsipkan ${one}: tidak lagi tampil, dan bukan draf`,
        message: `${many} diarsipkan`,
      },
      async (context, { parameters: { id } }) => {
        await archive(context, kinds, id)
        return { id }
      },
    ),
    bulkEndpoint(
      database,
      {
        path,
        tag: many,
        summary: `Tindakan atas banyak ${one}`,
        access: permissions[kind.may.write],
        body: contract.bulkBody,
      },
      (context, id, { act }) => actOn(context, kinds, id, act),
    ),
  ]
}
