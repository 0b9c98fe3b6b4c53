import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { rootFolder } from '../../../src/platform/root-folder.ts'
import { pressNames } from '../art/press.ts'

/** Folders of the demo's sites: `demo/<slug>/`, a site's folder each, with a `demo.yaml` for what such a folder does not say. */
export const demoFolder = join(rootFolder, 'demo')

const slugs = z.array(z.string())

/** `demo.yaml` */
const manifest = z.strictObject({
  /** the day as which the folder is written: "2026-11-21" */
  written: z.iso.date(),
  name: z.string(),
  /** further hosts; the primary one is where its addresses lead */
  domains: z.array(z.strictObject({ host: z.string(), isPrimary: z.boolean().optional() })).default([]),
  maintenance: z.boolean().default(false),
  keywords: slugs,
  /** how its pictures are printed */
  press: z.enum(pressNames).default('paint'),
  /** what comes first where a kind has an order: paths without their endings */
  order: slugs.default([]),
  /** how long ago something came out that does not say so itself */
  daysAgo: z.record(z.string(), z.number()).default({}),
  /** what was counted, and what is not for everybody who may read a folder */
  classes: z
    .record(
      z.string(),
      z.strictObject({
        rating: z.strictObject({ average: z.number(), count: z.int() }).optional(),
        /** codes of runs by their names */
        runs: z.record(z.string(), z.string()).default({}),
        joinCodes: z.record(z.string(), z.string()).default({}),
      }),
    )
    .default({}),
  /** who speaks in which part of an event's programme: by the event, then by the part's title */
  programSpeakers: z.record(z.string(), z.record(z.string(), slugs)).default({}),
  onlineUrls: z.record(z.string(), z.string()).default({}),
  /** settings without a form in the office */
  values: z.record(z.string(), z.unknown()).default({}),
})
type Manifest = z.output<typeof manifest>

const look = z.looseObject({ layout: z.string(), title: z.string(), tagline: z.string().default('') })

/** A site of the demo, as far as it is known without reading all of it. */
export interface DemoSite extends Manifest {
  slug: string
  /** in `demo/` */
  folder: string
  layout: string
  title: string
  tagline: string
}

const read = (slug: string, file: string): unknown =>
  parse(readFileSync(join(demoFolder, slug, file), 'utf8'))

export function readDemoSite(slug: string): DemoSite {
  const { layout, title, tagline } = look.parse(read(slug, 'look.yaml'))
  return { slug, folder: slug, layout, title, tagline, ...manifest.parse(read(slug, 'demo.yaml')) }
}

/** Everybody who has a folder. */
export const listDemoSlugs = (): string[] =>
  readdirSync(demoFolder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
