import { labelsOf } from '../../../platform/http/fields.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { dayIn } from '../../../shared/days.ts'
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
  dotted,
  firstDay,
  hoursText,
  modes,
  mostAheadDays,
  orgTypes,
  slotsOf,
  statuses,
  topics,
} from './appointments.rules.ts'
import { listAppointments } from './appointments.ts'

const lead =
  'Ceritakan yang Anda perlukan dan pilih waktunya. Kami mengonfirmasi lewat email, biasanya dalam satu hari kerja.'

const labelOf = labelsOf(newAppointment)

interface Shown extends TypedForm {
  sent?: AppointmentPage['sent']
  demo?: AppointmentPage['demo']
}

/** The page as it is, or with what came of a form. */
export function appointmentPage(
  context: PageContext,
  { sent, demo = { email: '' }, ...typed }: Shown = {},
): PageAnswer<'appointments.make'> {
  const { clock, tenant } = context
  const { contact } = tenant
  const hours = hoursOf(tenant.values)
  const whatsapp = whatsappLink(contact.whatsapp)
  const data: AppointmentPage = {
    heading: { title: 'Buat janji temu', lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Buat janji temu' }],
    ...shownForm(labelOf, typed),
    choices: {
      orgTypes: choicesOf(orgTypes),
      topics: choicesOf(topics),
      modes: choicesOf(modes),
      times: slotsOf(hours).map(value => ({ value, label: dotted(value) })),
    },
    days: {
      first: firstDay(clock.now(), hours, tenant.timeZone),
      last: dayIn(new Date(clock.now().getTime() + mostAheadDays * 86_400_000), tenant.timeZone),
    },
    hours: hoursText(hours),
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
    head: { title: 'Buat janji temu', description: lead },
    canonical: routes['Make-Appointment'],
    crumbs: data.crumbs,
    tags: [],
  }
}

export const loadMakeAppointment: PublicPageLoad = {
  query: [],
  load: async context => appointmentPage(context),
}

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
