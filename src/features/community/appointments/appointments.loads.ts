import { z } from 'zod'
import { labelsOf } from '../../../platform/http/fields.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { whatsappLink } from '../../../shared/phone.ts'
import { choicesOf } from '../../../ui/lists.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  type AppointmentItem,
  type AppointmentPage,
  hoursOf,
  type ListQuery,
  listQuery,
  newAppointment,
} from './appointments.contract.ts'
import {
  consentText,
  decisionsFor,
  hoursText,
  modes,
  orgTypes,
  statuses,
  topics,
} from './appointments.rules.ts'
import { listAppointments } from './appointments.ts'
import { slotsData } from './own-appointment.loads.ts'

const lead =
  'Ceritakan yang Anda perlukan dan pilih waktunya. Kami mengonfirmasi lewat email, biasanya dalam satu hari kerja.'

const labelOf = labelsOf(newAppointment)

interface Shown extends TypedForm {
  sent?: AppointmentPage['sent']
  demo?: AppointmentPage['demo']
}

const slotsOfPage = z.object({ from: z.iso.date().optional().catch(undefined) })

/** The page as it is, or with what came of a form. */
export async function appointmentPage(
  context: PageContext,
  { sent, demo = { email: '' }, from, ...typed }: Shown & { from?: string | undefined } = {},
): Promise<PageAnswer<'appointments.make'>> {
  const { tenant } = context
  const { contact } = tenant
  const whatsapp = whatsappLink(contact.whatsapp)
  const path = routes['Make-Appointment']
  const data: AppointmentPage = {
    heading: { title: 'Buat janji temu', lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Buat janji temu' }],
    ...shownForm(labelOf, typed),
    choices: {
      orgTypes: choicesOf(orgTypes),
      topics: choicesOf(topics),
      modes: choicesOf(modes),
    },
    slots: await slotsData(context, from ?? typed.values?.from, path),
    hours: hoursText(hoursOf(tenant.values)),
    consentText,
    contact: {
      ...(contact.email ? { email: contact.email } : {}),
      ...(whatsapp ? { whatsapp } : {}),
    },
    policyHref: routes['Privacy-Policy'],
    ...(sent ? { sent } : {}),
    demo,
  }
  return {
    page: 'appointments.make',
    data,
    head: { title: 'Buat janji temu', description: lead, ...(from ? { noindex: true } : {}) },
    canonical: path,
    crumbs: data.crumbs,
    tags: ['appointments'],
  }
}

export const loadMakeAppointment: PublicPageLoad = askedPage(slotsOfPage, (context, { from }) =>
  appointmentPage(context, { from }),
)

/** Who wants to meet, and what became of it, as a list of the office. */
export const managedAppointments = officeList<'appointments.manage', ListQuery, AppointmentItem>(
  { page: 'appointments.manage', path: routes['Kelola-Janji-Temu'], access: permissions.manageAppointments },
  { title: 'Janji temu', description: 'Permintaan janji temu.', search: 'Cari nama, lembaga, atau email' },
  {
    query: listQuery,
    filters: () => [{ name: 'status', label: 'Status', options: optionsOf(statuses) }],
    list: listAppointments,
    data: async (list, context) => ({
      list,
      decisions: Object.fromEntries(list.rows.map(item => [item.id, decisionsFor(item.status)])),
      waiting: (await listAppointments(context, { page: 1, pageSize: 1, status: 'new' })).totalItems,
    }),
    calls: {
      nameOf: ({ name }) => name,
      columns: [
        ['Nama', ({ name }) => name],
        ['Lembaga', ({ organisation }) => organisation],
        ['Jenis lembaga', ({ orgType }) => orgType],
        ['Email', ({ email }) => email],
        ['Ponsel', ({ phone }) => phone],
        ['Topik', ({ topic }) => topic],
        ['Waktu', ({ preferredText }) => preferredText],
        ['Cara', ({ modeText }) => modeText],
        ['Status', ({ status }) => statuses[status].label],
        ['Diminta', ({ askedText }) => askedText],
      ],
    },
  },
)
