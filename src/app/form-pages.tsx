import type { PageComponent } from './pages.tsx'

/**
 * Pages of the public site that few visits lead to: forms, the league, boards. They stand apart from `pages.tsx`, so
 * that a page of the catalogue does not carry their names.
 */
export const formPages = {
  'appointments.make': () =>
    import('../features/appointments/appointments.pages.tsx').then(module => module.MakeAppointment),
  'league.season': () => import('../features/competitions/league.pages.tsx').then(module => module.League),
  'league.register': () =>
    import('../features/competitions/register.pages.tsx').then(module => module.Register),
  'league.ownTeam': () =>
    import('../features/competitions/own-team.pages.tsx').then(module => module.OwnTeam),
  'schools.register': () =>
    import('../features/schools/register.pages.tsx').then(module => module.RegisterSchool),
  leaderboards: () =>
    import('../features/leaderboards/leaderboards.pages.tsx').then(module => module.Leaderboards),
  'payments.status': () =>
    import('../features/payments/payments.pages.tsx').then(module => module.PaymentStatus),
} satisfies Record<string, () => Promise<PageComponent>>
