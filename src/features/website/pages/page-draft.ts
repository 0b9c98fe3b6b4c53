import { z } from 'zod'
import { HtmlTooLong } from '../../../platform/html/sanitize.ts'
import { createSanitizer, HtmlTooHard } from '../../../platform/html/sanitizer.ts'
import { plainText } from '../../../platform/http/query.ts'
import { invalid, invalidField } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  type Content,
  changedParts,
  type DraftKind,
  type PublishingEvent,
} from '../../core/publishing/publishing.ts'
import { draftSections, readSections, storedPicture, unknownListings } from '../../core/sections/sections.ts'
import { assertOwnPictures } from '../../core/site/site.ts'
import { starterPage } from '../starter-pages/starter-pages.ts'
import { type PageContent, pageContent, pageSeo } from './pages.contract.ts'
import { drawPage } from './pages.loads.ts'
import { findEntry, pageShape } from './pages.rules.ts'
import * as store from './pages.store.ts'
import { contentOf } from './published.ts'
import { unknownTargets } from './targets.ts'

const words = (max: number) => plainText(max).default('')

/** What may be kept of a page before it can be published: nothing has to be there, and nothing is too long. */
const pageDraft = z.strictObject({
  eyebrow: words(80),
  title: words(160),
  lead: words(600),
  cover: storedPicture.nullable().default(null),
  sections: draftSections,
  seo: pageSeo.default({}),
})

export type BlockCleaner = NonNullable<DraftKind['cleanBlock']>

/** A section with nothing in its text that could run. */
export function blockCleaner(): BlockCleaner {
  // its thread starts with the first text
  const sanitizer = createSanitizer()
  return async (block, field) => {
    if (typeof block.bodyHtml !== 'string') return block
    try {
      return { ...block, bodyHtml: await sanitizer.sanitize(block.bodyHtml) }
    } catch (error) {
      if (error instanceof HtmlTooLong || error instanceof HtmlTooHard)
        throw invalidField(`${field}.bodyHtml`, error.message)
      throw error
    }
  }
}

/** A draft as it can be drawn: a section that cannot be understood yet is left out. */
export function drawable(value: Content): PageContent {
  const { sections, ...rest } = pageDraft.parse(value)
  return { ...rest, sections: readSections(sections) }
}

/** The site's own pages, and words around lists. */
export function pageKind(cleanBlock: BlockCleaner): DraftKind {
  return {
    kind: 'page',
    what: 'Halaman',
    access: permissions.editPages,
    shape: pageShape,
    words: {
      eyebrow: 'Label',
      title: 'Judul',
      lead: 'Pengantar',
      cover: 'Gambar sampul',
      sections: 'Bagian',
      seo: 'Mesin pencari',
    },
    draft: pageDraft,
    publication: pageContent,
    tags: ['pages'],
    async find(reader, name) {
      const entry = findEntry(reader, name)
      if (!entry) return undefined
      const row = await store.findPublished(reader.tx, entry.name)
      // a page nobody has written begins with the starter's words, or with its name
      const starter = row ? undefined : await starterPage(entry.name, reader.tenant.title)
      return {
        id: entry.name,
        label: entry.label,
        published: row && { value: contentOf(row), number: row.version, at: row.updatedAt },
        beginning: () => pageContent.parse(starter ?? { title: entry.label }),
      }
    },
    cleanBlock,
    async check(reader, value) {
      const unknown = [
        ...unknownListings(reader, pageContent.parse(value).sections, 'sections'),
        ...(await unknownTargets(reader, value)),
      ]
      if (unknown.length > 0) throw invalid(unknown)
      await assertOwnPictures(reader, value, '')
    },
    async publish({ tx, by, clock }, { id }, value, version) {
      await store.putPage(tx, id, { content: pageContent.parse(value), version, by, at: clock.now() })
      return value
    },
    withdraw: ({ tx }, { id }) => store.removePage(tx, id),
    async draw(context, value, id) {
      const entry = findEntry(context, id)
      return entry && drawPage(context, entry, { ...drawable(value), updatedAt: context.clock.now() })
    },
    deed,
  }
}

const acts = {
  saved: 'page.saved',
  published: 'page.published',
  withdrawn: 'page.withdrawn',
  discarded: 'page.discarded',
  planned: 'page.planned',
  unplanned: 'page.unplanned',
} as const

/** For the log: the fields that differ, sections as what they are about. */
function deed({ act, thing, before, after }: PublishingEvent) {
  const changed = changedParts({ nested: [] }, before ?? {}, after)
  const short = (content: Content) =>
    Object.fromEntries(
      changed.map(name => [
        name === 'title' ? 'heading' : name,
        name === 'sections'
          ? drawable(content)
              .sections.map(({ title }) => title)
              .join(', ')
          : content[name],
      ]),
    )
  const title = typeof after.title === 'string' ? after.title : ''
  return {
    action: acts[act],
    object: { type: 'page', id: thing.id, name: title || thing.label },
    ...(before ? { before: short(before), after: short(after) } : {}),
  }
}
