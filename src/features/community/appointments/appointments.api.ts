import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { Keys } from './appointment-links.ts'
import * as contract from './appointments.contract.ts'
import { decideAppointment, listAppointments, makeAppointment, requestDemo } from './appointments.ts'
import { freeSlots } from './holding.ts'
import { calendarFile, moveByOffice } from './own-appointment.ts'

const tag = 'Janji temu'

export interface AppointmentsDeps {
  database: Pick<Database, 'withTenant'>
  secrets: Keys
}

export const appointmentsApi = ({ database, secrets }: AppointmentsDeps) => [
  endpoint(
    {
      method: 'POST',
      path: '/v1/post/appointment/create',
      tag,
      summary:
        'Meminta janji temu pada salah satu waktu yang ditawarkan (/v1/appointments/slots). preferredAt: waktu setempat (2026-11-24T09:30) atau dengan zona waktu',
      message: 'Permintaan janji temu terkirim',
      access: permissions.readPublic,
      body: contract.newAppointment,
      data: contract.createdAppointment,
      status: 201,
      limit: { tokens: 5, seconds: 600 },
    },
    async (context, { body }) => {
      const { lines: _, ...made } = await makeAppointment(context, secrets, body)
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
      path: '/v1/appointments/slots',
      tag,
      summary: 'Waktu yang masih bebas dalam tujuh hari mulai from, menurut kalender situs',
      message: 'Berhasil mengambil waktu yang bebas',
      access: permissions.readPublic,
      query: contract.slotsQuery,
      data: contract.slotList,
    },
    (context, { query }) => freeSlots(context, query.from),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/appointments/links/{token}/janji-temu.ics',
      tag,
      summary: 'Janji temu sebagai berkas kalender, bagi pemegang tautannya',
      message: 'Janji temu',
      access: permissions.readPublic,
      parameters: contract.linkParameter,
      data: z.null(),
    },
    (context, { parameters }) => calendarFile(context, parameters.token),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/appointments/{id}/move',
      tag,
      summary: 'Memindahkan janji temu ke waktu lain yang bebas; orangnya diberi tahu',
      message: 'Janji temu dipindahkan',
      access: permissions.manageAppointments,
      parameters: contract.idParameter,
      body: contract.moving,
      data: contract.appointmentItem,
    },
    (context, { parameters, body }) => moveByOffice(context, secrets, parameters.id, body.startsAt),
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
    (context, { parameters, body }) => decideAppointment(context, secrets, parameters.id, body),
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
      decideAppointment(context, secrets, id, { place: '', reply: '', ...decided }),
  ),
]
