import type { PageForm } from '../../../platform/http/page-form.ts'
import { routes, to } from '../../../routes.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { ownSchoolPage } from './own-school.loads.ts'
import { schoolFormPage } from './register.loads.ts'
import { registerSchool } from './registering.ts'
import { dropSchoolPaper, mendSchool } from './school-checking.ts'
import { schoolOf } from './school-form.ts'
import type { Keys } from './school-links.ts'

interface FormsDeps extends Pick<MediaDeps, 'files'> {
  secrets: Keys
}

const open = { access: permissions.readPublic, limit: { tokens: 20, seconds: 600 } } as const

/** /Daftar-Sekolah and what its link opens: both work without script; the province is that of the city. */
export const schoolForms = ({ secrets, files }: FormsDeps): PageForm[] => [
  {
    ...open,
    path: routes['Daftar-Sekolah'],
    async submit(context, fields) {
      const asked = schoolOf(fields)
      const done = await registerSchool(context, secrets, asked)
      return schoolFormPage(context, {
        sent: {
          title: `Pendaftaran ${done.name} kami terima`,
          text: `Kami memeriksanya dan mengabari ${asked.contact.email}. Setelah diverifikasi, sekolah tampil di daftar dan dapat mendaftarkan tim.`,
          href: done.href,
        },
      })
    },
    again: (context, fields, problem) => schoolFormPage(context, { values: fields, problem }),
  },
  {
    ...open,
    path: routes['Daftar-Sekolah-token'],
    async submit(context, fields) {
      const { token = '' } = context.params
      const page = to.ownSchool({ token })
      if (fields.do !== 'remove') {
        await mendSchool(context, token, schoolOf(fields))
        return { redirect: page }
      }
      const key = await dropSchoolPaper(context, token, Number(fields.paper) || 0)
      return { redirect: `${page}#dokumen`, afterwards: () => files.remove(context.tenant.slug, key) }
    },
    again: (context, fields, problem) =>
      ownSchoolPage(context, context.params.token ?? '', { values: fields, problem }),
  },
]
