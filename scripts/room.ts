import { parseArgs } from 'node:util'
import { type Names, whyNotNamed } from './room/names.ts'
import { addRoom, removeRoom, whyNotAdded, whyNotRemoved } from './room/room.ts'

/**
 * `npm run room -- content/posters poster --label "Poster"`: a new room that works: a table, public pages, calls, a page
 * of the office, and everything that the house asks of a room. docs/how-to/a-feature.md goes on.
 * `npm run room -- --remove content/posters` takes it away again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { label: { type: 'string', default: '' }, remove: { type: 'boolean', default: false } },
})
const [place = '', singular = ''] = positionals
const [wing = '', plural = ''] = place.split('/')

function refuse(why: string): never {
  console.error(
    `${why}\nCara pakai: npm run room -- sayap/jamak tunggal --label "Label"\n      atau: npm run room -- --remove sayap/jamak`,
  )
  process.exit(1)
}

if (values.remove) {
  const why = whyNotRemoved({ wing, plural })
  if (why !== undefined) refuse(why)
  await removeRoom({ wing, plural })
  process.stdout.write(`Ruang ${place} sudah dihapus, dengan semua yang merujuk kepadanya.\n`)
} else {
  const names: Names = { wing, plural, singular, label: values.label.trim() }
  const why = whyNotNamed(names) ?? whyNotAdded(names)
  if (why !== undefined) refuse(why)
  const written = await addRoom(names)
  process.stdout.write(
    `Ruang ${place} siap:\n${written.map(path => `  ${path}\n`).join('')}Langkah berikutnya: docs/how-to/a-feature.md\n`,
  )
}
