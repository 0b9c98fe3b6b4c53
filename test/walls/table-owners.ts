import type { RoomTables } from './table-rules.ts'

/** Tables whose migration is not named after the room that keeps them. */
export const corrected: RoomTables = {
  'app-tokens': ['app_credentials'],
  appearance: ['site_setting_drafts'],
  audit: ['audit_entries'],
  'click-log': ['click_log', 'recorded_events'],
  competences: ['competences'],
  domains: ['platform.tenant_domains'],
  factors: ['accounts.challenges', 'accounts.passkeys', 'accounts.recovery_codes', 'accounts.totp_secrets'],
  invitations: ['invitations'],
  'lms-features': ['lms_features'],
  people: ['people'],
  'platform/db': ['platform.schema_migrations'],
  'platform/files': ['files'],
  'platform/mail': ['mails'],
  programs: ['programs', 'program_items'],
  reactions: ['post_reactions', 'post_views'],
  schools: ['schools'],
  sessions: ['member_sessions', 'sign_in_flows', 'seen_logout_tokens'],
  site: ['site_setting_versions'],
  tenants: ['platform.tenants', 'acting_links'],
}

/** Writes into another room's tables that still stand, each with where it is to go. The list only shrinks. */
export const knownWrites: RoomTables = {
  // oidc-provider's adapter: its statements belong in the store of accounts, which sweeps and erases these rows
  'app/accounts': ['accounts.oidc_payloads'],
  // a course or post is written past the rooms it is for: they are to offer what an import needs
  imports: [
    'categories',
    'chapters',
    'classes',
    'files',
    'modules',
    'people',
    'post_authors',
    'post_categories',
    'posts',
    'redirects',
  ],
  // a new address, its codes and the sign-ins it ends: verbs of accounts, which stands in the same wing
  'own-account': ['accounts.accounts', 'accounts.mail_tokens', 'accounts.sign_ins'],
  // what a purge makes old is noted within its transaction: search is to hear of purges
  'platform/db': ['search_stale'],
  // consents, a birth date and a restriction are noted at the membership: verbs of members
  privacy: ['memberships'],
  // what members say of themselves, and pictures thrown away: verbs of members and of platform/files
  profile: ['files', 'memberships'],
  // views are counted at the post, for its order by popularity: a verb of posts
  reactions: ['posts'],
  // whoever arrives becomes a member: members stand above, so what they do is handed in
  sessions: ['memberships'],
  // settings to begin with, a row for the operator to act by, and sessions and domains that end: verbs of those rooms
  tenants: ['member_sessions', 'memberships', 'platform.tenant_domains', 'site_settings'],
}

/** Reads of another room's tables that still stand; a new one asks the owner's door, or a view. The list only shrinks. */
export const knownReads: RoomTables = {
  accounts: ['mails', 'platform.tenants'],
  administration: ['member_sessions', 'memberships'],
  'app/accounts': ['accounts.oidc_payloads', 'privacy_notices'],
  appearance: ['memberships', 'site_settings'],
  appointments: ['memberships'],
  classes: ['categories', 'competences', 'people', 'program_items', 'programs'],
  'click-log': ['platform.tenants'],
  competences: ['class_instructors', 'classes', 'people'],
  competitions: ['memberships', 'schools'],
  domains: ['platform.tenants'],
  events: ['classes'],
  factors: ['accounts.accounts', 'accounts.security_events'],
  imports: ['categories', 'chapters', 'classes', 'modules', 'people', 'platform.tenants', 'posts'],
  invitations: ['accounts.accounts', 'memberships', 'programs'],
  main: ['accounts.accounts', 'platform.tenants'],
  members: ['consents', 'member_sessions', 'programs', 'schools'],
  mentors: ['class_instructors', 'classes', 'people'],
  'own-account': ['accounts.accounts', 'accounts.mail_tokens', 'accounts.sign_ins'],
  'own-sessions': ['member_sessions'],
  pages: ['memberships'],
  posts: ['people', 'post_reactions'],
  privacy: ['memberships', 'platform.tenants', 'schools'],
  profile: ['memberships'],
  programs: ['classes', 'people', 'schools'],
  reactions: ['posts'],
  sessions: ['memberships', 'schools'],
  site: ['files', 'memberships', 'platform.tenant_domains', 'platform.tenants'],
  statistics: [
    'categories',
    'class_instructors',
    'classes',
    'classrooms',
    'memberships',
    'program_items',
    'program_schools',
    'programs',
    'schools',
    'webinars',
  ],
  tenants: ['memberships', 'platform.tenant_domains'],
  tokens: ['memberships'],
}
