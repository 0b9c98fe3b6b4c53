import { fieldErrors } from '../../../platform/http/field-errors.ts'
import type { FormContext, FormFields, PageForm } from '../../../platform/http/page-form.ts'
import { routes } from '../../../routes.ts'
import { invalid } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { demoQuery, newAppointment } from './appointments.contract.ts'
import { appointmentPage } from './appointments.loads.ts'
import { makeAppointment, requestDemo } from './appointments.ts'

const isDemo = (fields: FormFields) => fields.form === 'demo'

/** /Make-Appointment: the appointment, and the small form that asks for a demonstration. */
export const appointmentForms = (): PageForm[] => [
  {
    path: routes['Make-Appointment'],
    access: permissions.readPublic,
    limit: { tokens: 10, seconds: 600 },
    submit: (context, fields) => (isDemo(fields) ? askDemo(context, fields) : ask(context, fields)),
    async again(context, fields, problem) {
      if (isDemo(fields))
        return appointmentPage(context, { demo: { email: fields.email ?? '', error: problem.message } })
      return appointmentPage(context, { values: fields, problem })
    },
  },
]

async function ask(context: FormContext, fields: FormFields) {
  const { form: _, date = '', time = '', consent, ...rest } = fields
  const given = { ...rest, preferredAt: `${date}T${time}`, consent: consent === '1' }
  const parsed = newAppointment.safeParse(given)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error, given))
  const made = await makeAppointment(context, parsed.data)
  return appointmentPage(context, {
    sent: {
      title: 'Permintaan Anda terkirim',
      text: `Salinannya kami kirim ke ${parsed.data.email}. Kami mengabari lewat email setelah waktunya dikonfirmasi.`,
      lines: made.lines,
    },
  })
}

async function askDemo(context: FormContext, fields: FormFields) {
  const parsed = demoQuery.safeParse({ email: fields.email ?? '' })
  if (!parsed.success) throw invalid(fieldErrors(parsed.error, fields))
  const { email } = await requestDemo(context, parsed.data.email)
  return appointmentPage(context, {
    demo: {
      email: '',
      sent: `Berhasil mengirim request. Kami menghubungi ${email} untuk menjadwalkan demo.`,
    },
  })
}
