import { room } from '../../../platform/room.ts'
import { loadSchoolForm } from './register.loads.ts'
import { type SchoolsDeps, schoolsApi } from './schools.api.ts'
import { schoolsDeeds } from './schools.deeds.ts'
import { schoolForms } from './schools.forms.ts'
import { managedSchools } from './schools.loads.ts'
import { schoolsDesks, schoolsOverview, schoolsPalette } from './schools.office.ts'
import { schoolEvents } from './schools.rules.ts'

export const schoolsRoom = room((house: SchoolsDeps) => ({
  name: 'schools',
  pages: {
    'Daftar-Sekolah': loadSchoolForm,
    'Kelola-Sekolah': managedSchools.load,
  },
  calls: [...schoolsApi(house), ...managedSchools.calls],
  forms: schoolForms(),
  deeds: schoolsDeeds,
  webhookEvents: schoolEvents,
  office: {
    sections: [
      {
        group: 'people',
        place: 40,
        label: 'Sekolah',
        page: 'Kelola-Sekolah',
        icon: 'school',
        key: 's',
        permission: 'manageSchools',
      },
    ],
    actions: [
      {
        place: 40,
        label: 'Tambah sekolah',
        page: 'Kelola-Sekolah',
        icon: 'school',
        permission: 'manageSchools',
      },
    ],
  },
  overview: schoolsOverview,
  desks: schoolsDesks,
  palette: schoolsPalette,
}))
