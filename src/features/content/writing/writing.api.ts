import type { Database } from '../../../platform/db/database.ts'
import { cleanedBlock, documentOfHtml, whyRefused } from '../../../platform/documents/documents.ts'
import { createSanitizer, type Sanitizer } from '../../../platform/html/sanitizer.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import type { Block } from '../../../shared/document/document.ts'
import { invalidField } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { DraftKind } from '../../core/publishing/publishing.ts'
import { decide, reviewStep } from '../reviews/reviews.ts'
import { actOn, archive, begin, restore, trash } from './authoring.ts'
import { createCategory, deleteCategory, updateCategory } from './post-categories.ts'
import { createPost, type Given, updatePost } from './programs-writing.ts'
import * as contract from './writing.contract.ts'

export interface WritingDeps {
  database: Pick<Database, 'withTenant'>
}

const tag = 'Menulis'
const common = { tag, access: permissions.writePosts, isAlwaysOpen: true } as const
const path = '/v1/posts'

export const writingApi = (deps: WritingDeps, kind: DraftKind): Endpoint[] => [
  ...officeCalls(deps, kind),
  ...programCalls(deps, kind, createSanitizer()),
  ...categoryCalls,
]

function officeCalls({ database }: WritingDeps, kind: DraftKind): Endpoint[] {
  const ofPost = { ...common, parameters: contract.postParameters, data: contract.whereItStands } as const
  return [
    endpoint(
      {
        ...common,
        method: 'POST',
        path,
        summary: 'Mulai sebuah tulisan: draf kosong dari satu jenis',
        message: 'Tulisan dimulai',
        body: contract.newPost,
        data: contract.begunPost,
        status: 201,
        limit: { tokens: 60, seconds: 600 },
      },
      async (context, { body }) => {
        const id = await begin(context, body)
        return { id, href: to.writing({ id }) }
      },
    ),
    endpoint(
      {
        ...ofPost,
        method: 'DELETE',
        path: `${path}/{id}`,
        summary: 'Buang ke sampah; 30 hari lagi terhapus',
        message: 'Tulisan dibuang ke sampah',
      },
      async (context, { parameters: { id } }) => {
        await trash(context, kind, id)
        return { id }
      },
    ),
    endpoint(
      {
        ...ofPost,
        method: 'POST',
        path: `${path}/{id}/restoration`,
        summary: 'Ambil kembali dari sampah, seperti semula',
        message: 'Tulisan dipulihkan',
      },
      async (context, { parameters: { id } }) => {
        await restore(context, id)
        return { id }
      },
    ),
    endpoint(
      {
        ...ofPost,
        method: 'POST',
        path: `${path}/{id}/archive`,
        summary: 'Arsipkan: tidak lagi tampil, dan bukan draf',
        message: 'Tulisan diarsipkan',
      },
      async (context, { parameters: { id } }) => {
        await archive(context, kind, id)
        return { id }
      },
    ),
    endpoint(
      {
        ...ofPost,
        method: 'POST',
        path: `${path}/{id}/review`,
        summary: 'Langkah tinjauan: kirim, tarik kembali, setujui dan terbitkan, minta perbaikan',
        message: 'Tinjauan tercatat',
        body: reviewStep,
      },
      async (context, { parameters: { id }, body }) => {
        await decide(context, { kind: kind.kind, id: String(id) }, body)
        return { id }
      },
    ),
    bulkEndpoint(
      database,
      {
        path,
        tag,
        summary: 'Tindakan atas banyak tulisan',
        access: permissions.writePosts,
        body: contract.bulkBody,
      },
      (context, id, { act }) => actOn(context, kind, id, act),
    ),
  ]
}

/** The specification's calls (section 7). */
function programCalls(
  { database }: WritingDeps,
  kind: DraftKind,
  sanitizer: Pick<Sanitizer, 'sanitize'>,
): Endpoint[] {
  const answered = { ...common, method: 'POST', data: contract.writtenAnswer } as const
  return [
    openEndpoint(
      {
        ...answered,
        path: '/v3/post/create',
        summary: 'Tulis sebuah tulisan; status menentukan apakah langsung terbit',
        message: 'Tulisan tersimpan',
        body: contract.createBody,
        status: 201,
        limit: { tokens: 120, seconds: 600 },
      },
      async (context, { body }) => {
        const { kindSlug, ...given } = body
        const clean = await withBlocks(given, sanitizer)
        return database.withTenant(context.tenant.id, tx =>
          createPost({ ...context, tx }, kind, { ...clean, kindSlug }),
        )
      },
    ),
    openEndpoint(
      {
        ...answered,
        path: '/v3/post/update',
        summary: 'Ubah sebuah tulisan; version yang bukan lagi yang berlaku dijawab 409',
        message: 'Tulisan tersimpan',
        body: contract.updateBody,
        limit: { tokens: 300, seconds: 600 },
      },
      async (context, { body }) => {
        const { id, version, ...given } = body
        const clean = await withBlocks(given, sanitizer)
        return database.withTenant(context.tenant.id, tx =>
          updatePost({ ...context, tx }, kind, { ...clean, id, version }),
        )
      },
    ),
    endpoint(
      {
        ...common,
        method: 'POST',
        path: '/v3/post/delete',
        summary: 'Buang sebuah tulisan ke sampah; 30 hari lagi terhapus',
        message: 'Tulisan dibuang ke sampah',
        body: contract.deleteBody,
        data: contract.whereItStands,
      },
      async (context, { body: { id } }) => {
        await trash(context, kind, id)
        return { id }
      },
    ),
  ]
}

/** The text as clean blocks, whichever way it was sent. Outside a transaction: a hard text takes its time. */
async function withBlocks(
  { content, document, ...given }: contract.PostWriting,
  sanitizer: Pick<Sanitizer, 'sanitize'>,
): Promise<Given> {
  try {
    if (document !== undefined) return { ...given, body: await cleanedBlocks(document, sanitizer) }
    if (content === undefined) return given
    return { ...given, body: documentOfHtml(await sanitizer.sanitize(content)) }
  } catch (error) {
    const why = whyRefused(error)
    if (why === undefined) throw error
    throw invalidField(document === undefined ? 'content' : 'document', why)
  }
}

async function cleanedBlocks(
  blocks: readonly Block[],
  sanitizer: Pick<Sanitizer, 'sanitize'>,
): Promise<Block[]> {
  const clean: Block[] = []
  for (const block of blocks) clean.push(await cleanedBlock(block, sanitizer))
  return clean
}

const ofCategory = {
  tag: 'Kategori',
  access: permissions.manageCategories,
  method: 'POST',
  isAlwaysOpen: true,
} as const

const categoryCalls: Endpoint[] = [
  endpoint(
    {
      ...ofCategory,
      path: '/v3/post/kind/category/create',
      summary: 'Buat kategori dari satu jenis tulisan',
      message: 'Kategori dibuat',
      body: contract.newCategory,
      data: contract.categoryAnswer,
      status: 201,
    },
    (context, { body }) => createCategory(context, body),
  ),
  endpoint(
    {
      ...ofCategory,
      path: '/v3/post/kind/category/update',
      summary: 'Ubah nama, alamat, induk, atau urutan kategori',
      message: 'Kategori diubah',
      body: contract.categoryChange,
      data: contract.categoryAnswer,
    },
    (context, { body }) => updateCategory(context, body),
  ),
  endpoint(
    {
      ...ofCategory,
      path: '/v3/post/kind/category/delete',
      summary: 'Hapus kategori; yang masih dipakai hanya bila moveTo menyebut penggantinya',
      message: 'Kategori dihapus',
      body: contract.categoryRemoval,
      data: contract.removedCategory,
    },
    (context, { body }) => deleteCategory(context, body),
  ),
]
