import { room } from '../../platform/room.ts'
import { loadSchoolForm } from './register.loads.ts'
import { type SchoolsDeps, schoolsApi } from './schools.api.ts'
import { schoolsDeeds } from './schools.deeds.ts'
import { schoolForms } from './schools.forms.ts'
import { loadManageSchools } from './schools.loads.ts'

export const schoolsRoom = room((house: SchoolsDeps) => ({
  name: 'schools',
  pages: {
    'Daftar-Sekolah': loadSchoolForm,
    'Kelola-Sekolah': loadManageSchools,
  },
  calls: schoolsApi(house),
  forms: schoolForms(house),
  deeds: schoolsDeeds,
}))
