import { z } from 'zod'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Endpoint, type OpenContext, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { record } from '../../core/audit/audit.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { sendPaper, takePaper } from './registration-papers.ts'
import { keptPaper, paperByLink, sentPaper } from './registrations.contract.ts'
import type { Registration } from './registrations.store.ts'

type Within = OpenContext & { tx: Tx }

/** Whose papers they are: what a room says of its registrations. */
interface PaperOwner<Parameters extends z.ZodType<{ paperId: number }>> {
  sort: 'team' | 'school'
  tag: string
  /** in summaries: "tim", "pendaftaran sekolah" */
  noun: string
  /** "Dokumen tim" */
  message: string
  /** where its link leads */
  pageOf(token: string): string
  /** what the link opens; throws where there is no such one */
  ofLink(tx: Tx, token: string): Promise<{ id: number; name: string }>
  /** the same where it still takes papers; throws where it does not */
  taking(context: Within, token: string): Promise<Registration>
  /** for whoever checks them */
  managed: {
    path: string
    access: (typeof permissions)['manageSchools' | 'manageCompetitions']
    parameters: Parameters
    find(context: Within, parameters: z.output<Parameters>): Promise<Registration>
  }
}

/**
 * The calls of papers that come with a registration: sent and seen by whoever holds its link, without an account and
 * without script, and seen by whoever checks it.
 */
export function paperCalls<Parameters extends z.ZodType<{ paperId: number }>>(
  house: MediaDeps,
  owner: PaperOwner<Parameters>,
): Endpoint[] {
  const { sort, tag, noun, message, pageOf, ofLink, taking, managed } = owner
  const byLink = { tag, access: permissions.readPublic } as const
  const links = `/v1/${sort}/links/{token}/papers`
  return [
    streamEndpoint(
      {
        ...byLink,
        method: 'POST',
        path: `${links}/{kind}`,
        summary: `Dokumen ${noun} oleh pemegang tautannya: satu gambar atau PDF dalam formulir multipart`,
        message: 'Dokumen diterima',
        accepts: ['multipart/form-data'],
        parameters: sentPaper,
        data: keptPaper,
        status: 201,
        limit: { tokens: 30, seconds: 600 },
        leadsTo: ({ page }) => `${page}#dokumen`,
        refusedTo: ({ token }) => pageOf(token),
      },
      async (context, { parameters: { token, kind } }, { request }) => {
        const find = (tx: Tx) => taking({ ...context, tx }, token)
        const paper = await takePaper(house, context, { kind, find }, request)
        await house.database.withTenant(context.tenant.id, async tx => {
          const { id, name } = await ofLink(tx, token)
          const object = { type: sort, id, name }
          await record({ ...context, tx }, { action: `${sort}.paper_added`, object })
        })
        return { ...paper, page: pageOf(token) }
      },
    ),
    streamEndpoint(
      {
        ...byLink,
        method: 'GET',
        path: `${links}/{paperId}`,
        summary: `Satu dokumen ${noun}, bagi pemegang tautannya`,
        message,
        parameters: paperByLink,
        data: z.null(),
      },
      async (context, { parameters: { token, paperId } }, { take }) => {
        const find = async (tx: Tx) => registrationOf(sort, (await ofLink(tx, token)).id)
        await sendPaper(house, context, { id: paperId, find }, take)
        return null
      },
    ),
    streamEndpoint(
      {
        tag,
        access: managed.access,
        method: 'GET',
        path: managed.path,
        summary: `Satu dokumen ${noun}, bagi yang memeriksanya; ketua wilayah melihat provinsinya`,
        message,
        parameters: managed.parameters,
        data: z.null(),
      },
      async (context, { parameters }, { take }) => {
        const find = (tx: Tx) => managed.find({ ...context, tx }, parameters)
        await sendPaper(house, context, { id: parameters.paperId, find }, take)
        return null
      },
    ),
  ]
}

const registrationOf = (sort: 'team' | 'school', id: number): Registration =>
  sort === 'team' ? { team: id } : { school: id }
