import { appointmentForms } from '../features/appointments/appointments.forms.ts'
import { competitionForms } from '../features/competitions/competitions.forms.ts'
import { schoolForms } from '../features/schools/schools.forms.ts'
import type { PageForm } from '../platform/http/page-form.ts'
import type { Services } from './services.ts'

/** Every form of the public site that is sent by POST. */
export const allForms = (services: Services): PageForm[] => [
  ...appointmentForms(services),
  ...competitionForms(services),
  ...schoolForms(services),
]
