import { parsed } from '../../../platform/http/field-errors.ts'
import {
  type FormContext,
  type FormFields,
  isTicked,
  type PageForm,
} from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { Keys } from './appointment-links.ts'
import { demoQuery, moving, newAppointment } from './appointments.contract.ts'
import { appointmentPage } from './appointments.loads.ts'
import { makeAppointment, requestDemo } from './appointments.ts'
import { ownAppointmentPage } from './own-appointment.loads.ts'
import { cancelByLink, moveByLink } from './own-appointment.ts'

const isDemo = (fields: FormFields) => fields.form === 'demo'

/** /Make-Appointment: the appointment, and the small form that asks for a demonstration. */
export const appointmentForms = ({ secrets }: { secrets: Keys }): PageForm[] => [
  {
    path: routes['Make-Appointment'],
    access: permissions.readPublic,
    limit: { tokens: 10, seconds: 600 },
    submit: (context, fields) => (isDemo(fields) ? askDemo(context, fields) : ask(context, secrets, fields)),
    async again(context, fields, problem) {
      if (isDemo(fields))
        return appointmentPage(context, { demo: { email: fields.email ?? '', error: problem.message } })
      return appointmentPage(context, { values: fields, problem })
    },
  },
  {
    path: routes['Janji-Temu-token'],
    access: permissions.readPublic,
    limit: { tokens: 20, seconds: 600 },
    async submit(context, fields) {
      const { token = '' } = context.params
      if (fields.do === 'cancel') {
        if (!isTicked(fields, 'isSure'))
          throw invalidField('isSure', 'Beri tanda centang bahwa janji temu ini dibatalkan')
        await cancelByLink(context, token, (fields.words ?? '').trim().slice(0, limits.answer))
      } else {
        const { startsAt } = parsed(moving, { startsAt: fields.slot ?? '' })
        await moveByLink(context, secrets, token, startsAt)
      }
      return { redirect: to.ownAppointment({ token }) }
    },
    again: (context, fields, problem) =>
      ownAppointmentPage(context, context.params.token ?? '', { values: fields, problem }),
  },
]

async function ask(context: FormContext, secrets: Keys, fields: FormFields) {
  const { form: _, from: __, slot = '', ...rest } = fields
  const given = { ...rest, preferredAt: slot, consent: isTicked(fields, 'consent') }
  const asked = parsed(newAppointment, given)
  const made = await makeAppointment(context, secrets, asked)
  return appointmentPage(context, {
    sent: {
      title: 'Permintaan Anda terkirim',
      text: `Salinannya kami kirim ke ${asked.email}. Kami mengabari lewat email setelah waktunya dikonfirmasi.`,
      lines: made.lines,
      href: made.href,
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
