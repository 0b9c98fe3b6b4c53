// Generated from the migrated database by npm run db:describe; do not edit.

import type { ColumnType, GeneratedAlways } from 'kysely'

export type Json = ColumnType<unknown, string, string>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** a column with a default: may be left out of an insert */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface AccountsAccounts {
  id: Generated<string>
  email: string | null
  email_verified_at: Timestamp | null
  name: string
  phone: string | null
  birth_date: string | null
  password_hash: string | null
  password_changed_at: Timestamp | null
  status: Generated<string>
  is_superadmin: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface AccountsChallenges {
  id: string
  account_id: string | null
  purpose: string
  value: string
  expires_at: Timestamp
}

export interface AccountsMailTokens {
  token_hash: string
  code_hash: string | null
  purpose: string
  account_id: string
  email: string
  tenant_id: number | null
  return_to: string | null
  tries: Generated<number>
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
  pending: Json | null
  confirmed_at: Timestamp | null
}

export interface AccountsOidcPayloads {
  kind: string
  id: string
  payload: Json
  account_id: string | null
  grant_id: string | null
  uid: string | null
  user_code: string | null
  expires_at: Timestamp | null
  consumed_at: Timestamp | null
}

export interface AccountsPasskeys {
  credential_id: string
  account_id: string
  public_key: string
  counter: Generated<number>
  transports: Generated<string[]>
  name: string
  backed_up: Generated<boolean>
  created_at: Generated<Timestamp>
  last_used_at: Timestamp | null
}

export interface AccountsRecoveryCodes {
  account_id: string
  code_hash: string
  used_at: Timestamp | null
}

export interface AccountsRegistrationConsents {
  account_id: string
  tenant_id: number
  purpose: string
  text_version: string
  at: Generated<Timestamp>
}

export interface AccountsRegistrationProfiles {
  account_id: string
  tenant_id: number
  school_npsn: string | null
  province_code: string | null
  city_code: string | null
}

export interface AccountsSecurityEvents {
  id: GeneratedAlways<number>
  account_id: string | null
  at: Generated<Timestamp>
  action: string
  ip: Generated<string>
  user_agent: Generated<string>
  detail: Generated<Json>
}

export interface AccountsSignIns {
  uid: string
  account_id: string
  channel: Generated<string>
  methods: Generated<string[]>
  user_agent: Generated<string>
  ip: Generated<string>
  created_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
  ended_at: Timestamp | null
  end_reason: string | null
  proved_at: Timestamp | null
}

export interface AccountsThrottles {
  key: string
  tokens: string
  updated_at: Timestamp
}

export interface AccountsTotpSecrets {
  account_id: string
  secret_sealed: string
  confirmed_at: Timestamp | null
  last_step: Generated<number>
  created_at: Generated<Timestamp>
}

export interface PlatformDaySalts {
  day: string
  salt: string
}

export interface PlatformInstallation {
  is_only: Generated<boolean>
  key_print: string
}

export interface PlatformJobRuns {
  job: string
  begun_at: Timestamp
  ended_at: Timestamp | null
  succeeded_at: Timestamp | null
  milliseconds: string | null
  failures: Generated<number>
}

export interface PlatformSchemaMigrations {
  name: string
  checksum: string
  applied_at: Generated<Timestamp>
  is_breaking: Generated<boolean>
}

export interface PlatformTenantDomains {
  id: GeneratedAlways<number>
  tenant_id: Generated<number>
  host: string
  state: Generated<string>
  is_primary: Generated<boolean>
  created_at: Generated<Timestamp>
  verify_token: Generated<string>
  verified_at: Timestamp | null
  checked_at: Timestamp | null
  last_error: string | null
}

export interface PlatformTenants {
  id: GeneratedAlways<number>
  slug: string
  name: string
  status: Generated<string>
  time_zone: Generated<string>
  created_at: Generated<Timestamp>
  status_changed_at: Generated<Timestamp>
}

export interface AccessTokens {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number
  account_id: string
  is_shared: Generated<boolean>
  name: string
  hash: string
  hint: string
  scopes: string[]
  is_strong: boolean
  created_at: Timestamp
  expires_at: Timestamp
  last_used_at: Timestamp | null
  revoked_at: Timestamp | null
  told: Generated<number>
}

export interface Accommodations {
  tenant_id: Generated<number>
  class_id: number
  membership_id: number
  time_factor: Generated<number>
  more_attempts: Generated<number>
  reason: Generated<string>
}

export interface ActingLinks {
  tenant_id: Generated<number>
  token_hash: string
  account_id: string
  name: string
  sign_in: string
  is_strong: boolean
  reason: string
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  used_at: Timestamp | null
}

export interface AnswerDays {
  tenant_id: Generated<number>
  membership_id: number
  day: string
  questions: number
}

export interface AnswerSettings {
  tenant_id: Generated<number>
  engine: Generated<string>
  base_url: Generated<string>
  model: Generated<string>
  key_sealed: string | null
  monthly_tokens: Generated<number>
  daily_questions: Generated<number>
  for_visitors: Generated<boolean>
  version: Generated<number>
  updated_at: Timestamp
}

export interface AnswerSteps {
  tenant_id: Generated<number>
  attempt_id: number
  slot: number
  writer: number
  seq: number
  answer: Json | null
  client_at: Timestamp
  received_at: Timestamp
  is_late: Generated<boolean>
}

export interface AnswerUse {
  tenant_id: Generated<number>
  month: string
  tokens: Generated<number>
  questions: Generated<number>
}

export interface AppCredentials {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  app_id: string
  secret_hash: string
  name: string
  created_at: Generated<Timestamp>
  revoked_at: Timestamp | null
}

export interface AppealPosts {
  tenant_id: Generated<number>
  hand_in_id: number
  number: number
  by_id: number | null
  is_marker: boolean
  text: string
  at: Timestamp
}

export interface AppointmentBusy {
  tenant_id: Generated<number>
  quarter: Timestamp
  appointment_id: number
  held_until: Timestamp | null
  seat: Generated<number>
}

export interface Appointments {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  name: string
  email: string
  phone: string
  organisation: string
  org_type: string
  topic: string
  preferred_at: Timestamp
  mode: string
  notes: Generated<string>
  consent_version: string
  status: Generated<string>
  place: Generated<string>
  words: Generated<string>
  decided_by: number | null
  decided_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  minutes: Generated<number>
  token_hash: string | null
  token_sealed: string | null
  sequence: Generated<number>
  reminded: Generated<number>
}

export interface AssignmentDues {
  tenant_id: Generated<number>
  chapter_id: number
  classroom_id: number
  due_at: Timestamp
}

export interface Assignments {
  tenant_id: Generated<number>
  chapter_id: number
  takes: Generated<string[]>
  is_group: Generated<boolean>
  attempts: number | null
  due_at: Timestamp | null
  late: Generated<string>
  late_percent: Generated<number>
  late_most: Generated<number>
  points: Generated<number>
  rubric: Generated<Json>
  is_open: Generated<boolean>
  version: Generated<number>
  updated_at: Timestamp
}

export interface AttemptFiles {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  attempt_id: number
  slot: number
  key: string
  name: string
  mime: string
  bytes: number
  upload: string
  at: Timestamp
}

export interface AttemptItems {
  tenant_id: Generated<number>
  attempt_id: number
  slot: number
  question_id: number
  question_version: number
  points: number
  arrangement: Generated<string[]>
  parameters: Json | null
}

export interface Attempts {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  enrolment_id: number
  chapter_id: number
  number: number
  seed: number
  state: Generated<string>
  started_at: Timestamp
  deadline_at: Timestamp | null
  submitted_at: Timestamp | null
  ended_by: string | null
  writer: Generated<number>
  receipt: string | null
  points: number | null
  possible: number
  events: Generated<number>
  counts_late: Generated<boolean>
  is_mastery: Generated<boolean>
  grace_seconds: Generated<number>
}

export interface Attendance {
  tenant_id: Generated<number>
  meeting_id: number
  membership_id: number
  state: string
  way: string
  at: Timestamp
  joined_at: Timestamp | null
  device: string | null
}

export interface AttendanceEvents {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  meeting_id: number
  membership_id: number
  state: string
  way: string
  by_id: number | null
  why: Generated<string>
  at: Timestamp
}

export interface AuditEntries {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  at: Generated<Timestamp>
  actor_id: number | null
  actor_name: string
  actor_kind: number | null
  action: string
  object_type: string
  object_id: string
  object_name: Generated<string>
  before: Json | null
  after: Json | null
  ip: Generated<string>
  request_id: Generated<string>
}

export interface Books {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  title: string
  author: string
  publisher: Generated<string>
  year: number | null
  summary: Generated<string>
  is_shown: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface CardCounts {
  tenant_id: Generated<number>
  source: string
  kind: string
  facet: Generated<string>
  total: number
}

export interface Cards {
  tenant_id: Generated<number>
  source: string
  kind: string
  id: number
  from_at: Timestamp
  until_at: Generated<Timestamp>
  version: number
  sorted_at: Timestamp
  title_key: string
  weight: Generated<number>
  rank: Generated<number>
  start_at: Timestamp | null
  facets: Generated<string[]>
  item: string
}

export interface Careers {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  name: string
  industry: Generated<string>
  summary: Generated<string>
  description_html: Generated<string>
  logo: Json | null
  cover: Json | null
  website: string | null
  address: string | null
  city_code: string | null
  status: Generated<string>
  published_at: Timestamp | null
  position: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface Categories {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  kind: string
  slug: string
  name: string
  parent_id: number | null
  position: Generated<number>
  created_at: Generated<Timestamp>
}

export interface CertificateCounts {
  tenant_id: Generated<number>
  year: number
  last: Generated<number>
}

export interface Certificates {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  enrolment_id: number | null
  membership_id: number
  class_id: number | null
  number: string
  code: string
  token: string
  holder: string
  title: string
  run_name: string | null
  percent: number | null
  finished_at: Timestamp
  issued_at: Timestamp
  state: Generated<string>
  ended_at: Timestamp | null
  reason: Generated<string>
  replaced_by: number | null
  kind: Generated<string>
  about: Generated<string>
  grounds: Generated<string>
}

export interface ChapterContents {
  tenant_id: Generated<number>
  sha256: string
  html: string
  document: Json | null
  settings: Json
}

export interface ChapterNotes {
  tenant_id: Generated<number>
  membership_id: number
  key: string
  class_id: number
  chapter_id: number
  block: number
  quote: Generated<string>
  text: Generated<string>
  at: Timestamp
}

export interface ChapterProgress {
  tenant_id: Generated<number>
  enrolment_id: number
  chapter_id: number
  opened_at: Timestamp
  done_at: Timestamp | null
  begun_at: Timestamp | null
  block: number | null
  second: number | null
  placed_at: Timestamp | null
}

export interface Chapters {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  class_id: number
  module_id: number
  slug: string
  title: string
  position: number
  kind: Generated<string>
  minutes: Generated<number>
  is_preview: Generated<boolean>
  content_html: Generated<string>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  language: string | null
  is_required: Generated<boolean>
  document: Json | null
  settings: Generated<Json>
  completion: Generated<string>
  completion_least: number | null
  release_at: Timestamp | null
  release_after: number | null
  removed_at: Timestamp | null
  outline_rev: Generated<number>
  changed_by: number | null
}

export interface ClassInstructors {
  tenant_id: Generated<number>
  class_id: number
  person_id: number
  role: string
  position: Generated<number>
  share_bps: Generated<number>
}

export interface ClassStaff {
  tenant_id: Generated<number>
  class_id: number
  membership_id: number
  role: Generated<string>
  added_at: Generated<Timestamp>
}

export interface Classes {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  code: string
  slug: string
  name: string
  summary: Generated<string>
  description_html: Generated<string>
  logo: Json | null
  cover: Json | null
  promo_video: string | null
  type: string
  level: Generated<string>
  premium: Generated<boolean>
  pre_class: Generated<boolean>
  category_id: number | null
  tags: Generated<string[]>
  competencies: Generated<string[]>
  outcomes: Generated<string[]>
  prerequisites: Generated<string[]>
  audience: Generated<string[]>
  duration_minutes: Generated<number>
  price: Generated<number>
  compare_at_price: number | null
  certificate: Generated<boolean>
  passing_score: Generated<number>
  rating_average: number | null
  rating_count: Generated<number>
  status: Generated<string>
  published_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  source: string | null
  search: GeneratedAlways<string | null>
  is_elevated: Generated<boolean>
  language: string | null
  course_number: number | null
  seo: Generated<Json>
}

export interface ClassroomSeats {
  tenant_id: Generated<number>
  classroom_id: number
  taken: Generated<number>
}

export interface Classrooms {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  class_id: number
  code: string
  name: string
  start_at: Timestamp
  end_at: Timestamp
  registration_open_at: Timestamp | null
  registration_close_at: Timestamp | null
  time_zone: Generated<string>
  mode: string
  venue: string | null
  city: string | null
  held_city_codes: Generated<string[]>
  registrar_city_codes: Generated<string[]>
  capacity: number | null
  waitlist: Generated<boolean>
  price: number | null
  status: Generated<string>
  join_mode: Generated<string>
  join_code: string | null
  pinned_number: number | null
}

export interface ClickLog {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  type: string
  from_address: string
  to_address: string
  at: Timestamp
}

export interface Competences {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  name: string
  description: Generated<string>
  created_at: Generated<Timestamp>
  status: Generated<string>
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface CompetitionCategories {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  competition_id: number
  slug: string
  name: string
  description: Generated<string>
  min_members: Generated<number>
  max_members: number
  position: Generated<number>
}

export interface CompetitionStages {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  competition_id: number
  name: string
  description: Generated<string>
  place: Generated<string>
  starts_on: string
  ends_on: string
  position: Generated<number>
}

export interface Competitions {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  name: string
  season: string
  summary: Generated<string>
  description_html: Generated<string>
  rules_html: Generated<string>
  rules_version: string
  fee: Generated<number>
  registration_open_at: Timestamp
  registration_close_at: Timestamp
  starts_on: string
  ends_on: string
  status: Generated<string>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  is_cancelled: Generated<boolean>
  version: Generated<number>
}

export interface Consents {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number | null
  purpose: string
  text_version: string
  is_given: boolean
  source: string
  ip_hash: Generated<string>
  at: Generated<Timestamp>
}

export interface Contents {
  tenant_id: Generated<number>
  sha256: string
  value: Json
}

export interface ConversationMessages {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  conversation_id: string
  query: string
  answer: Generated<string>
  sources: Generated<Json>
  engine: string | null
  state: Generated<string>
  is_answered: boolean | null
  feedback: string | null
  feedback_reason: Generated<string>
  feedback_at: Timestamp | null
  settled_at: Timestamp | null
  created_at: Timestamp
  cards: Generated<Json>
  suggestions: Generated<Json>
}

export interface Conversations {
  tenant_id: Generated<number>
  id: Generated<string>
  membership_id: number | null
  visitor: string | null
  title: string
  created_at: Timestamp
  last_at: Timestamp
  expires_at: Timestamp
}

export interface CouponUses {
  tenant_id: Generated<number>
  coupon_id: number
  order_code: string
  membership_id: number
  slot: number
  used_at: Timestamp
}

export interface Coupons {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  code: string
  kind: string
  value: number
  uses: number | null
  used: Generated<number>
  per_person: Generated<number>
  min_total: Generated<number>
  class_id: number | null
  starts_at: Timestamp | null
  ends_at: Timestamp | null
  is_active: Generated<boolean>
  created_at: Timestamp
}

export interface CourseVersions {
  tenant_id: Generated<number>
  class_id: number
  number: number
  kind: string
  note: Generated<string>
  published_by: number | null
  published_at: Generated<Timestamp>
}

export interface DataRequests {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number
  kind: string
  status: Generated<string>
  message: Generated<string>
  asked_at: Generated<Timestamp>
  due_at: Timestamp
  decided_at: Timestamp | null
  decided_by: number | null
  outcome: Generated<string>
}

export interface DemoRequests {
  tenant_id: Generated<number>
  email: string
  asked_on: string
  created_at: Generated<Timestamp>
}

export interface DiscCounts {
  tenant_id: Generated<number>
  wording: string
  letters: string
  count: Generated<number>
}

export interface DiscResults {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number | null
  owner_hash: string
  share_hash: string | null
  wording: string
  sealed: string
  created_at: Timestamp
}

export interface DocumentSeries {
  tenant_id: Generated<number>
  kind: string
  year: number
  last: number
  last_at: Timestamp
}

export interface Documents {
  tenant_id: Generated<number>
  kind: string
  year: number
  seq: number
  number: string
  subject: string
  order_code: string
  issued_at: Timestamp
  content: Json
  sha256: string
}

export interface DonationCampaigns {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  title: string
  summary: Generated<string>
  story_html: Generated<string>
  picture: Json | null
  goal: number | null
  ends_on: string | null
  amounts: Generated<Json>
  status: Generated<string>
  published_at: Timestamp | null
  position: Generated<number>
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface DonationUses {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  campaign_id: number
  spent_on: string
  amount: number
  kept: Generated<number>
  paid_at: Timestamp | null
  words: string
  receipt: Json | null
  written_by: number | null
  created_at: Timestamp
  undone_at: Timestamp | null
}

export interface Donations {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  order_code: string
  campaign_id: number
  name: string
  is_anonymous: Generated<boolean>
  message: Generated<string>
  amount: number
  kept: Generated<number>
  paid_at: Timestamp | null
  words: Generated<string>
  membership_id: number | null
  source: string
  repeat_hash: string | null
  created_at: Timestamp
}

export interface Drafts {
  tenant_id: Generated<number>
  kind: string
  id: string
  rev: number
  sha256: string | null
  base: Generated<number>
  writer: Generated<string>
  saved_by: number | null
  saved_at: Generated<Timestamp>
}

export interface EmbeddingSettings {
  tenant_id: Generated<number>
  base_url: Generated<string>
  model: Generated<string>
  key_sealed: string | null
  monthly_tokens: Generated<number>
  version: Generated<number>
  updated_at: Timestamp
  failures: Generated<number>
  problem: Generated<string>
  retry_at: Timestamp | null
}

export interface EmbeddingUse {
  tenant_id: Generated<number>
  month: string
  tokens: Generated<number>
}

export interface EnrolmentEvents {
  tenant_id: Generated<number>
  enrolment_id: number
  number: number
  from_state: string | null
  to_state: string
  classroom_id: number | null
  by_id: number | null
  why: Generated<string>
  at: Timestamp
}

export interface Enrolments {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  class_id: number
  classroom_id: number | null
  membership_id: number
  state: string
  origin: string
  state_since: Timestamp
  joined_at: Timestamp | null
  finished_at: Timestamp | null
  created_at: Generated<Timestamp>
  version: Generated<number>
}

export interface Entries {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  kind: string
  own_id: number | null
  slug: Generated<string>
  title: string
  note: Generated<string>
  cover: Json | null
  status: Generated<string>
  occurs_at: Timestamp | null
  owner_id: number | null
  touched_at: Generated<Timestamp>
  trashed_at: Timestamp | null
  trashed_from: string | null
  trashed_slug: string | null
}

export interface EventProgramSpeakers {
  tenant_id: Generated<number>
  event_id: number
  program_id: number
  speaker_id: number
  position: Generated<number>
}

export interface EventPrograms {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  event_id: number
  slug: string
  title: string
  kind: string
  description_html: Generated<string>
  cover: Json | null
  start_at: Timestamp
  end_at: Timestamp
  room: string | null
  capacity: number | null
  position: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface EventSpeakers {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  event_id: number
  name: string
  short_bio: Generated<string>
  image: Json | null
  is_confirmed: Generated<boolean>
  linked_in: string | null
  position: Generated<number>
}

export interface Events {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  title: string
  kind: string
  summary: Generated<string>
  description_html: Generated<string>
  cover: Json | null
  start_at: Timestamp
  end_at: Timestamp
  time_zone: Generated<string>
  mode: string
  venue: string | null
  address: string | null
  city_code: string | null
  online_url: string | null
  registration_url: string | null
  class_id: number | null
  status: Generated<string>
  activities: Generated<Json>
  sponsor_tiers: Generated<Json>
  agenda: Generated<Json>
  editorial_status: Generated<string>
  published_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  seo: Generated<Json>
}

export interface FaqEntries {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  question: string
  answer: string
  created_at: Timestamp
  updated_at: Timestamp
}

export interface FileHolders {
  tenant_id: Generated<number>
  file_id: number
  membership_id: number
  at: Generated<Timestamp>
}

export interface FileUses {
  tenant_id: Generated<number>
  kind: string
  thing_id: string
  state: string
  file_id: number
  fields: Generated<string>
}

export interface Files {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  key: string
  name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  sha256: string
  created_at: Generated<Timestamp>
  membership_id: number | null
  kind: GeneratedAlways<string>
  source_sha256: string | null
  alt: Generated<string>
  credit: Generated<string>
  focus: string | null
  tint: string | null
  seconds: string | null
  peaks: Json | null
  loudness: string | null
  poster: Json | null
  captions: Json | null
  recipe: Json | null
  part_of: number | null
  uploaded_by: number | null
  replaced_by: number | null
  replaced_at: Timestamp | null
}

export interface FinalGrades {
  tenant_id: Generated<number>
  enrolment_id: number
  number: number
  percent: number
  is_passed: boolean
  by_id: number | null
  at: Timestamp
  letter: string | null
}

export interface FixtureEvents {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  fixture_id: number
  state: string
  home_score: number | null
  away_score: number | null
  winner: string | null
  written_by: number | null
  at: Timestamp
}

export interface Fixtures {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  category_id: number
  phase: string
  group_no: Generated<number>
  round: number
  position: number
  home_team_id: number | null
  away_team_id: number | null
  starts_at: Timestamp | null
  place: Generated<string>
  state: Generated<string>
  home_score: number | null
  away_score: number | null
  winner: string | null
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface GradebookCells {
  tenant_id: Generated<number>
  enrolment_id: number
  chapter_id: number
  kind: string
  percent: number | null
  event: number
}

export interface GradebookEvents {
  tenant_id: Generated<number>
  enrolment_id: number
  chapter_id: number
  number: number
  kind: string
  percent: number | null
  comment: Generated<string>
  by_id: number | null
  at: Timestamp
}

export interface GradebookWeights {
  tenant_id: Generated<number>
  class_id: number
  chapter_id: number
  weight: number
}

export interface Gradebooks {
  tenant_id: Generated<number>
  class_id: number
  missing: Generated<string>
  passing_percent: Generated<number>
  attendance_weight: Generated<number>
  rev: Generated<number>
  updated_at: Timestamp
  letters: Generated<Json>
}

export interface Grades {
  tenant_id: Generated<number>
  enrolment_id: number
  chapter_id: number
  attempt_id: number
  percent: number
  is_passed: boolean
  at: Timestamp
}

export interface GuardianConsents {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number
  guardian_name: string
  guardian_email: string
  token_hash: string
  status: Generated<string>
  text_version: string
  asked_at: Generated<Timestamp>
  expires_at: Timestamp
  decided_at: Timestamp | null
  decided_ip_hash: string | null
  withdraw_hash: string | null
}

export interface HandInEvents {
  tenant_id: Generated<number>
  hand_in_id: number
  number: number
  kind: string
  points: number | null
  levels: Generated<Json>
  comment: Generated<string>
  rubric: Generated<Json>
  by_id: number | null
  at: Timestamp
}

export interface HandInFiles {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  hand_in_id: number
  key: string
  name: string
  mime: string
  bytes: number
  upload: string
  at: Timestamp
}

export interface HandIns {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  chapter_id: number
  enrolment_id: number | null
  group_number: number | null
  number: number
  state: Generated<string>
  text: Generated<string>
  link: Generated<string>
  rev: Generated<number>
  begun_at: Timestamp
  saved_at: Timestamp
  submitted_at: Timestamp | null
  due_at: Timestamp | null
  lateness: Generated<number>
  late_percent: Generated<number>
  receipt: string | null
  points: number | null
  possible: number | null
  percent: number | null
  is_passed: boolean | null
  events: Generated<number>
  appeal: string | null
}

export interface IdempotencyKeys {
  tenant_id: Generated<number>
  actor_id: number
  route: string
  key: string
  request_hash: string
  answer: Json | null
  created_at: Timestamp
}

export interface ImportRuns {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  source: string
  becomes: string
  is_draft: boolean
  name: string
  bytes: number
  file: string
  act: Generated<string>
  state: Generated<string>
  stage: Generated<string>
  stage_done: Generated<number>
  stage_total: Generated<number>
  tries: Generated<number>
  report: Json | null
  problem: string | null
  created_at: Timestamp
  touched_at: Timestamp
}

export interface InstalmentPlans {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number | null
  title: string
  parts: number
  grace_days: number
  created_at: Timestamp
  suspended_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface Instalments {
  tenant_id: Generated<number>
  plan_id: number
  n: number
  subtotal: number
  discount: number
  due_at: Timestamp
  order_code: string | null
  reminded_at: Timestamp | null
  look_at: Timestamp | null
}

export interface Invitations {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  token_hash: string
  kind: number
  email: string | null
  name: string | null
  program_ids: Generated<number[]>
  province_code: string | null
  message: Generated<string>
  uses_left: Generated<number>
  invited_by: number | null
  membership_id: number | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  accepted_at: Timestamp | null
  revoked_at: Timestamp | null
  uses_total: Generated<number>
  sent_at: Timestamp | null
  school_id: number | null
  class_name: string | null
  phone: string | null
}

export interface Jobs {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  career_id: number
  slug: string
  title: string
  summary: Generated<string>
  description_html: Generated<string>
  cover: Json | null
  employment_type: string
  workplace: string
  city_code: string | null
  salary_min: number | null
  salary_max: number | null
  salary_period: Generated<string>
  openings: Generated<number>
  skills: Generated<string[]>
  apply_url: string | null
  apply_email: string | null
  valid_through: Timestamp | null
  status: Generated<string>
  published_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  kept_status: string | null
  seo: Generated<Json>
}

export interface LeaderboardEntries {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  leaderboard_id: number
  name: string
  school_name: Generated<string>
  province_code: string | null
  city_code: string | null
  membership_id: number | null
  score: number
}

export interface Leaderboards {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  title: string
  summary: Generated<string>
  period: string
  unit: string
  scope: string
  source: Generated<string>
  competition_id: number | null
  position: Generated<number>
  updated_at: Generated<Timestamp>
  status: Generated<string>
  version: Generated<number>
}

export interface LedgerAccounts {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  kind: string
  owner: Generated<string>
}

export interface LedgerBalances {
  tenant_id: Generated<number>
  account_id: number
  balance: Generated<number>
}

export interface LedgerChecks {
  tenant_id: Generated<number>
  checked_on: string
  findings: Generated<Json>
}

export interface LedgerClosings {
  tenant_id: Generated<number>
  month: string
  account_id: number
  debits: number
  credits: number
}

export interface LedgerMonths {
  tenant_id: Generated<number>
  month: string
  state: Generated<string>
  ends_at: Timestamp
  note: Generated<string>
  asked_by: number
  asked_at: Timestamp
  closed_by: number | null
  closed_at: Timestamp | null
  last_txn: number | null
  txns: number | null
  moves: number | null
  seal: string | null
  filed_by: number | null
  filed_at: Timestamp | null
  reference: Generated<string>
}

export interface LedgerMoves {
  tenant_id: Generated<number>
  txn_id: number
  n: number
  debit_id: number
  credit_id: number
  amount: number
}

export interface LedgerTxns {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  kind: string
  ref: string
  order_code: string | null
  at: Timestamp
  posted_at: Generated<Timestamp>
}

export interface LmsFeatures {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  product: string
  slug: string
  key: string
  icon: Generated<string>
  title: string
  description: Generated<string>
  image: Json | null
  list_features: Generated<string[]>
  benefits: Generated<Json>
  position: Generated<number>
  updated_at: Generated<Timestamp>
  status: Generated<string>
  version: Generated<number>
}

export interface MailSuppressions {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  address: string
  cause: string
  words: Generated<string>
  created_at: Generated<Timestamp>
  ends_at: Timestamp | null
}

export interface MailerCalls {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  key: string | null
  digest: string
  recipients: number
  answer: Json
  created_at: Timestamp
}

export interface MailingRecipients {
  tenant_id: Generated<number>
  mailing_id: number
  membership_id: number
  state: Generated<string>
  told_at: Timestamp | null
}

export interface Mailings {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  subject: string
  words: string
  link: Generated<string>
  segment: string
  state: Generated<string>
  due_at: Timestamp | null
  began_at: Timestamp | null
  ended_at: Timestamp | null
  membership_id: number | null
  by_name: string
  created_at: Timestamp
  updated_at: Timestamp
  version: Generated<number>
}

export interface Mails {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  recipient: string
  subject: string
  html: string
  body_text: string
  reason: string
  created_at: Generated<Timestamp>
  sent_at: Timestamp | null
  tries: Generated<number>
  next_try_at: Generated<Timestamp>
  last_error: string | null
  refused_at: Timestamp | null
  is_private: Generated<boolean>
  unsubscribe_url: string | null
  suppressed_at: Timestamp | null
  answered: string | null
}

export interface MarkEvents {
  tenant_id: Generated<number>
  attempt_id: number
  number: number
  slot: number | null
  kind: string
  points: number | null
  comment: Generated<string>
  question_version: number | null
  by_id: number | null
  at: Timestamp
}

export interface MarkingRemarks {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number
  text: string
  at: Timestamp
}

export interface MediaStorage {
  tenant_id: Generated<number>
  member: Generated<number>
  bytes: Generated<number>
  reserved: Generated<number>
  uses_at: Timestamp | null
}

export interface MeetingCalendars {
  tenant_id: Generated<number>
  membership_id: number
  turn: number
}

export interface MeetingDoors {
  tenant_id: Generated<number>
  meeting_id: number
  address_sealed: string | null
  check_turn: Generated<number>
  check_opened_at: Timestamp | null
  check_closed_at: Timestamp | null
}

export interface MeetingTries {
  tenant_id: Generated<number>
  meeting_id: number
  membership_id: number
  turn: number
  tries: number
}

export interface MemberSessions {
  tenant_id: Generated<number>
  id: string
  membership_id: number
  account_id: string
  sign_in: string
  oidc_sid: string | null
  channel: Generated<string>
  is_strong: Generated<boolean>
  acting_reason: string | null
  user_agent: Generated<string>
  ip: Generated<string>
  created_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
  idle_expires_at: Timestamp
  expires_at: Timestamp
  ended_at: Timestamp | null
  id_token_sealed: string | null
}

export interface Memberships {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  account_id: string | null
  kind: number
  status: Generated<string>
  name: string
  email: string | null
  phone: string | null
  birth_date: string | null
  picture: Json | null
  bio: Generated<string>
  school_id: number | null
  province_code: string | null
  city_code: string | null
  program_ids: Generated<number[]>
  privacy: Generated<Json>
  is_restricted: Generated<boolean>
  suspended_at: Timestamp | null
  suspended_reason: string | null
  joined_at: Timestamp | null
  last_seen_at: Timestamp | null
  erased_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  class_name: string | null
}

export interface Modules {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  class_id: number
  slug: string
  title: string
  position: number
  removed_at: Timestamp | null
  outline_rev: Generated<number>
  changed_by: number | null
}

export interface NotificationChoices {
  tenant_id: Generated<number>
  membership_id: number
  kind: string
  bell: boolean
  mail: string
  updated_at: Timestamp
}

export interface Notifications {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number
  kind: string
  title: string
  words: Generated<string>
  link: string
  is_in_bell: boolean
  is_in_digest: boolean
  digested_at: Timestamp | null
  read_at: Timestamp | null
  created_at: Timestamp
}

export interface OrderAdjustments {
  tenant_id: Generated<number>
  order_id: number
  n: number
  kind: string
  source: Generated<string>
  label: string
  amount: number
}

export interface OrderEvents {
  tenant_id: Generated<number>
  order_id: number
  n: number
  kind: string
  from_state: string | null
  to_state: string
  by_id: number | null
  why: Generated<string>
  amount: number | null
  at: Timestamp
  payment_id: number | null
}

export interface OrderLines {
  tenant_id: Generated<number>
  order_id: number
  n: number
  label: string
  amount: number
}

export interface OrderShares {
  tenant_id: Generated<number>
  order_id: number
  n: number
  payee: string
  name: string
  bps: number
}

export interface OrderSources {
  tenant_id: Generated<number>
  order_code: string
  day: string
  source: string
  medium: string
  campaign: string
  device: string
}

export interface Orders {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  code: string
  number: string | null
  membership_id: number | null
  buyer_name: string
  buyer_email: string | null
  buyer_phone: string | null
  state: Generated<string>
  class_id: number | null
  classroom_id: number | null
  class_slug: string
  title: string
  enrolment_id: number | null
  subtotal: number
  discount: number
  tax_added: Generated<number>
  total: number
  tax: number
  tax_bps: number
  captured: Generated<number>
  refunded: Generated<number>
  fee: Generated<number>
  provider: string | null
  method: string | null
  payment_id: number | null
  coupon_code: string | null
  maturity_days: number
  policy: string
  created_at: Timestamp
  expires_at: Timestamp
  paid_at: Timestamp | null
  matured_at: Timestamp | null
  version: Generated<number>
  thing: Generated<string>
  thing_id: number | null
  thing_slug: string | null
}

export interface OwnProfiles {
  tenant_id: Generated<number>
  membership_id: number
  entry_id: number
}

export interface PassageSources {
  tenant_id: Generated<number>
  kind: string
  ref: string
  part: string
  stamp: string
}

export interface PassageStale {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  tag: string
}

export interface PassageState {
  tenant_id: Generated<number>
  refreshed_at: Timestamp
  total: number
}

export interface PassageVectorRefusals {
  tenant_id: Generated<number>
  digest: string
  maker: string
  reason: string
}

export interface PassageVectors {
  tenant_id: Generated<number>
  digest: string
  maker: string
  signs: string
  vector: string
}

export interface PassageWords {
  tenant_id: Generated<number>
  word: string
  documents: number
}

export interface Passages {
  tenant_id: Generated<number>
  kind: string
  ref: string
  position: number
  path: string
  anchor: string | null
  title: string
  heading: Generated<string>
  words: Generated<string>
  body: string
  audience: string[] | null
  visible_from: Timestamp
  visible_until: Timestamp | null
  search: GeneratedAlways<string | null>
  digest: GeneratedAlways<string>
}

export interface PayeeAccounts {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  payee_id: number
  bank: string
  number_sealed: string | null
  number_end: string
  holder: string
  added_by: number | null
  added_at: Timestamp
  usable_at: Timestamp
  replaced_at: Timestamp | null
  number_mark: string | null
}

export interface Payees {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  person_id: number
  membership_id: number | null
  name: string
  linked_by: number
  linked_at: Timestamp
}

export interface PaymentEvents {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  payment_id: number
  event_key: string
  kind: string
  body: Json
  at: Timestamp
}

export interface PaymentSettings {
  tenant_id: Generated<number>
  provider: string
  dialect: Generated<string>
  is_sandbox: Generated<boolean>
  keys_sealed: string | null
  ways: Generated<Json>
  bank_accounts: Generated<Json>
  version: Generated<number>
  updated_at: Timestamp
}

export interface Payments {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  subject_kind: string
  subject_code: string
  subject_number: string
  membership_id: number | null
  provider: string
  is_simulated: Generated<boolean>
  ref: string
  provider_id: string | null
  method: string
  channel: string
  amount: number
  fee: number
  received: number | null
  returned: Generated<number>
  state: string
  instructions: Generated<Json>
  problem: Generated<string>
  expires_at: Timestamp
  created_at: Timestamp
  updated_at: Timestamp
  paid_at: Timestamp | null
  heard_at: Timestamp | null
  asked_at: Timestamp | null
  proof_key: string | null
  proof_by: number | null
  proof_at: Timestamp | null
  decided_by: number | null
  version: Generated<number>
  taken_back: Generated<number>
}

export interface PayoutApprovals {
  tenant_id: Generated<number>
  payout_id: number
  by_id: number
  at: Timestamp
}

export interface PayoutBatches {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  press: string
  by_id: number | null
  at: Timestamp
}

export interface PayoutDays {
  tenant_id: Generated<number>
  on_day: string
  approved: number
}

export interface PayoutDecisions {
  tenant_id: Generated<number>
  payout_id: number
  n: number
  to_state: string
  by_id: number | null
  reason: Generated<string>
  at: Timestamp
}

export interface PayoutEvents {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  payout_id: number
  event_key: string
  kind: string
  body: Json
  at: Timestamp
}

export interface PayoutSettings {
  tenant_id: Generated<number>
  two_above: number
  most_each: number
  most_a_day: number
  keys_sealed: string | null
  version: Generated<number>
  updated_at: Timestamp
  two_above_before: number | null
  most_each_before: number | null
  most_a_day_before: number | null
  holds_from: Timestamp | null
}

export interface Payouts {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  payee_id: number
  account_id: number
  amount: number
  state: Generated<string>
  note: Generated<string>
  requested_by: number | null
  requested_at: Timestamp
  approved_by: number | null
  transferred_on: string | null
  reference: Generated<string>
  provider: string | null
  is_simulated: Generated<boolean>
  ref: string | null
  provider_id: string | null
  batch_id: number | null
  queued_by: number | null
  queued_at: Timestamp | null
  heard_at: Timestamp | null
  asked_at: Timestamp | null
  sends: Generated<number>
  problem: Generated<string>
  withheld: Generated<number>
  tax_article: Generated<string>
}

export interface People {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  name: string
  title: Generated<string>
  bio: Generated<string>
  photo: Json | null
  created_at: Generated<Timestamp>
  status: Generated<string>
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface PollAnswers {
  tenant_id: Generated<number>
  poll_id: number
  round: number
  membership_id: number
  option: string
  at: Timestamp
}

export interface Polls {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  class_id: number
  classroom_id: number | null
  question_id: number
  question_version: number
  state: Generated<string>
  round: Generated<number>
  rev: Generated<number>
  by_id: number | null
  begun_at: Timestamp
  closed_at: Timestamp | null
}

export interface PortfolioClients {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  name: string
  sector: Generated<string>
  logo: Json | null
  position: Generated<number>
  created_at: Generated<Timestamp>
  status: Generated<string>
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface PortfolioItems {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  title: string
  kind: string
  kind_slug: string
  starts_on: string
  ends_on: string
  batches: Generated<Json>
  client_id: number | null
  project_link: string | null
  summary: Generated<string>
  description_html: Generated<string>
  cover: Json | null
  photos: Generated<Json>
  images: Generated<Json>
  video: Json | null
  status: Generated<string>
  published_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface PostAddresses {
  tenant_id: Generated<number>
  kind: string
  slug: string
  post_id: number
  left_at: Generated<Timestamp>
}

export interface PostAuthors {
  tenant_id: Generated<number>
  post_id: number
  person_id: number
  position: Generated<number>
}

export interface PostCategories {
  tenant_id: Generated<number>
  post_id: number
  category_id: number
}

export interface PostReactions {
  tenant_id: Generated<number>
  post_id: number
  visitor: string
  reaction: string
  created_at: Generated<Timestamp>
}

export interface PostViews {
  tenant_id: Generated<number>
  post_id: number
  visitor: string
  seen_at: Timestamp
}

export interface Posts {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  kind: string
  slug: string
  title: string
  summary: Generated<string>
  content_html: Generated<string>
  cover: Json | null
  category_id: number | null
  tags: Generated<string[]>
  parent_id: number | null
  status: Generated<string>
  visibility: Generated<string>
  featured: Generated<boolean>
  audio: Json | null
  minutes: Generated<number>
  views: Generated<number>
  published_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  source: string | null
  search: GeneratedAlways<string | null>
  images: Generated<Json>
  video: Json | null
  language: string | null
  owner_id: number | null
  document: Json | null
  seo: Generated<Json>
  trashed_at: Timestamp | null
  trashed_from: string | null
  trashed_slug: string | null
  touched_at: Generated<Timestamp>
  episode: Json | null
}

export interface Presence {
  tenant_id: Generated<number>
  kind: string
  id: string
  membership_id: number
  window_id: string
  block: Generated<string>
  at: Timestamp
}

export interface PreviewLinks {
  tenant_id: Generated<number>
  number: GeneratedAlways<number>
  token_hash: string
  kind: string
  id: string
  made_by: number | null
  made_at: Timestamp
  expires_at: Timestamp
  revoked_at: Timestamp | null
}

export interface PrivacyNotices {
  tenant_id: Generated<number>
  version: number
  summary: Generated<string>
  content_html: string
  published_by: number | null
  published_at: Generated<Timestamp>
  sections: Generated<Json>
  told_up_to: Generated<number>
  told_at: Timestamp | null
}

export interface PrivateFiles {
  tenant_id: Generated<number>
  key: string
  membership_id: number | null
  bytes: number
  at: Timestamp
}

export interface ProgramItems {
  tenant_id: Generated<number>
  program_id: number
  class_id: number
  required: Generated<boolean>
  position: Generated<number>
}

export interface ProgramSchools {
  tenant_id: Generated<number>
  program_id: number
  school_id: number
}

export interface Programs {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  slug: string
  name: string
  kind: Generated<string>
  summary: Generated<string>
  description_html: Generated<string>
  logo: Json | null
  cover: Json | null
  partners: Generated<string[]>
  completion: Generated<string>
  start_date: string | null
  end_date: string | null
  status: Generated<string>
  position: Generated<number>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  province_codes: Generated<string[]>
  lead_id: number | null
  seo: Generated<Json>
}

export interface QuestionVersions {
  tenant_id: Generated<number>
  question_id: number
  number: number
  spec: Json
  points: Generated<number>
  by_id: number | null
  at: Timestamp
}

export interface Questions {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  kind: string
  name: string
  state: Generated<string>
  tags: Generated<string[]>
  competence: Generated<string>
  version: Generated<number>
  begun_by: number | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  code: Generated<string>
}

export interface QuizSlots {
  tenant_id: Generated<number>
  chapter_id: number
  position: number
  question_id: number | null
  tag: string | null
  pick: Generated<number>
  points: number | null
  drawn_from: number | null
}

export interface Quizzes {
  tenant_id: Generated<number>
  chapter_id: number
  mode: Generated<string>
  intro: Generated<string>
  minutes: number | null
  opens_at: Timestamp | null
  closes_at: Timestamp | null
  attempts: number | null
  passing_percent: Generated<number>
  is_shuffled: Generated<boolean>
  is_one_by_one: Generated<boolean>
  counts: Generated<string>
  review: Json
  is_open: Generated<boolean>
  version: Generated<number>
  updated_at: Timestamp
  is_sealed: Generated<boolean>
  grace_minutes: Generated<number>
}

export interface RecordedEvents {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  event: string
  path: string
  entity_type: string | null
  entity_id: string | null
  session_hash: string
  at: Timestamp
}

export interface Redirects {
  tenant_id: Generated<number>
  from_path: string
  to_path: string
  created_at: Generated<Timestamp>
  source: string | null
  id: GeneratedAlways<number>
}

export interface RefundApprovals {
  tenant_id: Generated<number>
  refund_id: number
  by_id: number
  at: Timestamp
}

export interface RefundLimits {
  tenant_id: Generated<number>
  two_above: number
  two_above_before: number
  holds_from: Timestamp
  version: Generated<number>
  updated_at: Timestamp
}

export interface Refunds {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  order_id: number
  key: string
  kind: string
  amount: number
  state: Generated<string>
  reason: string
  ends_access: Generated<boolean>
  provider: string | null
  payment_id: number | null
  requested_by: number | null
  requested_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
  done_at: Timestamp | null
  note: Generated<string>
  attempt: Generated<number>
  sends: Generated<number>
  sent_by: number | null
  sent_at: Timestamp | null
  asked_at: Timestamp | null
  problem: Generated<string>
  account_bank: string | null
  account_sealed: string | null
  account_end: string | null
  account_holder: string | null
  account_by: number | null
}

export interface RegistrationPapers {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  team_id: number | null
  school_id: number | null
  kind: string
  key: string
  name: string
  mime: string
  bytes: number
  at: Timestamp
}

export interface RegistrationRemarks {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  team_id: number | null
  school_id: number | null
  field: string
  words: string
}

export interface Remarks {
  tenant_id: Generated<number>
  kind: string
  id: string
  number: number
  rev: number
  block: Generated<string>
  quote: Generated<string>
  words: string
  written_by: number | null
  written_at: Timestamp
  resolved_by: number | null
  resolved_at: Timestamp | null
}

export interface Removals {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number
  kind: string
  object_id: number
  name: string
  kept: Generated<Json>
  changed: Generated<Json>
  removed_at: Timestamp
}

export interface ReviewCards {
  tenant_id: Generated<number>
  membership_id: number
  question_id: number
  due_at: Timestamp
  reviewed_at: Timestamp
  stability: string
  difficulty: string
  scheduled_days: number
  learning_steps: number
  reps: number
  lapses: number
  state: number
}

export interface ReviewLogs {
  tenant_id: Generated<number>
  membership_id: number
  question_id: number
  number: number
  rating: string
  at: Timestamp
  due_at: Timestamp
}

export interface ReviewStandings {
  tenant_id: Generated<number>
  kind: string
  id: string
  state: string
  rev: number
  asked_by: number | null
  since: Timestamp
}

export interface Reviews {
  tenant_id: Generated<number>
  kind: string
  id: string
  number: number
  rev: number
  decision: string
  note: Generated<string>
  decided_by: number | null
  decided_at: Timestamp
}

export interface SampleMarks {
  tenant_id: Generated<number>
  path: string
  hash: string
}

export interface SavedViews {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  membership_id: number
  list: string
  name: string
  query: Generated<string>
  is_shared: Generated<boolean>
  created_at: Generated<Timestamp>
}

export interface Saves {
  tenant_id: Generated<number>
  kind: string
  id: string
  rev: number
  sha256: string
  writer: Generated<string>
  saved_by: number | null
  saved_at: Generated<Timestamp>
}

export interface Schedules {
  tenant_id: Generated<number>
  kind: string
  id: string
  act: string
  due_at: Timestamp
  sha256: string | null
  planned_by: number | null
}

export interface Schools {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  npsn: string
  name: string
  level: string
  ownership: Generated<string>
  province_code: string | null
  city_code: string | null
  address: Generated<string>
  phone: Generated<string>
  email: Generated<string>
  website: Generated<string>
  principal: Generated<string>
  status: Generated<string>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  contact_name: Generated<string>
  contact_phone: Generated<string>
  contact_email: Generated<string>
  majors: Generated<string[]>
  token_hash: string | null
  token_sealed: string | null
  reason: Generated<string>
  merged_into: number | null
}

export interface SearchDocuments {
  tenant_id: Generated<number>
  kind: string
  ref: string
  path: string
  title: string
  summary: Generated<string>
  words: Generated<string>
  body: Generated<string>
  picture: Json | null
  published_at: Timestamp | null
  visible_from: Timestamp
  visible_until: Timestamp | null
  stamp: string
  search: GeneratedAlways<string | null>
  head: GeneratedAlways<string | null>
}

export interface SearchStale {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  tag: string
}

export interface SearchState {
  tenant_id: Generated<number>
  refreshed_at: Timestamp
}

export interface SearchWords {
  tenant_id: Generated<number>
  word: string
  documents: number
}

export interface SeenLogoutTokens {
  tenant_id: Generated<number>
  jti: string
  expires_at: Timestamp
}

export interface SettlementFiles {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  provider: string
  name: string
  sha256: string
  first_at: Timestamp | null
  last_at: Timestamp | null
  bookings: Generated<number>
  added_by: number | null
  added_at: Timestamp
}

export interface SettlementLines {
  tenant_id: Generated<number>
  file_id: number
  n: number
  ref: string
  kind: string
  amount: number
  fee: number
  at: Timestamp | null
  line_key: string
  booked_at: Timestamp | null
}

export interface SignInFlows {
  tenant_id: Generated<number>
  id: string
  state: string
  nonce: string
  verifier: string
  return_to: Generated<string>
  purpose: Generated<string>
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  is_silent: Generated<boolean>
  asked_strong: Generated<boolean>
  consents: Generated<Json>
}

export interface SimulatorBills {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  dialect: string
  provider_id: string
  ref: string
  channel: string
  title: string
  amount: number
  returned: Generated<number>
  status: string
  answer: Json
  notify_url: Generated<string>
  created_at: Timestamp
  expires_at: Timestamp
  settled_at: Timestamp | null
}

export interface SimulatorLines {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  ref: string
  direction: string
  line: string
  sent: string
  answered: string
  status: number
  at: Timestamp
}

export interface SimulatorPayouts {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  dialect: string
  provider_id: string
  ref: string
  bank: string
  account: string
  holder: string
  amount: number
  notes: string
  status: string
  failure: Generated<string>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface SitePages {
  tenant_id: Generated<number>
  name: string
  eyebrow: Generated<string>
  title: string
  lead: Generated<string>
  cover: Json | null
  sections: Generated<Json>
  seo: Generated<Json>
  status: Generated<string>
  draft: Json | null
  version: Generated<number>
  updated_by: number | null
  updated_at: Generated<Timestamp>
}

export interface SiteSettingValues {
  tenant_id: Generated<number>
  key: string
  value: Json
  version: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface SiteSettings {
  tenant_id: Generated<number>
  version: Generated<number>
  title: string
  tagline: Generated<string>
  logo_dark: Json | null
  logo_light: Json | null
  favicon: Json | null
  layout: Generated<string>
  is_maintenance: boolean | null
  css: Generated<Json>
  meta: Generated<Json>
  updated_at: Generated<Timestamp>
}

export interface SiteStarts {
  tenant_id: Generated<number>
  institution: string | null
  step: Generated<string>
  ended_at: Timestamp | null
  touched_at: Timestamp
}

export interface TableKeys {
  tenant_id: Generated<number>
  version: Generated<number>
  made_at: Timestamp
  former_until: Timestamp | null
  origins: Generated<string[]>
}

export interface TaxProfiles {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  person_id: number
  kind: string
  income: string
  number_sealed: string | null
  number_end: Generated<string>
  letter: Generated<string>
  letter_until: string | null
  state: Generated<string>
  reason: Generated<string>
  added_by: number
  added_at: Timestamp
  decided_by: number | null
  decided_at: Timestamp | null
}

export interface TeamFees {
  tenant_id: Generated<number>
  team_id: number
  order_code: string | null
}

export interface TeamMembers {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  team_id: number
  category_id: number
  full_name: string
  grade: string
  major: Generated<string>
  is_captain: Generated<boolean>
  nisn_hash: string | null
  details_sealed: string | null
  is_counted: Generated<boolean>
  guardian_state: Generated<string>
  guardian_text_version: string | null
  guardian_token_hash: string | null
  guardian_at: Timestamp | null
  membership_id: number | null
  position: Generated<number>
  sheet_checked_by: number | null
}

export interface TeamScores {
  tenant_id: Generated<number>
  team_id: number
  stage_id: number
  points: number
}

export interface Teams {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  category_id: number
  school_id: number
  name: string
  status: Generated<string>
  coach_name: string
  coach_email: string | null
  coach_phone: string | null
  membership_id: number | null
  token_hash: string
  rules_version: string
  consented_at: Timestamp | null
  reason: Generated<string>
  submitted_at: Timestamp | null
  decided_at: Timestamp | null
  decided_by: number | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  version: Generated<number>
  token_sealed: string | null
}

export interface ThreadFollows {
  tenant_id: Generated<number>
  thread_id: number
  membership_id: number
  seen: Generated<number>
}

export interface ThreadPosts {
  tenant_id: Generated<number>
  thread_id: number
  number: number
  by_id: number | null
  body: string
  at: Timestamp
  removed_at: Timestamp | null
  removed_by: number | null
}

export interface ThreadReports {
  tenant_id: Generated<number>
  thread_id: number
  post: Generated<number>
  membership_id: number
  why: string
  at: Timestamp
  settled_at: Timestamp | null
}

export interface Threads {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  kind: string
  class_id: number
  classroom_id: number | null
  chapter_id: number | null
  title: string
  body: string
  by_id: number | null
  state: Generated<string>
  answer: number | null
  posts: Generated<number>
  created_at: Timestamp
  last_at: Timestamp
  removed_at: Timestamp | null
  removed_by: number | null
}

export interface UnsubscribeLinks {
  tenant_id: Generated<number>
  token: string
  membership_id: number
  kind: string
  created_at: Timestamp
}

export interface Uploads {
  tenant_id: Generated<number>
  id: string
  membership_id: number
  name: string
  mime: string
  bytes: number
  received: Generated<number>
  lease: string | null
  leased_until: Timestamp | null
  file_id: number | null
  created_at: Generated<Timestamp>
  touched_at: Generated<Timestamp>
}

export interface VersionChapters {
  tenant_id: Generated<number>
  class_id: number
  number: number
  chapter_id: number
  module_id: number
  slug: string
  title: string
  position: number
  kind: string
  minutes: number
  is_preview: boolean
  is_required: boolean
  language: string | null
  completion: string
  completion_least: number | null
  release_at: Timestamp | null
  release_after: number | null
  sha256: string
  edition: number
  changed_at: Timestamp
}

export interface VersionModules {
  tenant_id: Generated<number>
  class_id: number
  number: number
  module_id: number
  slug: string
  title: string
  position: number
}

export interface Versions {
  tenant_id: Generated<number>
  kind: string
  id: string
  number: number
  sha256: string
  why: string
  published_by: number | null
  published_at: Generated<Timestamp>
}

export interface VisitLeftovers {
  tenant_id: Generated<number>
  day: string
  reason: string
  views: number
}

export interface VisitPages {
  tenant_id: Generated<number>
  day: string
  visitor: string
  page: string
  step: string | null
  views: number
}

export interface Visits {
  tenant_id: Generated<number>
  day: string
  visitor: string
  source: string
  medium: string
  campaign: string
  device: string
  views: Generated<number>
  joined: Generated<number>
  orders: Generated<number>
}

export interface VoiceReplies {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  voice_id: number
  content: string
  membership_id: number | null
  by_name: string
  created_at: Timestamp
}

export interface VoiceSteps {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  voice_id: number
  what: string
  was: string
  became: string
  reason: Generated<string>
  membership_id: number | null
  by_name: string
  at: Timestamp
}

export interface VoiceSupports {
  tenant_id: Generated<number>
  voice_id: number
  visitor_hash: string
  created_at: Timestamp
}

export interface Voices {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  kind: string
  state: Generated<string>
  name: string
  role: Generated<string>
  email: string | null
  content: string
  rating: number | null
  category: string | null
  progress: string | null
  book_id: number | null
  book_slug: string | null
  is_aside: Generated<boolean>
  supports: Generated<number>
  source: Generated<string>
  consent_version: Generated<string>
  membership_id: number | null
  network_hash: string | null
  created_at: Generated<Timestamp>
  shown_at: Timestamp | null
  updated_at: Generated<Timestamp>
}

export interface WebhookAttempts {
  tenant_id: Generated<number>
  delivery_id: number
  n: number
  at: Timestamp
  milliseconds: number
  status: number | null
  answer: Generated<string>
  problem: string | null
}

export interface WebhookDeliveries {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  endpoint_id: number
  message_id: string
  is_resent: Generated<boolean>
  state: Generated<string>
  tries: Generated<number>
  next_try_at: Timestamp
  created_at: Timestamp
}

export interface WebhookEndpoints {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  name: string
  url: string
  events: string[]
  sealed_secret: string
  old_secret: string | null
  old_secret_until: Timestamp | null
  stopped_at: Timestamp | null
  stopped_why: string | null
  failing_since: Timestamp | null
  created_at: Timestamp
}

export interface WebhookMessages {
  tenant_id: Generated<number>
  id: string
  event: string
  payload: string
  created_at: Timestamp
}

export interface WebinarSpeakers {
  tenant_id: Generated<number>
  webinar_id: number
  person_id: number
  position: Generated<number>
}

export interface Webinars {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  class_id: number
  title: string
  summary: Generated<string>
  start_at: Timestamp
  minutes: number
  time_zone: Generated<string>
  provider: Generated<string>
  recording_url: string | null
  capacity: number | null
  is_cancelled: Generated<boolean>
  classroom_id: number | null
  chapter_id: number | null
  recording_film: Json | null
  is_recording_public: Generated<boolean>
  ended_at: Timestamp | null
  sequence: Generated<number>
  version: Generated<number>
  updated_at: Generated<Timestamp>
  day_told_for: Timestamp | null
  hour_told_for: Timestamp | null
}

export interface WithholdingSettings {
  tenant_id: Generated<number>
  is_on: boolean
  rules: Json
  version: Generated<number>
  updated_at: Timestamp
}

export interface Withholdings {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  ref: string
  number: string
  person_id: number
  profile_id: number
  rule: string
  gross: number
  base: number
  amount: number
  parts: Json
  has_number: boolean
  source: string
  object_code: Generated<string>
  at: Timestamp
}

export interface WorkGroups {
  tenant_id: Generated<number>
  chapter_id: number
  enrolment_id: number
  number: number
}

export interface DB {
  'accounts.accounts': AccountsAccounts
  'accounts.challenges': AccountsChallenges
  'accounts.mail_tokens': AccountsMailTokens
  'accounts.oidc_payloads': AccountsOidcPayloads
  'accounts.passkeys': AccountsPasskeys
  'accounts.recovery_codes': AccountsRecoveryCodes
  'accounts.registration_consents': AccountsRegistrationConsents
  'accounts.registration_profiles': AccountsRegistrationProfiles
  'accounts.security_events': AccountsSecurityEvents
  'accounts.sign_ins': AccountsSignIns
  'accounts.throttles': AccountsThrottles
  'accounts.totp_secrets': AccountsTotpSecrets
  'platform.day_salts': PlatformDaySalts
  'platform.installation': PlatformInstallation
  'platform.job_runs': PlatformJobRuns
  'platform.schema_migrations': PlatformSchemaMigrations
  'platform.tenant_domains': PlatformTenantDomains
  'platform.tenants': PlatformTenants
  access_tokens: AccessTokens
  accommodations: Accommodations
  acting_links: ActingLinks
  answer_days: AnswerDays
  answer_settings: AnswerSettings
  answer_steps: AnswerSteps
  answer_use: AnswerUse
  app_credentials: AppCredentials
  appeal_posts: AppealPosts
  appointment_busy: AppointmentBusy
  appointments: Appointments
  assignment_dues: AssignmentDues
  assignments: Assignments
  attempt_files: AttemptFiles
  attempt_items: AttemptItems
  attempts: Attempts
  attendance: Attendance
  attendance_events: AttendanceEvents
  audit_entries: AuditEntries
  books: Books
  card_counts: CardCounts
  cards: Cards
  careers: Careers
  categories: Categories
  certificate_counts: CertificateCounts
  certificates: Certificates
  chapter_contents: ChapterContents
  chapter_notes: ChapterNotes
  chapter_progress: ChapterProgress
  chapters: Chapters
  class_instructors: ClassInstructors
  class_staff: ClassStaff
  classes: Classes
  classroom_seats: ClassroomSeats
  classrooms: Classrooms
  click_log: ClickLog
  competences: Competences
  competition_categories: CompetitionCategories
  competition_stages: CompetitionStages
  competitions: Competitions
  consents: Consents
  contents: Contents
  conversation_messages: ConversationMessages
  conversations: Conversations
  coupon_uses: CouponUses
  coupons: Coupons
  course_versions: CourseVersions
  data_requests: DataRequests
  demo_requests: DemoRequests
  disc_counts: DiscCounts
  disc_results: DiscResults
  document_series: DocumentSeries
  documents: Documents
  donation_campaigns: DonationCampaigns
  donation_uses: DonationUses
  donations: Donations
  drafts: Drafts
  embedding_settings: EmbeddingSettings
  embedding_use: EmbeddingUse
  enrolment_events: EnrolmentEvents
  enrolments: Enrolments
  entries: Entries
  event_program_speakers: EventProgramSpeakers
  event_programs: EventPrograms
  event_speakers: EventSpeakers
  events: Events
  faq_entries: FaqEntries
  file_holders: FileHolders
  file_uses: FileUses
  files: Files
  final_grades: FinalGrades
  fixture_events: FixtureEvents
  fixtures: Fixtures
  gradebook_cells: GradebookCells
  gradebook_events: GradebookEvents
  gradebook_weights: GradebookWeights
  gradebooks: Gradebooks
  grades: Grades
  guardian_consents: GuardianConsents
  hand_in_events: HandInEvents
  hand_in_files: HandInFiles
  hand_ins: HandIns
  idempotency_keys: IdempotencyKeys
  import_runs: ImportRuns
  instalment_plans: InstalmentPlans
  instalments: Instalments
  invitations: Invitations
  jobs: Jobs
  leaderboard_entries: LeaderboardEntries
  leaderboards: Leaderboards
  ledger_accounts: LedgerAccounts
  ledger_balances: LedgerBalances
  ledger_checks: LedgerChecks
  ledger_closings: LedgerClosings
  ledger_months: LedgerMonths
  ledger_moves: LedgerMoves
  ledger_txns: LedgerTxns
  lms_features: LmsFeatures
  mail_suppressions: MailSuppressions
  mailer_calls: MailerCalls
  mailing_recipients: MailingRecipients
  mailings: Mailings
  mails: Mails
  mark_events: MarkEvents
  marking_remarks: MarkingRemarks
  media_storage: MediaStorage
  meeting_calendars: MeetingCalendars
  meeting_doors: MeetingDoors
  meeting_tries: MeetingTries
  member_sessions: MemberSessions
  memberships: Memberships
  modules: Modules
  notification_choices: NotificationChoices
  notifications: Notifications
  order_adjustments: OrderAdjustments
  order_events: OrderEvents
  order_lines: OrderLines
  order_shares: OrderShares
  order_sources: OrderSources
  orders: Orders
  own_profiles: OwnProfiles
  passage_sources: PassageSources
  passage_stale: PassageStale
  passage_state: PassageState
  passage_vector_refusals: PassageVectorRefusals
  passage_vectors: PassageVectors
  passage_words: PassageWords
  passages: Passages
  payee_accounts: PayeeAccounts
  payees: Payees
  payment_events: PaymentEvents
  payment_settings: PaymentSettings
  payments: Payments
  payout_approvals: PayoutApprovals
  payout_batches: PayoutBatches
  payout_days: PayoutDays
  payout_decisions: PayoutDecisions
  payout_events: PayoutEvents
  payout_settings: PayoutSettings
  payouts: Payouts
  people: People
  poll_answers: PollAnswers
  polls: Polls
  portfolio_clients: PortfolioClients
  portfolio_items: PortfolioItems
  post_addresses: PostAddresses
  post_authors: PostAuthors
  post_categories: PostCategories
  post_reactions: PostReactions
  post_views: PostViews
  posts: Posts
  presence: Presence
  preview_links: PreviewLinks
  privacy_notices: PrivacyNotices
  private_files: PrivateFiles
  program_items: ProgramItems
  program_schools: ProgramSchools
  programs: Programs
  question_versions: QuestionVersions
  questions: Questions
  quiz_slots: QuizSlots
  quizzes: Quizzes
  recorded_events: RecordedEvents
  redirects: Redirects
  refund_approvals: RefundApprovals
  refund_limits: RefundLimits
  refunds: Refunds
  registration_papers: RegistrationPapers
  registration_remarks: RegistrationRemarks
  remarks: Remarks
  removals: Removals
  review_cards: ReviewCards
  review_logs: ReviewLogs
  review_standings: ReviewStandings
  reviews: Reviews
  sample_marks: SampleMarks
  saved_views: SavedViews
  saves: Saves
  schedules: Schedules
  schools: Schools
  search_documents: SearchDocuments
  search_stale: SearchStale
  search_state: SearchState
  search_words: SearchWords
  seen_logout_tokens: SeenLogoutTokens
  settlement_files: SettlementFiles
  settlement_lines: SettlementLines
  sign_in_flows: SignInFlows
  simulator_bills: SimulatorBills
  simulator_lines: SimulatorLines
  simulator_payouts: SimulatorPayouts
  site_pages: SitePages
  site_setting_values: SiteSettingValues
  site_settings: SiteSettings
  site_starts: SiteStarts
  table_keys: TableKeys
  tax_profiles: TaxProfiles
  team_fees: TeamFees
  team_members: TeamMembers
  team_scores: TeamScores
  teams: Teams
  thread_follows: ThreadFollows
  thread_posts: ThreadPosts
  thread_reports: ThreadReports
  threads: Threads
  unsubscribe_links: UnsubscribeLinks
  uploads: Uploads
  version_chapters: VersionChapters
  version_modules: VersionModules
  versions: Versions
  visit_leftovers: VisitLeftovers
  visit_pages: VisitPages
  visits: Visits
  voice_replies: VoiceReplies
  voice_steps: VoiceSteps
  voice_supports: VoiceSupports
  voices: Voices
  webhook_attempts: WebhookAttempts
  webhook_deliveries: WebhookDeliveries
  webhook_endpoints: WebhookEndpoints
  webhook_messages: WebhookMessages
  webinar_speakers: WebinarSpeakers
  webinars: Webinars
  withholding_settings: WithholdingSettings
  withholdings: Withholdings
  work_groups: WorkGroups
}
