/** What the platform's counters are called (specification section 3). */
export const counterFlags = [
  'alumni',
  'cities',
  'cities_active',
  'cities_alumni',
  'schools',
  'schools_active',
  'schools_alumni',
  'students',
  'mentors',
  'programs',
] as const

/** Where people are counted by place, fewer than this could be recognised and are not told. */
export const smallestGroup = 5

/** Kinds of members whose number may be known to anybody; who runs a site is not counted in public. */
export const countedKinds = [2, 3, 4, 5, 8] as const

/** What can be drawn as a line over the last twelve months. */
export const charts = {
  students: 'Siswa yang bergabung',
  members: 'Anggota yang bergabung',
  schools: 'Sekolah yang terdaftar',
  classes: 'Kelas yang terbit',
  classrooms: 'Angkatan yang dimulai',
  webinars: 'Webinar yang diadakan',
} as const

export type ChartType = keyof typeof charts

export const chartTypes = [
  'students',
  'members',
  'schools',
  'classes',
  'classrooms',
  'webinars',
] as const satisfies readonly ChartType[]

/** Five minutes: how old a counter may be (decisions, statistics counters). */
export const freshSeconds = 300
