import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { tableTypes } from '../../../shared/table-types.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as table from './invitation-import.contract.ts'
import * as contract from './invitations.contract.ts'
import type { InvitationDeps } from './invitations.mail.ts'
import {
  acceptAsMember,
  importPeople,
  invite,
  listInvitations,
  resend,
  resendByMail,
  revoke,
} from './invitations.ts'

const tag = 'Undangan'

export interface InvitationsDeps extends InvitationDeps {
  database: Database
}

export function invitationsApi(services: InvitationsDeps) {
  return [
    endpoint(
      {
        method: 'GET',
        path: '/v1/invitations',
        tag,
        summary: 'Undangan, yang terbaru lebih dahulu',
        message: 'Berhasil mengambil daftar undangan',
        access: permissions.invitePeople,
        query: contract.invitationListQuery,
        data: contract.invitationList,
      },
      (context, { query }) => listInvitations(context, query),
    ),
    endpoint(
      {
        method: 'POST',
        path: '/v1/invitations',
        tag,
        summary: 'Mengundang satu alamat email, atau membuat tautan untuk beberapa orang',
        message: 'Undangan dibuat',
        access: permissions.invitePeople,
        body: contract.newInvitation,
        data: contract.createdInvitation,
        status: 201,
        limit: { tokens: 60, seconds: 60 },
      },
      (context, { body }) => invite(services, context, body),
    ),
    endpoint(
      {
        method: 'POST',
        path: '/v1/invitations/{id}/resend',
        tag,
        summary: 'Membuat tautan baru dan mengirimnya; tautan lama tidak berlaku lagi',
        message: 'Tautan baru dibuat',
        access: permissions.invitePeople,
        parameters: contract.invitationParameters,
        data: contract.createdInvitation,
        limit: { tokens: 60, seconds: 60 },
      },
      (context, { parameters }) => resend(services, context, parameters.id),
    ),
    endpoint(
      {
        method: 'DELETE',
        path: '/v1/invitations/{id}',
        tag,
        summary: 'Mencabut undangan',
        message: 'Undangan dicabut',
        access: permissions.invitePeople,
        parameters: contract.invitationParameters,
        data: contract.invitationItem,
      },
      (context, { parameters }) => revoke(context, parameters.id),
    ),
    bulkEndpoint(
      services.database,
      {
        path: '/v1/invitations',
        tag,
        summary: 'Mengirim ulang atau mencabut banyak undangan sekaligus',
        access: permissions.invitePeople,
        body: contract.bulkInvitations,
      },
      (context, id, { action }) =>
        action === 'revoke' ? revoke(context, id) : resendByMail(services, context, id),
    ),
    openEndpoint(
      {
        method: 'POST',
        path: '/v1/invitations/accept',
        tag,
        summary: 'Menerima undangan sebagai anggota yang sudah masuk',
        message: 'Undangan diterima',
        access: permissions.beMember,
        body: contract.acceptance,
        data: contract.accepted,
        limit: { tokens: 20, seconds: 60 },
      },
      (context, { body }) => acceptAsMember(services.database, context, body.token),
    ),
    endpoint(
      {
        method: 'POST',
        path: '/v1/invitations/import',
        tag,
        summary: 'Mengundang orang dari berkas CSV atau Excel, atau mencobanya dahulu (dryRun, bawaan)',
        message: 'Berkas dibaca',
        access: permissions.invitePeople,
        accepts: tableTypes,
        query: table.importQuery,
        body: table.csvBody,
        data: table.importAnswer,
        limit: { tokens: 20, seconds: 60 },
      },
      (context, { query, body }) => importPeople(services, context, query, body),
    ),
  ]
}
