import { z } from 'zod'

// read before any contract is loaded
z.config(z.locales.id())

/**
 * Every environment variable, parsed once. None is required; `.env.example` lists them with the same defaults.
 * An empty string counts as unset, so that `DATABASE_URL= npm start` means the embedded database.
 */
const flag = z.enum(['0', '1', 'true', 'false']).transform(value => value === '1' || value === 'true')

/** `true`, `false`, or the slugs of those that are wanted: `kampus,karier` */
const demoChoice = z.union([
  flag,
  z
    .string()
    .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/)
    .transform(slugs => slugs.split(',')),
])

const schema = z.object({
  /** TCP port of the one HTTP server */
  PORT: z.coerce.number('Harus berupa angka').int().min(0).max(65535).default(3000),
  /** address to listen on; loopback unless told otherwise */
  HOST: z.string().default('127.0.0.1'),
  /** folder of the embedded database, files and exports; `memory` keeps the database in memory only */
  DATA_DIR: z.string().default('data'),
  /** PostgreSQL connection string; unset means the embedded database */
  DATABASE_URL: z.string().optional(),
  /** connection string of the role that owns the schema; DATABASE_URL when unset */
  DATABASE_MIGRATION_URL: z.string().optional(),
  /**
   * connection string past a pooler: LISTEN, migrations and the guard. With it DATABASE_URL may be a pooler that shares
   * connections by transaction; nothing then travels in the start-up packet, and each transaction says its own limits
   */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** connection string of who may read everything, for backup and restore: a superuser, or BYPASSRLS to read only */
  DATABASE_BACKUP_URL: z.string().optional(),
  /** folder of the backups; `backups` below DATA_DIR when unset, which is the same disk */
  BACKUP_DIR: z.string().optional(),
  /** connections to PostgreSQL held by this process */
  DATABASE_POOL: z.coerce.number('Harus berupa angka').int().min(1).max(200).default(10),
  /** named prepared statements; off behind PgBouncer before 1.21 */
  DATABASE_PREPARE: flag.default(true),
  /** whether migrations are applied: at the start, never (a start on an old database is refused), or only, and then it ends */
  MIGRATE: z.enum(['start', 'never', 'only']).default('start'),
  /** what this process is for: `web` serves and does no jobs, `worker` does jobs and mail and serves nobody, `all` does both */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  /** seconds in which requests are still served after SIGTERM while /readyz says no, so that a balancer looks away first */
  DRAIN_SECONDS: z.coerce.number('Harus berupa angka').int().min(0).max(300).default(0),
  /** port of health, readiness, metrics and the question whether a name is served here; unset: no such port */
  ADMIN_PORT: z.coerce.number('Harus berupa angka').int().min(1).max(65535).optional(),
  /** address on which ADMIN_PORT listens: nobody is asked who they are there, so no address that strangers reach */
  ADMIN_HOST: z.string().default('127.0.0.1'),
  /** host name below which `<tenant>.` sites live; the name itself is the product's own site */
  BASE_HOST: z.string().default('localhost'),
  /** scheme of links that leave the page: http for trying it, https in production */
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  /** port in public addresses when a proxy stands in front; PORT when unset, 0 for none */
  PUBLIC_PORT: z.coerce.number('Harus berupa angka').int().min(0).max(65535).optional(),
  /** pino level */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** megabytes of rendered pages kept in memory; 0 renders every page anew */
  PAGE_CACHE_MB: z.coerce.number('Harus berupa angka').int().min(0).max(4096).default(64),
  /** seed demo tenants into an empty database */
  DEMO: demoChoice.default(true),
  /** the master key of all secrets; unset: made at the first start and kept in DATA_DIR/secrets.json */
  SECRET_KEY: z.string().min(32).optional(),
  /** SMTP server for mail, e.g. smtps://user:password@mail.example.id; unset: mail stays in the outbox */
  SMTP_URL: z.string().optional(),
  /** sender of mail */
  MAIL_FROM: z.string().default('Sanggar <tidak-dibalas@localhost>'),
  /** RSA key (PEM) with which letters are signed here (DKIM); unset: the mail server signs them, or nobody */
  DKIM_KEY_FILE: z.string().optional(),
  /** below which name of the sender's domain its public half stands: <selector>._domainkey.<domain> */
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i, 'Tulis seperti sanggar atau s2026')
    .default('sanggar'),
  /** show the outbox page, with every mail in it: for trying and demonstrating only */
  OUTBOX: flag.optional(),
  /** addresses or networks (CIDR, comma-separated) of proxies whose X-Forwarded-For is believed; none unless set */
  TRUSTED_PROXIES: z.string().default(''),
  /** name server to ask about tenants' domains, as address or address:port; unset: this machine's own */
  DNS_SERVER: z.string().optional(),
  /** analytics by layout, e.g. default=G-AAAA,ruangcipta=G-BBBB; no analytics unless set */
  ANALYTICS_IDS: z
    .string()
    .regex(/^([a-z.]+=G-[A-Z0-9]{4,20}(,(?=.)|$))*$/, 'Tulis seperti default=G-ABC123,ruangcipta=G-DEF456')
    .default('')
    .transform((text): Record<string, string | undefined> => {
      const pairs = text.split(',').filter(Boolean)
      return Object.fromEntries(pairs.map(pair => pair.split('=', 2)))
    }),
  /** where tenants' files lie: s3://bucket?endpoint=https://…&region=…; unset: the folder `files` below DATA_DIR */
  FILES_URL: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\?\S*)?$/,
      'Tulis seperti s3://berkas?endpoint=https://s3.contoh.id&region=auto',
    )
    .optional(),
  /** the bucket's access key and its secret */
  FILES_KEY_ID: z.string().optional(),
  FILES_SECRET_KEY: z.string().optional(),
  /** films and sounds are fetched by browsers from the bucket itself, by addresses signed for an hour */
  FILES_DIRECT: flag.default(false),
  /** megabytes of pictures kept near the process that asks a bucket for them */
  FILES_CACHE_MB: z.coerce.number('Harus berupa angka').int().min(0).max(1_000_000).default(1024),
  /** megabytes of files a tenant may keep */
  MEDIA_QUOTA_MB: z.coerce.number('Harus berupa angka').int().min(1).max(100_000_000).default(20_480),
  /** megabytes of files that one member may send who may use only their own */
  MEDIA_MEMBER_QUOTA_MB: z.coerce.number('Harus berupa angka').int().min(1).max(100_000_000).default(1024),
  /** virus scanner asked about every upload: tcp://host:3310 or unix:/run/clamav/clamd.ctl; none unless set */
  CLAMD: z
    .string()
    .regex(/^(tcp:\/\/[^/\s:]+:\d{1,5}|unix:\/\S+)$/, 'Tulis tcp://alamat:3310 atau unix:/jalur/clamd.ctl')
    .optional(),
  /** what the machine is for; `production` refuses the payment simulator */
  NODE_ENV: z.string().default(''),
  /** the payment simulator may be used in production too: for a demo that stands on the internet */
  ALLOW_SIM: flag.default(false),
  /** tenants' assistants may ask models on this machine and in its network, without TLS too */
  LOCAL_MODELS: flag.default(false),
  /** tenants' webhooks may go to this machine and its network, without TLS too; left out, only where it is tried on loopback */
  LOCAL_WEBHOOKS: flag.optional(),
  /** hours between logical exports of the embedded database; 0 for none */
  EXPORT_HOURS: z.coerce.number('Harus berupa angka').min(0).max(168).default(1),
})

/** One setting of the environment, as it is. */
export interface Setting {
  name: string
  state: 'default' | 'set' | 'wrong'
  /** as it was given, or its default; empty where it is off */
  value: string
  /** what is wrong with it */
  problem: string
}

/** Every setting, in the order of the schema: which are set, which wrong, and what the others stand at. */
export function settingsOf(environment: Record<string, string | undefined>): Setting[] {
  return Object.entries(schema.shape).map(([name, shape]) => {
    const given = environment[name] ?? ''
    const parsed = shape.safeParse(given === '' ? undefined : given)
    if (!parsed.success)
      return { name, state: 'wrong', value: given, problem: parsed.error.issues[0]?.message ?? '' }
    if (given !== '') return { name, state: 'set', value: given, problem: '' }
    const { data } = parsed
    return { name, state: 'default', value: typeof data === 'object' ? '' : String(data ?? ''), problem: '' }
  })
}

export type Config = z.infer<typeof schema> & {
  publicPort: number
  /** whoever asks by a local network address (127.0.0.1, 192.168.*) gets the demo: it is tried or developed here */
  hasLocalDemo: boolean
  /** the outbox page is served: no SMTP server, and only this machine reaches us */
  hasOutbox: boolean
  /** webhooks may go to addresses that only this machine and its network reach */
  isLocalAllowed: boolean
}

/** What does not go together, a line each; every one says what to do. */
function contradictions(given: z.infer<typeof schema>): string[] {
  const { DATABASE_URL, DATABASE_DIRECT_URL, ROLE, ADMIN_PORT, PORT } = given
  const lines: string[] = []
  if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined)
    lines.push('DATABASE_DIRECT_URL: Isi juga DATABASE_URL; tanpa itu basis data tertanam yang dipakai')
  if (ROLE !== 'all' && DATABASE_URL === undefined)
    lines.push(`ROLE: ${ROLE} butuh DATABASE_URL; basis data tertanam hanya untuk satu proses (ROLE=all)`)
  if (ADMIN_PORT !== undefined && ADMIN_PORT === PORT)
    lines.push('ADMIN_PORT: Harus lain dari PORT, karena yang dijawab di sana bukan untuk pengunjung')
  return lines
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost'])

/** Reached from this machine alone: a proxy in front would listen on loopback too, but serve a name of its own by https. */
const isForTrying = (given: z.infer<typeof schema>) => loopback.has(given.HOST) && hasNoName(given)

const hasNoName = ({ BASE_HOST, PUBLIC_SCHEME }: z.infer<typeof schema>) =>
  PUBLIC_SCHEME === 'http' && /(^|\.)localhost$/.test(BASE_HOST)

/** Reads the environment. Throws one Error whose message names every wrong variable, in Indonesian. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Pengaturan lingkungan tidak valid:\n${lines.join('\n')}`)
  }
  const { data } = parsed
  const wrong = contradictions(data)
  if (wrong.length > 0)
    throw new Error(`Pengaturan lingkungan tidak valid:\n${wrong.map(line => `  ${line}`).join('\n')}`)
  return {
    ...data,
    publicPort: data.PUBLIC_PORT ?? data.PORT,
    hasLocalDemo: data.DEMO !== false && hasNoName(data),
    hasOutbox: data.OUTBOX ?? (data.SMTP_URL === undefined && isForTrying(data)),
    isLocalAllowed: data.LOCAL_WEBHOOKS ?? (data.NODE_ENV !== 'production' && isForTrying(data)),
  }
}

/** `http://localhost:3000` for a host: what absolute links of this process begin with. */
export function originOf(config: Config, host: string): string {
  const standard = config.PUBLIC_SCHEME === 'https' ? 443 : 80
  const port = config.publicPort === 0 || config.publicPort === standard ? '' : `:${config.publicPort}`
  return `${config.PUBLIC_SCHEME}://${host}${port}`
}
