import { z } from 'zod'
import { documentShape } from '../../../platform/documents/documents.ts'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { postKinds } from '../../../shared/post-kinds.ts'
import { entryStates } from '../../core/entries/entries.ts'
import { postDraft } from './post-value.contract.ts'

export const kindSlug = z.enum(postKinds, `Jenis tulisan tidak dikenal; pilihan: ${postKinds.join(', ')}`)

export const writingListQuery = officeQuery(20, {
  search: searchText.optional(),
  kind: kindSlug.optional(),
  state: z.enum(entryStates, 'Status tidak dikenal').optional(),
  categoryId: positiveId.optional(),
  sort: z.enum(['newest', 'title'], 'Urutan tidak dikenal').optional(),
})

export type WritingListQuery = z.output<typeof writingListQuery>

export const newPost = z.strictObject({ kind: kindSlug, title: plainText(255).optional() })
export const begunPost = z.object({ id: z.int(), href: z.string() })
export const postParameters = z.object({ id: positiveId })

const rev = z.int('Harus berupa bilangan bulat').min(0).max(2_147_483_647)

export const whereItStands = z.object({ id: z.int() })

/** null: it became one with another, which is not taken back */
export const removedCategory = z.object({ undo: z.int().nullable() })

export const bulkBody = z.strictObject({
  ids: bulkIds,
  act: z.enum(
    ['publish', 'withdraw', 'archive', 'trash', 'restore'],
    'Pilihan: publish, withdraw, archive, trash, restore',
  ),
})

/** What the calls of the specification take of a post (decisions: Posts). */
const shape = postDraft.shape
const slugList = z.array(plainText(191)).max(20, 'Maksimal 20')

const written = {
  title: plainText(255).optional(),
  slug: plainText(191).optional(),
  summary: plainText(300).optional(),
  /** HTML; it is cleaned by the policy of rich text */
  content: plainText(500_000).optional(),
  /** the text as blocks, in place of `content` */
  document: documentShape.optional(),
  cover: shape.cover.unwrap().optional(),
  /** slugs; the first is shown first */
  categories: slugList.optional(),
  tags: shape.tags.unwrap().optional(),
  /** of the series it belongs to; null: none */
  parentSlug: plainText(191).nullable().optional(),
  /** slugs of public persons, in order */
  authors: slugList.optional(),
  visibility: shape.visibility.unwrap().optional(),
  featured: z.boolean().optional(),
  language: shape.language.unwrap().optional(),
  seo: shape.seo.unwrap().optional(),
  status: z
    .enum(
      ['draft', 'in_review', 'scheduled', 'published', 'archived'],
      'Pilihan: draft, in_review, scheduled, published, archived',
    )
    .optional(),
  /** when it is to be published, for `scheduled`: ISO 8601 with its zone */
  publishedAt: z.iso.datetime({ offset: true, error: 'Tulis waktu ISO 8601 lengkap' }).optional(),
}

export const createBody = z.strictObject({ kindSlug, ...written, title: plainText(255) })
export const updateBody = z.strictObject({
  id: positiveId,
  /** the `version` of the answer that was seen; another one in force is 409 */
  version: rev,
  ...written,
})
export const deleteBody = z.strictObject({ id: positiveId })

export type PostWriting = Omit<z.output<typeof updateBody>, 'id' | 'version'>

export const writtenAnswer = z.object({
  id: z.int(),
  kindSlug,
  slug: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'in_review', 'scheduled', 'published', 'archived']),
  /** counts every change; an update names the one it has seen */
  version: z.int(),
})

export type WrittenAnswer = z.output<typeof writtenAnswer>

const categoryName = plainText(60).trim().min(2, 'Nama minimal 2 karakter')
const categorySlug = plainText(191).regex(
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
  'Alamat memakai huruf kecil, angka, dan tanda hubung',
)
const place = z.int().min(0).max(100_000)

/** classes are filed as posts are */
export const categoryKind = z.enum(['class', ...kindSlug.options], 'Jenis tidak dikenal')

export const newCategory = z.strictObject({
  kindSlug: categoryKind,
  name: categoryName,
  slug: categorySlug.optional(),
  parentId: positiveId.nullable().optional(),
  position: place.optional(),
})
export const categoryChange = z.strictObject({
  id: positiveId,
  name: categoryName.optional(),
  slug: categorySlug.optional(),
  parentId: positiveId.nullable().optional(),
  position: place.optional(),
})
export const categoryRemoval = z.strictObject({
  id: positiveId,
  /** another category of the kind, under which everything is filed from then on */
  moveTo: positiveId.optional(),
})

export type NewCategory = z.output<typeof newCategory>
export type CategoryChange = z.output<typeof categoryChange>
export type CategoryRemoval = z.output<typeof categoryRemoval>

export const categoryAnswer = z.object({
  id: z.int(),
  kindSlug: z.string(),
  slug: z.string(),
  name: z.string(),
  parentId: z.int().nullable(),
  position: z.int(),
})

export type CategoryAnswer = z.output<typeof categoryAnswer>
