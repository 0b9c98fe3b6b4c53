import type { routes } from './routes.ts'

/** An address of the table that needs nothing put into it: /Cari, and /Career of /Career/{slug?}. */
type PlainPath<Path extends string> = Path extends `${infer Start}/{${string}?}`
  ? PlainPath<Start>
  : Path extends `${string}{${string}`
    ? never
    : Path

/**
 * The few addresses that the parts of `ui`, the layouts and public pages know of themselves; all others come with the data. They are
 * spelled here, and held against the table by the compiler, so that a browser need not load the table.
 */
export const siteLinks = {
  search: '/Cari',
  siteMap: '/Peta-Situs',
  appointment: '/Make-Appointment',
  jobs: '/Event/Careers',
  careers: '/Career',
  syllabi: '/Silabus',
  leagueRegistration: '/Liga-Smk/Register',
  schoolRegistration: '/Daftar-Sekolah',
  leaderboards: '/Leaderboards',
  privacy: '/Privacy-Policy',
} as const satisfies Record<string, PlainPath<(typeof routes)[keyof typeof routes]>>
