import { z } from 'zod'
import { fieldErrors } from '../../../platform/http/field-errors.ts'
import { isSame } from '../../../shared/draft-parts.ts'
import { Failure } from '../../../shared/failure.ts'
import { postKinds } from '../../../shared/post-kinds.ts'
import { addCategory, changeCategory, listCategoriesWritten } from '../../content/posts/posts.ts'
import {
  addRedirect,
  bringValue,
  foundValue,
  leadRedirect,
  listRedirects,
  listValues,
  type RedirectRow,
} from '../../core/site/site.ts'
import { refuseCircle, writtenRedirect } from '../redirects/redirects.ts'
import type { ReadForm } from './folder-file.ts'
import { FieldProblems, type FolderPart, type FolderReader } from './folder-part.ts'
import { fieldsForm, restored } from './plain-values.ts'

/** What a site has as lists: a file for all of them. */

function parsed<Shape extends z.ZodType>(shape: Shape, given: unknown): z.output<Shape> {
  const read = shape.safeParse(given)
  if (read.success) return read.data
  throw new FieldProblems(fieldErrors(read.error, given))
}

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Alamat memakai huruf kecil, angka, dan tanda hubung')
const categoryKinds = ['class', ...postKinds] as const
const category = z.strictObject({
  slug,
  name: z.string().trim().min(1, 'Wajib diisi').max(80, 'Maksimal 80 karakter'),
  parent: slug.optional(),
})
const categories = z.partialRecord(z.enum(categoryKinds), z.array(category).max(500, 'Maksimal 500 kategori'))
/** classes are filed as posts are */
type Categories = z.output<typeof categories>

async function standingCategories({ tx }: Pick<FolderReader, 'tx'>): Promise<Categories> {
  const found: Categories = {}
  for (const kind of categoryKinds) {
    const rows = await listCategoriesWritten(tx, kind)
    const nameOf = (id: number | null) => rows.find(one => one.id === id)?.slug
    const list = rows.map(({ slug, name, parentId }) => {
      const parent = nameOf(parentId)
      return { slug, name, ...(parent === undefined ? {} : { parent }) }
    })
    if (list.length > 0) found[kind] = list
  }
  return found
}

/** Categories of posts, in their order: `categories.yaml`. Those it does not name stay. */
export const categoryPart: FolderPart = {
  label: 'Kategori tulisan',
  isText: false,
  nameIn: path => (path === 'categories.yaml' ? '' : undefined),
  async list(reader) {
    const fields = await standingCategories(reader)
    const isNone = Object.keys(fields).length === 0
    return isNone
      ? []
      : [{ path: 'categories.yaml', label: 'Kategori tulisan', form: { fields }, isBusy: false }]
  },
  async bring(hand, _, read) {
    const given = parsed(categories, read.fields)
    for (const [kind, list] of Object.entries(given))
      for (const [index, { parent }] of list.entries())
        if (parent !== undefined && !list.slice(0, index).some(one => one.slug === parent))
          throw new FieldProblems([
            { field: `${kind}.${index}.parent`, message: `Kategori "${parent}" harus ditulis di atasnya` },
          ])
    // what is not named stays, behind what is
    const fields: Categories = {}
    const standing = await standingCategories(hand)
    for (const kind of categoryKinds) {
      const own = given[kind] ?? []
      const others = (standing[kind] ?? []).filter(one => !own.some(({ slug }) => slug === one.slug))
      if (own.length + others.length > 0) fields[kind] = [...own, ...others]
    }
    return {
      form: { fields },
      async write() {
        for (const kind of categoryKinds) await putCategories(hand.tx, kind, fields[kind] ?? [])
        await hand.log({
          action: 'site_folder.categories',
          object: { type: 'site_folder', id: 'categories', name: 'Kategori tulisan' },
        })
      },
    }
  },
  found: async ({ tx }, _, read) => foundCategories(tx, parsed(categories, read.fields)),
}

async function foundCategories(tx: FolderReader['tx'], given: Categories): Promise<void> {
  for (const [kind, list] of Object.entries(given)) {
    const ids = new Map<string, number>()
    for (const [position, { slug, name, parent }] of list.entries())
      ids.set(
        slug,
        (await addCategory(tx, { kind, slug, name, position, parentId: ids.get(parent ?? '') ?? null })) ?? 0,
      )
  }
}

async function putCategories(
  tx: FolderReader['tx'],
  kind: string,
  list: z.output<typeof category>[],
): Promise<void> {
  const ids = new Map((await listCategoriesWritten(tx, kind)).map(({ slug, id }) => [slug, id]))
  for (const [position, { slug, name, parent }] of list.entries()) {
    const parentId = parent === undefined ? null : (ids.get(parent) ?? null)
    const id = ids.get(slug)
    if (id !== undefined) await changeCategory(tx, id, { name, slug, parentId, position })
    else ids.set(slug, (await addCategory(tx, { kind, slug, name, parentId, position })) ?? 0)
  }
}

const redirects = z.array(writtenRedirect).max(50_000, 'Maksimal 50.000 alamat')

/** Old addresses: `redirects.yaml`. Those it does not name stay. */
export const redirectPart: FolderPart = {
  label: 'Pengalihan',
  isText: false,
  nameIn: path => (path === 'redirects.yaml' ? '' : undefined),
  async list(reader) {
    const fields = await standingRedirects(reader)
    return fields.length === 0
      ? []
      : [{ path: 'redirects.yaml', label: 'Pengalihan', form: { fields }, isBusy: false }]
  },
  async bring(hand, _, read) {
    const given = parsed(redirects, read.fields)
    const standing = await standingRedirects(hand)
    const named = new Set(given.map(({ from }) => from))
    const others = standing.filter(({ from }) => !named.has(from))
    const fields = [...given, ...others].toSorted((a, b) => (a.from < b.from ? -1 : 1))
    return {
      form: { fields },
      async write() {
        const items = new Map((await allRedirects(hand)).map(one => [one.from, one]))
        for (const { from, to } of given) {
          await refuseCircle(hand, from, to)
          const known = items.get(from)
          if (!known) await addRedirect(hand.tx, { from, to, at: hand.clock.now() })
          else if (known.to !== to) await leadRedirect(hand.tx, known.id, to)
        }
        await hand.log({
          action: 'site_folder.redirects',
          object: { type: 'site_folder', id: 'redirects', name: 'Pengalihan' },
        })
      },
    }
  },
  async found(hand, name, read) {
    const { write } = await this.bring(hand, name, read)
    await write()
  },
}

async function standingRedirects(reader: Pick<FolderReader, 'tx'>) {
  const items = await allRedirects(reader)
  return items.map(({ from, to }) => ({ from, to })).toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** rows of one question to the database */
const atOnce = 5000

async function allRedirects({ tx }: Pick<FolderReader, 'tx'>) {
  const all: RedirectRow[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items, totalPages } = await listRedirects(tx, { page, pageSize: atOnce })
    all.push(...items)
    pages = totalPages
  }
  return all
}

/** settings that are no part of a site: whom it lets in, and how it sells */
const elsewhere: readonly string[] = ['registration', 'sales']

/** Settings that are written without a draft: `settings/navigation.yaml`. */
export const settingPart: FolderPart = {
  label: 'Pengaturan',
  isText: false,
  nameIn: path => /^settings\/([a-z][a-z0-9_]*)\.yaml$/.exec(path)?.[1],
  async list(reader) {
    const known = keysOf(reader)
    return (await listValues(reader)).flatMap(({ key, value }) => {
      if (!known.has(key)) return []
      return [
        {
          path: `settings/${key}.yaml`,
          label: `Pengaturan ${key}`,
          form: settingForm(reader, key, value),
          isBusy: false,
        },
      ]
    })
  },
  async bring(hand, key, read) {
    const kept = keptSetting(hand, key, read)
    return {
      form: settingForm(hand, key, kept),
      async write() {
        const standing = (await listValues(hand)).find(one => one.key === key)?.value
        if (!isSame(standing, kept))
          await bringValue(hand, key, kept).catch((error: unknown) => {
            const own =
              error instanceof Failure
                ? error.errors?.map(one => ({ ...one, field: one.field.replace(/^value\.?/, '') }))
                : undefined
            throw own ? new FieldProblems(own) : error
          })
      },
    }
  },
  found: (hand, key, read) => foundValue(hand, key, keptSetting(hand, key, read)),
}

/** What a file says of a setting, as it is kept. */
function keptSetting(hand: FolderReader, key: string, read: Pick<ReadForm, 'fields'>): unknown {
  const known = keysOf(hand)
  const shape = known.get(key)
  if (!known.has(key))
    throw new FieldProblems([{ field: '', message: `Tidak ada pengaturan situs bernama ${key}` }])
  const { value, missing } = restored(valueIn(read.fields), hand.files)
  if (missing.length > 0)
    throw new FieldProblems(
      missing.map(field => ({ field, message: 'Gambar ini tidak ada di folder media maupun di situs' })),
    )
  return shape ? parsed(shape, value) : value
}

/** What is no list of fields stands under one: `value: Asia/Jakarta`. */
const valueIn = (fields: unknown) =>
  Object.keys(Object(fields)).join() === 'value' ? Reflect.get(Object(fields), 'value') : fields

function settingForm(reader: FolderReader, key: string, value: unknown) {
  const shape = keysOf(reader).get(key)
  if (typeof value !== 'object' || value === null) return { fields: { value } }
  if (Array.isArray(value) || !shape) return { fields: value }
  return { fields: fieldsForm({ ...value }, shape, reader.files) }
}

function keysOf({ partsOf }: Pick<FolderReader, 'partsOf'>): Map<string, z.ZodType> {
  const drafted = partsOf('drafts')
    .flat()
    .map(({ kind }) => kind)
  const all = partsOf('settings').flatMap(settings => Object.entries(settings))
  return new Map(all.filter(([key]) => !drafted.includes(key) && !elsewhere.includes(key)))
}
