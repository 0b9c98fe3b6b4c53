import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wings } from '../../src/features/wings.ts'
import { describeAnew, format } from './generated.ts'
import { insert, linesOf, removeLines, root } from './lines.ts'
import { type Names, pathOf, renamed } from './names.ts'

type Place = Pick<Names, 'wing' | 'plural'>

const template = join(import.meta.dirname, 'template')
const folderOf = ({ wing, plural }: Place) => `src/features/${wing}/${plural}`
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const migrationsOf = ({ plural }: Place) => globSync(`db/migrations/*_${plural}__*.sql`, { cwd: root })

/** In Indonesian; undefined: nothing is in its way. */
export function whyNotAdded({ wing, plural, label }: Names): string | undefined {
  if (!Object.hasOwn(wings, wing)) return `Sayap yang ada: ${Object.keys(wings).join(', ')}.`
  const [room] = globSync(`src/features/*/${plural}`, { cwd: root })
  if (room !== undefined) return `Ruang ${room} sudah ada.`
  if (new RegExp(`^create table (\\w+\\.)?${plural} `, 'm').test(read('db/schema.sql')))
    return `Tabel ${plural} sudah ada.`
  const path = pathOf(label)
  if (new RegExp(`'/(Kelola/)?${path}[/']`, 'i').test(read('src/routes.ts')))
    return `Alamat /${path} sudah ada.`
  return undefined
}

/** Writes the room and brings what is generated up to date. Its new files, from the root. */
export async function addRoom(names: Names): Promise<string[]> {
  const folder = folderOf(names)
  const letter = freeLetter(names.label)
  const text = (name: string) => renamed(readFileSync(join(template, name), 'utf8'), names, letter)
  const migration = `db/migrations/${nextStamp()}_${names.plural}__${names.plural}.sql`
  mkdirSync(join(root, folder), { recursive: true })
  const written = readdirSync(template).map(name => {
    const to =
      name === 'migration.sql.txt' ? migration : `${folder}/${renamed(name, names).replace(/\.txt$/, '')}`
    writeFileSync(join(root, to), text(name))
    return to
  })
  const lines = linesOf(names)
  for (const line of lines) insert(line)
  await format([folder, ...new Set(lines.map(({ path }) => path))])
  await describeAnew()
  return written
}

/** Later than the newest, and not in the future but for a minute or two. */
function nextStamp(): string {
  const now = new Date().toISOString().replaceAll(/[-:]/g, '').replace('T', '_').slice(0, 13)
  const newest = readdirSync(join(root, 'db/migrations')).sort().at(-1) ?? ''
  const [day = '', minute = ''] = newest.split('_')
  const after = `${day}_${String(Number(minute) + 1).padStart(4, '0')}`
  return now > after ? now : after
}

/** g and which letter leads to its page of the office: one of its label, if nobody has it. */
function freeLetter(label: string): string {
  const taken = globSync('src/features/*/*/*.room.ts', { cwd: root }).flatMap(path =>
    [...read(path).matchAll(/\bkey: '(\w)'/g)].map(([, letter]) => letter),
  )
  const wanted = [...label.toLowerCase(), ...'abcdefghijklmnopqrstuvwxyz']
  const free = wanted.find(letter => /[a-z]/.test(letter) && !taken.includes(letter))
  if (free === undefined) throw new Error('Every letter leads somewhere already')
  return free
}

/** In Indonesian. What others may have applied already stays: migrations only go forward. */
export function whyNotRemoved(place: Place): string | undefined {
  if (!existsSync(join(root, folderOf(place), `${place.plural}.room.ts`)))
    return `Ruang ${folderOf(place)} tidak ada.`
  const { stdout } = spawnSync('git', ['ls-files', '--', ...migrationsOf(place)], {
    cwd: root,
    encoding: 'utf8',
  })
  if (migrationsOf(place).length === 0 || stdout)
    return 'Ruang ini sudah dicatat di git: migrasinya mungkin sudah dipakai, jadi tidak dihapus.'
  return undefined
}

export async function removeRoom(place: Place): Promise<void> {
  const manifest = read(`${folderOf(place)}/${place.plural}.room.ts`)
  const [, pages = ''] = /pages: \{(.*?)\}/s.exec(manifest) ?? []
  const names = [...pages.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name = '']) => name)
  for (const path of [folderOf(place), ...migrationsOf(place)]) rmSync(join(root, path), { recursive: true })
  removeLines(place.plural, names)
  await describeAnew()
}
