import { room } from '../../../platform/room.ts'
import { type PaperSweepDeps, sweepPapers } from '../registrations/registrations.ts'
import { loadOwnSchool } from './own-school.loads.ts'
import { loadSchoolForm } from './register.loads.ts'
import { decidedSchools } from './school-checking.ts'
import { type RegistrationsDeps, schoolRegistrationsApi } from './school-registrations.api.ts'
import { type SchoolsDeps, schoolsApi } from './schools.api.ts'
import { schoolsDeeds } from './schools.deeds.ts'
import { schoolForms } from './schools.forms.ts'
import { managedSchools } from './schools.loads.ts'
import { schoolsDesks, schoolsOverview, schoolsPalette } from './schools.office.ts'
import { schoolEvents } from './schools.rules.ts'

export const schoolsRoom = room((house: SchoolsDeps & RegistrationsDeps & PaperSweepDeps) => ({
  name: 'schools',
  pages: {
    'Daftar-Sekolah': loadSchoolForm,
    'Daftar-Sekolah-token': loadOwnSchool,
    'Kelola-Sekolah': managedSchools.load,
  },
  calls: [...schoolsApi(house), ...schoolRegistrationsApi(house), ...managedSchools.calls],
  forms: schoolForms(house),
  jobs: [{ name: 'schools.papers', run: () => sweepPapers(house, decidedSchools) }],
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
