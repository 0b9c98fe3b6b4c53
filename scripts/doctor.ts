import { randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'
import { type Config, readConfig, type Setting, settingsOf } from '../src/platform/config.ts'
import { lockOwner } from '../src/platform/db/directory-lock.ts'
import { bucketPlace, bucketSettings } from '../src/platform/files/bucket.ts'
import { nearest } from '../src/shared/nearest.ts'
import { backupsOf, newestBackup, readManifest } from './backups/folder.ts'

/**
 * `npm run doctor`: which settings are set, which stand at their default and which are wrong, and whether this machine
 * gives the server what it needs. It changes nothing, and ends with 1 where the server would not start.
 */
interface Finding {
  tone: 'baik' | 'perhatian' | 'salah'
  words: string
}

const good = (words: string): Finding => ({ tone: 'baik', words })
const warning = (words: string): Finding => ({ tone: 'perhatian', words })
const bad = (words: string): Finding => ({ tone: 'salah', words })
const wordsOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))

/** what nobody should read over a shoulder, or in a report of trouble */
const shownValue = ({ name, value }: Setting) =>
  (name === 'SECRET_KEY' || name === 'FILES_SECRET_KEY') && value
    ? '(disembunyikan)'
    : value.replace(/(:\/\/[^:/@\s]*:)[^@\s]+@/, '$1***@')

const signs = { default: 'bawaan', set: 'diisi', wrong: 'SALAH' } as const

const lineOf = (setting: Setting) =>
  [
    `  ${signs[setting.state].padEnd(7)} ${setting.name.padEnd(23)} ${shownValue(setting) || '-'}`,
    ...(setting.problem ? [`          ${setting.problem}`] : []),
  ].join('\n')

/** Names that are ours but for a letter or two: a setting that nobody reads. */
function misspelt(settings: Setting[]): Finding[] {
  const names = settings.map(({ name }) => name)
  const long = names.filter(name => name.length > 5)
  return Object.keys(process.env)
    .filter(name => name.length > 5 && !names.includes(name))
    .map(name => ({ name, meant: nearest(name, long, 2) }))
    .flatMap(({ name, meant }) => (meant ? [warning(`${name} tidak dikenal${meant}`)] : []))
}

function folder({ DATA_DIR }: Config): Finding[] {
  if (DATA_DIR === 'memory') return [warning('DATA_DIR=memory: semua data hilang saat server berhenti.')]
  const path = resolve(DATA_DIR)
  try {
    const standing = existsSync(path) ? path : dirname(path)
    accessSync(standing, constants.W_OK)
    mkdirSync(path, { recursive: true })
    const { bavail, bsize } = statfsSync(path)
    const free = Math.round((bavail * bsize) / 1024 ** 2)
    const words = `Folder data ${path} dapat ditulisi, sisa ${free.toLocaleString('id-ID')} MB.`
    return [free < 1024 ? warning(`${words} Kosongkan tempat sebelum penuh.`) : good(words)]
  } catch (error) {
    return [bad(`Folder data ${path} tidak dapat ditulisi: ${wordsOf(error)}`)]
  }
}

async function database(config: Config): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR } = config
  if (DATABASE_URL === undefined) {
    const owner = DATA_DIR === 'memory' ? undefined : lockOwner(join(DATA_DIR, 'database.lock'))
    return [
      good(
        owner === undefined
          ? 'Basis data tertanam, tidak sedang dipakai.'
          : `Basis data tertanam, sedang dipakai server (pid ${owner}).`,
      ),
    ]
  }
  const { DATABASE_DIRECT_URL, DATABASE_BACKUP_URL } = config
  return [
    await answers('DATABASE_URL', DATABASE_URL, bad),
    ...(DATABASE_DIRECT_URL ? [await answers('DATABASE_DIRECT_URL', DATABASE_DIRECT_URL, bad)] : []),
    ...(DATABASE_BACKUP_URL ? [await answers('DATABASE_BACKUP_URL', DATABASE_BACKUP_URL, warning)] : []),
  ]
}

async function answers(name: string, url: string, otherwise: (words: string) => Finding): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query('select current_setting($1) as version', ['server_version'])
    return good(`PostgreSQL ${rows[0].version} di ${name} menjawab.`)
  } catch (error) {
    return otherwise(`PostgreSQL di ${name} tidak menjawab: ${wordsOf(error)}`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Something is written, read and taken away again. */
async function bucket(config: Config): Promise<Finding[]> {
  if (config.FILES_URL === undefined) return []
  const path = `uji-coba/${randomUUID()}`
  try {
    const settings = bucketSettings(config)
    if (!settings) return []
    const place = bucketPlace(settings)
    await place.put(path, Buffer.from(path))
    const said = await place.read(path)
    await place.remove(path)
    if (said?.toString() !== path) return [bad('Ember FILES_URL menyimpan lain dari yang dikirim.')]
    return [good(`Ember ${config.FILES_URL} dapat ditulisi dan dibaca.`)]
  } catch (error) {
    return [bad(`Ember FILES_URL tidak dapat dipakai: ${wordsOf(error)}`)]
  }
}

/** hours after which a backup is an old one */
const oldHours = 26

function backups(config: Config): Finding[] {
  if (config.DATA_DIR === 'memory') return []
  const newest = newestBackup(backupsOf(config))
  if (!newest)
    return [warning('Belum ada cadangan. Buat dengan: npm run backup, lalu buktikan: npm run drill.')]
  const hours = (Date.now() - readManifest(newest).at.getTime()) / 3_600_000
  const words = `Cadangan terbaru ${newest}, umur ${Math.round(hours)} jam.`
  return [hours > oldHours ? warning(words) : good(words)]
}

function processes({ ROLE, ADMIN_PORT, ADMIN_HOST, DRAIN_SECONDS, SECRET_KEY }: Config): Finding[] {
  const findings: Finding[] = []
  if (ADMIN_PORT !== undefined && !/^(127\.|::1$|localhost$)/.test(ADMIN_HOST))
    findings.push(
      warning(
        `ADMIN_HOST ${ADMIN_HOST}: siapa pun yang mencapai port ${ADMIN_PORT} dapat membaca metriknya.`,
      ),
    )
  if (ROLE === 'web')
    findings.push(
      warning('ROLE=web: surat dan pekerjaan berkala menunggu sampai ada ROLE=worker yang menyala.'),
    )
  if (ROLE !== 'all' && SECRET_KEY === undefined)
    findings.push(
      warning(
        'SECRET_KEY kosong: beberapa proses butuh kunci yang sama, jadi DATA_DIR-nya harus yang sama juga.',
      ),
    )
  if (ROLE === 'web' && DRAIN_SECONDS === 0)
    findings.push(
      warning('DRAIN_SECONDS=0: saat berhenti, penyeimbang belum tahu dan sebagian permintaan gagal.'),
    )
  return findings
}

function port({ PORT, HOST }: Config): Promise<Finding[]> {
  return new Promise(done => {
    const server = createServer()
    server.once('error', error => done([warning(`Port ${PORT} di ${HOST} tidak bebas: ${wordsOf(error)}`)]))
    server.listen(PORT, HOST, () => server.close(() => done([good(`Port ${PORT} di ${HOST} bebas.`)])))
  })
}

function secretsAndMail(config: Config): Finding[] {
  const { SECRET_KEY, DATABASE_URL, SMTP_URL, DKIM_KEY_FILE, MAIL_FROM, hasOutbox } = config
  const findings: Finding[] = []
  if (SECRET_KEY === undefined && DATABASE_URL !== undefined)
    findings.push(
      warning(
        'SECRET_KEY kosong: kuncinya hanya ada di folder data ini. Server lain tidak akan bisa membaca rahasia.',
      ),
    )
  if (SMTP_URL === undefined)
    findings.push(
      warning(
        hasOutbox
          ? 'SMTP_URL kosong: surat tidak dikirim, dan dapat dibaca di /kotak-keluar.'
          : 'SMTP_URL kosong: surat tidak dikirim. Orang tidak dapat mendaftar atau mengganti kata sandi.',
      ),
    )
  else if (/@localhost\b/.test(MAIL_FROM))
    findings.push(warning('MAIL_FROM masih @localhost: banyak server surat akan menolaknya.'))
  if (DKIM_KEY_FILE !== undefined)
    try {
      const isKey = readFileSync(DKIM_KEY_FILE, 'utf8').includes('PRIVATE KEY')
      findings.push(isKey ? good('Kunci DKIM terbaca.') : bad('DKIM_KEY_FILE bukan kunci PEM.'))
    } catch (error) {
      findings.push(bad(`DKIM_KEY_FILE tidak terbaca: ${wordsOf(error)}`))
    }
  return findings
}

function addresses(config: Config): Finding[] {
  const { BASE_HOST, PUBLIC_SCHEME, DEMO, TRUSTED_PROXIES, HOST, OUTBOX } = config
  const isNamed = !/(^|\.)localhost$/.test(BASE_HOST)
  const findings: Finding[] = []
  if (isNamed && PUBLIC_SCHEME === 'http')
    findings.push(warning(`${BASE_HOST} dibuka lewat http: kata sandi dan sesi dapat disadap.`))
  if (isNamed && DEMO !== false)
    findings.push(warning('DEMO menyala: basis data kosong akan diisi situs contoh. Tulis DEMO=false.'))
  if (isNamed && HOST === '127.0.0.1' && TRUSTED_PROXIES === '')
    findings.push(
      warning('TRUSTED_PROXIES kosong: di belakang proksi, semua pengunjung dihitung sebagai satu jaringan.'),
    )
  if (isNamed && OUTBOX) findings.push(warning('OUTBOX menyala: siapa pun dapat membaca semua surat.'))
  return findings
}

const settings = settingsOf(process.env)
process.stdout.write(`Pengaturan:\n${settings.map(lineOf).join('\n')}\n\n`)
const findings = misspelt(settings)
if (settings.some(({ state }) => state === 'wrong'))
  findings.push(bad('Ada pengaturan yang salah: server tidak akan menyala.'))
else
  try {
    const config = readConfig(process.env)
    findings.push(...folder(config), ...(await database(config)), ...(await bucket(config)))
    findings.push(...(await port(config)))
    findings.push(...secretsAndMail(config), ...addresses(config), ...processes(config), ...backups(config))
  } catch (error) {
    // what each is fine by itself, and does not go together
    findings.push(bad(wordsOf(error)))
  }
process.stdout.write(
  `Pemeriksaan:\n${findings.map(({ tone, words }) => `  ${tone.padEnd(10)} ${words}`).join('\n')}\n`,
)
if (findings.some(({ tone }) => tone === 'salah')) process.exitCode = 1
