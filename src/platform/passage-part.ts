import type { Tx } from './db/transaction.ts'

/**
 * What a room lets questions be answered out of, beside what the site's search finds. `select` answers one row for each
 * thing that may be read by somebody, with these columns: kind, ref (text, unique in its kind), path, title, summary, words
 * (what leads to it without being said), html, audience (text[], keys of which a reader needs one; null: everybody), facts
 * (jsonb, a list of `PassageFact`), visible_from, visible_until. Row security chooses the tenant.
 */
export interface PassagePart {
  /** the part's name in prepared statements */
  name: string
  /** a purge of one of these makes the part old */
  tags: readonly string[]
  select: string
  /** the part of the search that this one says better, by its name */
  insteadOf?: string
}

/**
 * What people ask of any site, whatever it teaches: how to get in, what there is, where it is. A room that has it as data
 * says it in one row of kind `topic` with the topic as its ref: a sentence first, then one for each thing.
 */
export const passageTopics = [
  'contact',
  'offers',
  'enrolment',
  'certificates',
  'schedule',
  'payment',
  'refunds',
  'donations',
  'vacancies',
  'mentors',
  'events',
  'programs',
] as const
export type PassageTopic = (typeof passageTopics)[number]

interface TopicRow {
  topic: PassageTopic
  /** SQL of its columns, as `PassagePart` has them */
  path: string
  title: string
  summary: string
  html?: string
  facts?: string
  /** what stands after the columns; a row comes only where there is something to say */
  from: string
}

/** The select of a topic. */
export const topicSelect = ({
  topic,
  path,
  title,
  summary,
  html = "''",
  facts = 'null::jsonb',
  from,
}: TopicRow): string =>
  `select 'topic' as kind, '${topic}' as ref, ${path} as path, ${title} as title, ${summary} as summary, '' as words,
    ${html} as html, null::text[] as audience, ${facts} as facts, '-infinity'::timestamptz as visible_from,
    null::timestamptz as visible_until
  from ${from}`

/** SQL of a text as a paragraph: nothing where it is null. */
export const paragraphSql = (text: string): string =>
  `'<p>' || replace(replace(${text}, '&', '&amp;'), '<', '&lt;') || '</p>'`

/** SQL of an amount as `shared/money.ts` writes it. */
export const rupiahSql = (amount: string): string =>
  `case when ${amount} = 0 then 'gratis' else 'Rp ' || replace(to_char(${amount}, 'FM999,999,999,999'), ',', '.') end`

/**
 * What people ask of a thing by its columns: who teaches, what it costs, where and when it is. A room says by these words
 * what it knows, and questions find it, whatever room it is.
 */
export const passageFields = {
  price: 'Harga',
  salary: 'Gaji',
  teacher: 'Pengajar',
  speaker: 'Pembicara',
  role: 'Peran',
  lead: 'Penanggung jawab',
  teaches: 'Mengajar',
  starts: 'Jadwal mulai',
  ends: 'Jadwal selesai',
  closes: 'Batas pendaftaran',
  place: 'Tempat',
  mode: 'Pelaksanaan',
  state: 'Keadaan',
  capacity: 'Kapasitas',
  openings: 'Jumlah yang dicari',
  duration: 'Durasi',
  requires: 'Prasyarat',
  audience: 'Ditujukan untuk',
  level: 'Tingkat',
  certificate: 'Sertifikat',
  skills: 'Keahlian',
  employer: 'Perusahaan',
  employment: 'Jenis kerja',
  apply: 'Lamaran dikirim ke',
  partners: 'Mitra',
  raised: 'Terkumpul',
  goal: 'Target',
} as const
export type PassageField = keyof typeof passageFields

/**
 * What columns know and no text says, made a line of when passages are cut: when, where, for how much. `of`: what it is
 * said of where a thing has several, a run of a class or a person.
 */
export type PassageFact = { label: string; of?: string | null } & (
  | { text: string | null }
  /** `isDay`: no hour is known of it */
  | { at: string | null; zone: string; isDay?: boolean }
  | { rupiah: number }
  /** a regency or city by Kemendagri's code, and what stands before its name */
  | { city: string | null; before: string }
)

/** SQL of a fact: `factSql('price', `'rupiah', c.price`)`. */
export const factSql = (field: PassageField, value: string): string =>
  `jsonb_build_object('label', '${passageFields[field]}', ${value})`

/** SQL of the word that says a value: `labelSql('j.workplace', workplaces)`. */
export const labelSql = (value: string, labels: Readonly<Record<string, string>>): string =>
  `case ${value} ${Object.entries(labels)
    .map(([name, label]) => `when '${name}' then '${label.toLowerCase()}'`)
    .join(' ')} end`

/** Which keys of audiences somebody holds, read in the transaction of the question; nobody's are kept. */
export type PassageKeys = (tx: Tx, membershipId: number) => Promise<string[]>

declare module './room-parts.ts' {
  interface RoomParts {
    /** what questions are answered out of, beside what the search finds */
    passages: readonly PassagePart[]
    /** which texts that are not for everybody somebody may read */
    passageKeys: PassageKeys
  }
}
