import type { FormFields, FormProblem } from '../../../platform/http/page-form.ts'
import {
  type PageContext,
  type PersonalPageLoad,
  type PublicPageLoad,
  parseQuery,
} from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { dayIn } from '../../../shared/days.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf } from '../../../shared/pager.ts'
import { whatsappLink } from '../../../shared/phone.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type AppointmentPage, type AppointmentsPage, hoursOf, listQuery } from './appointments.contract.ts'
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

const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** labels of the form's fields, where an error is said at the top */
const labels: Record<string, string> = {
  name: 'Nama lengkap',
  email: 'Email',
  phone: 'Nomor ponsel',
  organisation: 'Nama lembaga',
  orgType: 'Jenis lembaga',
  topic: 'Topik',
  preferredAt: 'Waktu',
  mode: 'Cara bertemu',
  notes: 'Catatan',
  consent: 'Persetujuan',
}

interface Shown {
  values?: FormFields
  problem?: FormProblem
  sent?: AppointmentPage['sent']
  demo?: AppointmentPage['demo']
}

/** The page as it is, or with what came of a form. */
export function appointmentPage(
  context: PageContext,
  { values = {}, problem, sent, demo = { email: '' } }: Shown = {},
): PageAnswer<'appointments.make'> {
  const { clock, tenant } = context
  const { contact } = tenant
  const hours = hoursOf(tenant.values)
  const whatsapp = whatsappLink(contact.whatsapp)
  const data: AppointmentPage = {
    heading: { title: 'Buat janji temu', lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Buat janji temu' }],
    values: { ...values },
    errors: (problem?.errors ?? []).map(({ field, message }) => ({
      field,
      label: labels[field] ?? '',
      message,
    })),
    message: problem?.message ?? '',
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

/** Who wants to meet, and what became of it. */
export const loadAppointments: PersonalPageLoad = {
  access: permissions.manageAppointments,
  query: ['page', 'search', 'status'],
  async load(context) {
    const query = parseQuery(listQuery, context.query)
    const list = await listAppointments(context, query)
    const { search, status } = query
    const path = routes['Kelola-Janji-Temu']
    const waiting = await listAppointments(context, { page: 1, pageSize: 1, status: 'new' })
    const data: AppointmentsPage = {
      list,
      query: { search: search ?? '', status: status ?? '' },
      statuses: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
      decisions: Object.fromEntries(list.items.map(item => [item.id, decisionsFor(item.status)])),
      counts: { waiting: waiting.totalItems },
      pager: pagerOf(list, path, { search, status }),
    }
    return {
      page: 'appointments.manage',
      data,
      head: { title: 'Janji temu', description: 'Permintaan janji temu.', noindex: true },
      canonical: path,
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'appointments.manage'>
  },
}
