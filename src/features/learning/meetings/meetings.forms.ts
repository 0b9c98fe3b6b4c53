import type { FormContext, FormFields, PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { markOwn } from './attending.ts'
import type { MeetingCodes } from './meeting-codes.ts'
import { idIn, ownMeetingPage } from './own-meetings.loads.ts'

/** Being counted in, also without script. What was wrong is told by the address, so that it was counted. */
export const meetingForms = (codes: MeetingCodes): readonly PageForm[] => [
  {
    path: routes['Belajar-Pertemuan-id'],
    access: permissions.readPublic,
    // a whole school sits behind one address; wrong digits are counted of each person
    limit: { tokens: 600, seconds: 600 },
    async submit(context, { digits = '', ticket = '' }: FormFields) {
      const here = placeOf(context)
      if (!context.viewer.member) return { redirect: to.login({ next: here }) }
      const marked = await markOwn(context, codes, { id: idIn(context.params.id), digits, ticket })
      return { redirect: `${here}?told=${marked}` }
    },
    async again(context, _fields, problem) {
      if (!context.viewer.member) return { redirect: to.login({ next: placeOf(context) }) }
      return ownMeetingPage(context, codes, {}, problem.errors[0]?.message ?? problem.message)
    },
  },
]

const placeOf = ({ params: { slug = '', id = '' } }: FormContext) => to.ownMeeting({ slug, id: idIn(id) })
