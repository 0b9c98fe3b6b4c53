import { formPages } from './form-pages.tsx'
import type { PageComponent } from './pages.tsx'

/**
 * Pages of the administration, of one's own things and of the account service, by the name their load answers with. The
 * list is long and loaded with the first of them, so that a public page does not carry it.
 */
export const officePages = {
  // of the public site, but few come there
  'sign-in.welcome': () => import('../features/sessions/welcome.pages.tsx').then(module => module.Welcome),
  'site.terms': () => import('../features/site/terms.pages.tsx').then(module => module.TermsAndConditions),
  'privacy.policy': () => import('../features/privacy/policy.pages.tsx').then(module => module.Policy),
  'search.page': () => import('../features/search/search.pages.tsx').then(module => module.Search),
  'sign-in.note': () => import('../features/sessions/sessions.pages.tsx').then(module => module.Note),
  'sign-in.logout': () => import('../features/sessions/sessions.pages.tsx').then(module => module.Logout),
  'sign-in.verify': () => import('../features/sessions/sessions.pages.tsx').then(module => module.Verify),
  'own-sessions': () =>
    import('../features/own-sessions/own-sessions.pages.tsx').then(module => module.OwnSessions),
  profile: () => import('../features/profile/profile.pages.tsx').then(module => module.ProfilePage),
  'league.teams': () => import('../features/competitions/manage.pages.tsx').then(module => module.Teams),
  'league.team': () => import('../features/competitions/manage.pages.tsx').then(module => module.Team),
  'league.guardian': () =>
    import('../features/competitions/guardian.pages.tsx').then(module => module.TeamGuardian),
  'appointments.manage': () =>
    import('../features/appointments/manage.pages.tsx').then(module => module.ManageAppointments),
  'schools.manage': () =>
    import('../features/schools/schools.pages.tsx').then(module => module.ManageSchools),
  'factors.step': () => import('../features/factors/factors.pages.tsx').then(module => module.FactorStep),
  'factors.enrol': () => import('../features/factors/enrol.pages.tsx').then(module => module.FactorEnrol),
  'factors.codes': () => import('../features/factors/enrol.pages.tsx').then(module => module.FactorCodes),
  'factors.passkey': () => import('../features/factors/factors.pages.tsx').then(module => module.PasskeyAdd),
  'factors.prove': () => import('../features/factors/factors.pages.tsx').then(module => module.FactorProve),
  'own-account.home': () =>
    import('../features/own-account/own-account-home.pages.tsx').then(module => module.OwnAccount),
  'own-account.stranger': () =>
    import('../features/own-account/own-account.pages.tsx').then(module => module.Stranger),
  'own-account.password': () =>
    import('../features/own-account/own-account.pages.tsx').then(module => module.PasswordChange),
  'own-account.email': () =>
    import('../features/own-account/own-account.pages.tsx').then(module => module.EmailChange),
  'own-account.email-link': () =>
    import('../features/own-account/own-account.pages.tsx').then(module => module.EmailLink),
  'own-account.said': () =>
    import('../features/own-account/own-account.pages.tsx').then(module => module.Said),
  'appearance.editor': () =>
    import('../features/appearance/appearance.pages.tsx').then(module => module.AppearanceEditor),
  'appearance.album': () =>
    import('../features/appearance/album.pages.tsx').then(module => module.LayoutAlbum),
  'appearance.settings': () =>
    import('../features/appearance/settings.pages.tsx').then(module => module.SiteSettings),
  'administration.overview': () =>
    import('../features/administration/administration.pages.tsx').then(module => module.Overview),
  'tenants.list': () => import('../features/tenants/tenants.pages.tsx').then(module => module.TenantsPage),
  'tenants.acting': () => import('../features/tenants/tenants.pages.tsx').then(module => module.ActingPage),
  'audit.list': () => import('../features/audit/audit.pages.tsx').then(module => module.AuditList),
  'apps.list': () =>
    import('../features/app-tokens/app-credentials.pages.tsx').then(module => module.AppsPage),
  'domains.list': () => import('../features/domains/domains.pages.tsx').then(module => module.DomainsPage),
  'accounts.signIn': () => import('../features/accounts/accounts.pages.tsx').then(module => module.SignIn),
  'accounts.register': () =>
    import('../features/accounts/accounts.pages.tsx').then(module => module.Register),
  'accounts.code': () => import('../features/accounts/accounts.pages.tsx').then(module => module.Code),
  'accounts.forgot': () => import('../features/accounts/passwords.pages.tsx').then(module => module.Forgot),
  'accounts.reset': () => import('../features/accounts/passwords.pages.tsx').then(module => module.Reset),
  'accounts.logout': () => import('../features/accounts/accounts.pages.tsx').then(module => module.Logout),
  'accounts.message': () => import('../features/accounts/accounts.pages.tsx').then(module => module.Message),
  'accounts.outbox': () => import('../features/accounts/outbox.pages.tsx').then(module => module.Outbox),
  'members.list': () => import('../features/members/members.pages.tsx').then(module => module.PeopleList),
  'members.person': () => import('../features/members/person.pages.tsx').then(module => module.Person),
  'invitations.list': () =>
    import('../features/invitations/invitations.pages.tsx').then(module => module.InvitationList),
  'invitations.accept': () =>
    import('../features/invitations/accept.pages.tsx').then(module => module.Invitation),
  'privacy.guardian': () => import('../features/privacy/guardian.pages.tsx').then(module => module.Guardian),
  'privacy.erase-account': () =>
    import('../features/privacy/erase-account.pages.tsx').then(module => module.EraseAccount),
  'privacy.own': () => import('../features/privacy/own.pages.tsx').then(module => module.OwnPrivacy),
  'privacy.queue': () => import('../features/privacy/queue.pages.tsx').then(module => module.Queue),
  'pages.list': () => import('../features/pages/list.pages.tsx').then(module => module.PageList),
  'pages.setting': () => import('../features/pages/setting.pages.tsx').then(module => module.SettingEditor),
  'pages.editor': () => import('../features/pages/editor.pages.tsx').then(module => module.PageEditor),
  'privacy.editor': () => import('../features/privacy/editor.pages.tsx').then(module => module.NoticeEditor),
} satisfies Record<string, () => Promise<PageComponent>>

/** Whatever does not stand in `pages.tsx`. */
export const otherPages = { ...officePages, ...formPages }
