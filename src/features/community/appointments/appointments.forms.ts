import { parsed } from '../../../platform/http/field-errors.ts'
import {
  type FormContext,
  type FormFields,
  isTicked,
  type PageForm,
} from '../../../platform/http/page-form.ts'
import { routes } from '../../../routes.ts'
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
  const { form: _, date = '', time = '', ...rest } = fields
  const given = { ...rest, preferredAt: `${date}T${time}`, consent: isTicked(fields, 'consent') }
  const asked = parsed(newAppointment, given)
  const made = await makeAppointment(context, asked)
  return appointmentPage(context, {
    sent: {
      title: 'Permintaan Anda terkirim',
      text: `Salinannya kami kirim ke ${asked.email}. Kami mengabari lewat email setelah waktunya dikonfirmasi.`,
      lines: made.lines,
    },
  })
}

async function askDemo(context: FormContext, fields: FormFields) {
  const asked = parsed(demoQuery, { email: fields.email ?? '' })
  const { email } = await requestDemo(context, asked.email)
  return appointmentPage(context, {
    demo: {
      email: '',
      sent: `Berhasil mengirim request. Kami menghubungi ${email} untuk menjadwalkan demo.`,
    },
  })
}
