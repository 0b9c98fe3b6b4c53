import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { parse } from 'yaml'
import { dayIn } from '../../../src/shared/days.ts'
import { day } from '../days.ts'
import { type DemoSite, demoFolder } from './demo-site.ts'
import { movedFile } from './moved-days.ts'

/** The texts of a site's folder, by their paths, its days moved to today. */
export type Texts = Map<string, string>

const timeZone = 'Asia/Jakarta'

/** Everything that a site of the demo says, in the order in which it is to come in. */
export async function readTexts({ folder: name, written, order }: DemoSite, now: Date): Promise<Texts> {
  const folder = join(demoFolder, name)
  const days = Math.round((Date.parse(dayIn(now, timeZone)) - Date.parse(written)) / day)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && entry.name !== 'demo.yaml')
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  const places = new Map(order.map((path, place) => [path, place]))
  const placeOf = (path: string) => places.get(path.slice(0, -extname(path).length)) ?? order.length
  paths.sort((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1))
  const texts = await Promise.all(paths.map(path => readFile(join(folder, path), 'utf8')))
  return new Map(paths.map((path, index) => [path, movedFile(texts[index] ?? '', days)]))
}

/** The names in `media/` that texts show, each with the words it is shown with first. */
export function shownIn(texts: Texts): Map<string, string> {
  const shown = new Map<string, string>()
  for (const text of texts.values())
    for (const [, alt, linked, file, said] of text.matchAll(
      /!\[([^\]\n]*)\]\([./]*media\/([\w.-]+)|media\/([\w.-]+)(?:\n *alt: (.+))?/g,
    )) {
      const name = linked ?? file ?? ''
      const words = alt ?? (said === undefined ? '' : String(parse(said)))
      if (!shown.get(name)) shown.set(name, words)
    }
  return shown
}

/** Films, sounds and documents are named by fields of their own: "key: kelas-hari-ini.mp4". */
export const mediaIn = (texts: Texts): string[] => [
  ...new Set(
    [...texts.values()].flatMap(text => text.match(/[\w-]+\.(?:mp3|mp4)\b|(?<=\bkey: )[\w-]+\.pdf\b/g) ?? []),
  ),
]

/** What a file of the folder says, as YAML. */
export const fieldsOf = (texts: Texts, path: string): Readonly<Record<string, unknown>> =>
  Object(parse(texts.get(path) ?? ''))
