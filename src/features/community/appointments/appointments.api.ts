import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './appointments.contract.ts'
import { decideAppointment, listAppointments, makeAppointment, requestDemo } from './appointments.ts'

const tag = 'Janji temu'

export interface AppointmentsDeps {
  database: Pick<Database, 'withTenant'>
}

export const appointmentsApi = ({ database }: AppointmentsDeps) => [
  endpoint(
    {
      method: 'POST',
      path: '/v1/post/appointment/create',
      tag,
      summary:
        'Meminta janji temu, paling cepat 24 jam lagi dan di jam kerja. preferredAt: waktu setempat (2026-11-24T09:30) atau dengan zona waktu',
      message: 'Permintaan janji temu terkirim',
      access: permissions.readPublic,
      body: contract.newAppointment,
      data: contract.createdAppointment,
      status: 201,
      limit: { tokens: 5, seconds: 600 },
    },
    async (context, { body }) => {
      const { lines: _, ...made } = await makeAppointment(context, body)
      return made
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v0/cms/app/request-demo',
      tag,
      summary: 'Meminta demo: dicatat sekali sehari per alamat dan diteruskan ke kontak tenant',
      message: 'Berhasil mengirim request',
      access: permissions.readPublic,
      query: contract.demoQuery,
      data: contract.demoRequested,
      limit: { tokens: 5, seconds: 600 },
    },
    (context, { query }) => requestDemo(context, query.email),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/appointments',
      tag,
      summary: 'Janji temu, yang menunggu lebih dulu',
      message: 'Berhasil mengambil janji temu',
      access: permissions.manageAppointments,
      query: contract.listQuery,
      data: contract.appointmentList,
    },
    (context, { query }) => listAppointments(context, query),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/appointments/{id}/decision',
      tag,
      summary: 'Mengonfirmasi, membatalkan, atau menandai selesai atau tidak hadir',
      message: 'Keputusan tersimpan',
      access: permissions.manageAppointments,
      parameters: contract.idParameter,
      body: contract.decision,
      data: contract.appointmentItem,
    },
    (context, { parameters, body }) => decideAppointment(context, parameters.id, body),
  ),
  bulkEndpoint(
    database,
    {
      path: '/v1/appointments',
      tag,
      summary: 'Membatalkan, atau menandai selesai atau tidak hadir, banyak janji temu sekaligus',
      access: permissions.manageAppointments,
      body: contract.bulkDecision,
    },
    (context, id, { ids: _, ...decided }) =>
      decideAppointment(context, id, { place: '', reply: '', ...decided }),
  ),
]
