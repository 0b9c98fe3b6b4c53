import type { RoomTables } from './table-rules.ts'

/** Tables whose migration is not named after the room that keeps them. */
export const corrected: RoomTables = {
  'access-tokens': ['access_tokens'],
  'app-tokens': ['app_credentials'],
  audit: ['audit_entries'],
  'book-reviews': ['books', 'book_names', 'rest_books'],
  'click-log': ['click_log', 'recorded_events', 'platform.day_salts'],
  competences: ['competences'],
  consents: ['consents'],
  'data-requests': ['data_requests'],
  'draft-links': ['preview_links'],
  'disc-tests': ['disc_results', 'disc_counts'],
  domains: ['platform.tenant_domains'],
  factors: ['accounts.challenges', 'accounts.passkeys', 'accounts.recovery_codes', 'accounts.totp_secrets'],
  guardians: ['guardian_consents'],
  'first-steps': ['site_starts'],
  fixtures: ['fixtures', 'fixture_events'],
  'hand-ins': [
    'appeal_posts',
    'hand_in_counts',
    'hand_in_events',
    'hand_in_files',
    'hand_in_marks',
    'hand_ins',
    'marking_remarks',
  ],
  'hosted-tables': ['table_keys'],
  invitations: ['invitations'],
  'lms-features': ['lms_features'],
  meetings: ['webinars', 'webinar_speakers'],
  notices: ['privacy_notices'],
  people: ['people'],
  'platform/db': ['platform.schema_migrations', 'platform.installation', 'platform.job_runs'],
  'platform/files': ['files', 'file_holders', 'file_uses', 'media_storage', 'private_files', 'uploads'],
  'platform/mail': ['mails', 'mail_suppressions'],
  programs: ['programs', 'program_items'],
  reactions: ['post_reactions', 'post_views'],
  'review-cards': ['review_cards', 'review_logs', 'review_entries'],
  'saved-views': ['saved_views'],
  schools: ['schools'],
  'team-fees': ['team_fees'],
  seasons: ['competitions', 'competition_categories', 'competition_stages'],
  sessions: ['member_sessions', 'sign_in_flows', 'seen_logout_tokens'],
  teams: ['teams', 'team_members', 'team_scores'],
  tenants: ['platform.tenants', 'acting_links'],
}

/** Writes into another room's tables that still stand, each with its reason. The list only shrinks. */
export const knownWrites: RoomTables = {
  // the rights of whoever a membership is of: members stand above, since they show what was consented to
  'data-subjects': ['memberships'],
  // what a purge makes old is noted within its transaction: search and passages are to hear of purges
  'platform/db': ['passage_stale', 'search_stale'],
  // whoever arrives becomes a member, in the same transaction: members stand in a wing above
  sessions: ['memberships'],
}

/** Reads of another room's tables that still stand: of those it writes. A new one asks the owner's door, or a view. The list only shrinks. */
export const knownReads: RoomTables = {
  'data-subjects': ['memberships'],
  sessions: ['memberships'],
}
