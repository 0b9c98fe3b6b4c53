// Generated from the migrated database by npm run db:describe; do not edit.

import type { ColumnType, GeneratedAlways } from 'kysely'

export type Json = ColumnType<unknown, string, string>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** a column with a default: may be left out of an insert */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface PlatformSchemaMigrations {
  name: string
  checksum: string
  applied_at: Generated<Timestamp>
}

export interface PlatformTenantDomains {
  id: GeneratedAlways<number>
  tenant_id: number
  host: string
  state: Generated<string>
  is_primary: Generated<boolean>
  created_at: Generated<Timestamp>
}

export interface PlatformTenants {
  id: GeneratedAlways<number>
  slug: string
  name: string
  status: Generated<string>
  time_zone: Generated<string>
  created_at: Generated<Timestamp>
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
}

export interface ClassInstructors {
  tenant_id: Generated<number>
  class_id: number
  person_id: number
  role: string
  position: Generated<number>
  share_bps: Generated<number>
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
}

export interface Modules {
  tenant_id: Generated<number>
  id: GeneratedAlways<number>
  class_id: number
  slug: string
  title: string
  position: number
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
}

export interface ProgramItems {
  tenant_id: Generated<number>
  program_id: number
  class_id: number
  required: Generated<boolean>
  position: Generated<number>
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
  start_date: ColumnType<Date, string, string> | null
  end_date: ColumnType<Date, string, string> | null
  status: Generated<string>
  position: Generated<number>
  updated_at: Generated<Timestamp>
  version: Generated<number>
}

export interface Redirects {
  tenant_id: Generated<number>
  from_path: string
  to_path: string
  created_at: Generated<Timestamp>
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

export interface DB {
  'platform.schema_migrations': PlatformSchemaMigrations
  'platform.tenant_domains': PlatformTenantDomains
  'platform.tenants': PlatformTenants
  categories: Categories
  chapters: Chapters
  class_instructors: ClassInstructors
  classes: Classes
  classrooms: Classrooms
  files: Files
  modules: Modules
  people: People
  post_authors: PostAuthors
  post_categories: PostCategories
  posts: Posts
  program_items: ProgramItems
  programs: Programs
  redirects: Redirects
  site_setting_values: SiteSettingValues
  site_settings: SiteSettings
}
