import type { RoomTables } from './table-rules.ts'

/** Tables whose migration is not named after the room that keeps them. */
export const corrected: RoomTables = {
  'app-tokens': ['app_credentials'],
  appearance: ['site_setting_drafts'],
  audit: ['audit_entries'],
  'book-reviews': ['books', 'book_names', 'rest_books'],
  'click-log': ['click_log', 'recorded_events', 'platform.day_salts'],
  competences: ['competences'],
  consents: ['consents'],
  'data-requests': ['data_requests'],
  domains: ['platform.tenant_domains'],
  factors: ['accounts.challenges', 'accounts.passkeys', 'accounts.recovery_codes', 'accounts.totp_secrets'],
  guardians: ['guardian_consents'],
  'hosted-tables': ['table_keys'],
  invitations: ['invitations'],
  'lms-features': ['lms_features'],
  notices: ['privacy_notices'],
  people: ['people'],
  'platform/db': ['platform.schema_migrations'],
  'platform/files': ['files', 'file_holders', 'file_uses', 'media_storage', 'uploads'],
  'platform/mail': ['mails'],
  programs: ['programs', 'program_items'],
  reactions: ['post_reactions', 'post_views'],
  'saved-views': ['saved_views'],
  schools: ['schools'],
  seasons: ['competitions', 'competition_categories', 'competition_stages'],
  sessions: ['member_sessions', 'sign_in_flows', 'seen_logout_tokens'],
  site: ['site_setting_versions'],
  teams: ['teams', 'team_members', 'team_scores'],
  tenants: ['platform.tenants', 'acting_links'],
}

/** Writes into another room's tables that still stand, each with its reason. The list only shrinks. */
export const knownWrites: RoomTables = {
  // the rights of whoever a membership is of: members stand above, since they show what was consented to
  'data-subjects': ['memberships'],
  // a course or post is written past the rooms it is for: they are to offer what an import needs
  imports: [
    'categories',
    'chapters',
    'classes',
    'modules',
    'people',
    'post_authors',
    'post_categories',
    'posts',
    'redirects',
  ],
  // what a purge makes old is noted within its transaction: search is to hear of purges
  'platform/db': ['search_stale'],
  // whoever arrives becomes a member, in the same transaction: members stand in a wing above
  sessions: ['memberships'],
}

/** Reads of another room's tables that still stand: of those it writes. A new one asks the owner's door, or a view. The list only shrinks. */
export const knownReads: RoomTables = {
  'data-subjects': ['memberships'],
  imports: ['categories', 'chapters', 'classes', 'modules', 'people', 'posts'],
  sessions: ['memberships'],
}
