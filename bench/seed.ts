import type { Texts } from '../db/seeds/folders/read-content.ts'
import { demoTenantsOf, seedDemo, seedTenant } from '../db/seeds/seed.ts'
import { describeRooms } from '../src/app/house.ts'
import { createSanggar } from '../src/app/sanggar.ts'
import { readConfig } from '../src/platform/config.ts'
import { tenants } from './tenant.ts'

/**
 * Run as a process of its own: the demo tenants, and the default layout's demo tenant with more dated classes and posts
 * in two sizes, into the database that the environment names. Prints the tenants' ids.
 */
const [cendekia] = demoTenantsOf(['cendekia'])
if (!cendekia) throw new Error('There is no cendekia')

/** a text of YAML with its number, within the quotes it stands in */
const numbered = (value: string, suffix: string) =>
  /^["']/.test(value) ? `${value.slice(0, -1)} (${suffix})${value.at(-1)}` : `${value} (${suffix})`

/** Some files with copies of them beside, until there are so many. */
function many(texts: Texts, isOne: (path: string, text: string) => boolean, wanted: number): Texts {
  const some = [...texts].filter(([path, text]) => isOne(path, text))
  const copies = Array.from({ length: wanted - some.length }, (_, index): [string, string] => {
    const [path, text] = some[index % some.length] ?? ['', '']
    const suffix = String(index + 1).padStart(3, '0')
    return [
      path.replace('.md', `-${suffix}.md`),
      text
        .replace(/^code: (.*)$/m, `code: $1-${suffix}`)
        .replace(/^(name|title): (.*)$/m, (_all, field, value) => `${field}: ${numbered(value, suffix)}`),
    ]
  })
  return new Map([...texts, ...copies])
}

const grown =
  (count: number) =>
  (texts: Texts): Texts => {
    const classes = many(
      texts,
      (path, text) => path.startsWith('classes/') && !text.includes('\ntype: self_paced'),
      count,
    )
    return many(classes, path => /^posts\/(?:news|blog|articles|podcasts|tulisan-temans)\//.test(path), count)
  }

const sanggar = await createSanggar(readConfig(process.env))
const { database, files, secrets, log } = sanggar
const { partsOf } = describeRooms()
await seedDemo({ database, files, secrets, partsOf }, new Date(), log)
for (const [size, { slug, count }] of Object.entries(tenants)) {
  const { forms, orders } = cendekia
  const bare = { ...cendekia, slug, domains: [], layout: 'default' }
  const id = await seedTenant(
    { database, files, partsOf },
    { ...bare, ...(forms ? { forms } : {}), ...(orders ? { orders } : {}) },
    new Date(),
    grown(count),
  )
  process.stdout.write(`\ntenant ${size} ${id}\n`)
}
await sanggar.close()
