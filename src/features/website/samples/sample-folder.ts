import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootFolder } from '../../../platform/root-folder.ts'
import { dayIn } from '../../../shared/days.ts'
import type { Institution } from '../../../shared/institutions.ts'
import { sampleDrawings } from './sample-drawings.ts'

const folders = join(rootFolder, 'src/features/website/samples/folders')

/**
 * The folder a site of such an institution is filled with. Its texts name the site as `{{name}}` and days from today as
 * `{{+7}}` or `{{-2}}`; its pictures are drawn.
 */
export async function sampleFolder(
  institution: Institution,
  { name, now, timeZone }: { name: string; now: Date; timeZone: string },
): Promise<Map<string, Uint8Array>> {
  const root = join(folders, institution)
  const called = name.replaceAll(/["\\\n]/g, ' ')
  const day = (days: number) => dayIn(new Date(now.getTime() + days * 86_400_000), timeZone)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = new Map<string, Uint8Array>([['site.yaml', utf8('format: 1\n')]])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const full = join(entry.parentPath, entry.name)
    const text = (await readFile(full, 'utf8'))
      // by a function: "$&" in a name is two characters
      .replaceAll('{{name}}', () => called)
      .replaceAll(/\{\{([+-]\d{1,3})\}\}/g, (_, days: string) => day(Number(days)))
    files.set(full.slice(root.length + 1).replaceAll('\\', '/'), utf8(text))
  }
  for (const [place, drawing] of Object.entries(sampleDrawings(institution))) files.set(place, utf8(drawing))
  return files
}

const utf8 = (text: string) => new TextEncoder().encode(text)
