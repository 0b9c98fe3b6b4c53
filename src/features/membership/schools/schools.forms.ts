import { parsed } from '../../../platform/http/field-errors.ts'
import { isTicked, type PageForm } from '../../../platform/http/page-form.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { schoolFormPage } from './register.loads.ts'
import { registerSchool } from './registering.ts'
import { registeredSchool } from './schools.contract.ts'

/** /Daftar-Sekolah: works without script; the province is that of the city. */
export const schoolForms = (): PageForm[] => [
  {
    path: routes['Daftar-Sekolah'],
    access: permissions.readPublic,
    limit: { tokens: 20, seconds: 600 },
    async submit(context, fields) {
      const { consent: _, majors = '', cityId = '', ...rest } = fields
      const { 'contact.name': name, 'contact.phone': phone, 'contact.email': email, ...school } = rest
      const given = {
        ...school,
        cityId,
        provinceId: cityId.slice(0, 2),
        contact: { name: name ?? '', phone: phone ?? '', email: email ?? '' },
        majors: majors
          .split(/[,\n]/)
          .map(major => major.trim())
          .filter(Boolean),
        consent: isTicked(fields, 'consent'),
      }
      const asked = parsed(registeredSchool, given)
      const done = await registerSchool(context, asked)
      return schoolFormPage(context, {
        sent: {
          title: `Pendaftaran ${done.name} kami terima`,
          text: `Kami memeriksanya dan mengabari ${asked.contact.email}. Setelah diverifikasi, sekolah tampil di daftar dan dapat mendaftarkan tim.`,
        },
      })
    },
    again: (context, fields, problem) => schoolFormPage(context, { values: fields, problem }),
  },
]
