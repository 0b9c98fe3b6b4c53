import { fieldsOf } from '../../../platform/http/fields.ts'
import { type ListContext, officeList } from '../../../platform/http/office-list.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { mediumDate, momentText } from '../../../shared/dates.ts'
import { readJson } from '../../../shared/json.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import { stateFilters, stateOf } from '../../core/entries/entries.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { type DraftKind, draftAnswerOf, drawnDraft, opened } from '../../core/publishing/publishing.ts'
import {
  kindNames,
  listCategoriesWritten,
  listCategoryOptions,
  listWritten,
  type Scope,
  type WritingItem,
} from '../posts/posts.ts'
import { reach } from './authoring.ts'
import { isOut } from './post-kind.ts'
import { postDraft, postSeo } from './post-value.contract.ts'
import { seriesSearch } from './series-choices.ts'
import { categoryKind, kindSlug, type WritingListQuery, writingListQuery } from './writing.contract.ts'
import { kindsFor } from './writing.rules.ts'
import type { WritingPage, WritingRow } from './writing-pages.contract.ts'

const kindOptions = (kinds: readonly PostKind[]) => kinds.map(value => ({ value, label: kindNames[value] }))

/** Everybody's, one's own, or besides them those of members one looks after. */
function scopeOf({ viewer }: Pick<ListContext, 'viewer'>): Scope {
  const { membershipId, kind, programIds, provinceCode } = memberOf(viewer)
  const isLead = kind === 7 || kind === 9
  return {
    owner: viewer.grant === 'all' ? undefined : membershipId,
    programIds: isLead ? programIds : [],
    provinceCode: isLead ? provinceCode : null,
  }
}

export const writings = officeList<'writing.list', WritingListQuery, WritingRow>(
  { page: 'writing.list', path: to.writings(), access: permissions.writePosts },
  {
    title: 'Tulisan',
    description: 'Berita, blog, artikel, dan tulisan lain di situs ini',
    search: 'Cari judul',
  },
  {
    name: 'posts',
    query: writingListQuery,
    filters: ({ viewer }) => {
      const kinds = kindsFor(memberOf(viewer))
      return [
        ...(kinds.length > 1
          ? [{ name: 'kind', label: 'Jenis', kind: 'tabs' as const, options: kindOptions(kinds) }]
          : []),
        { name: 'state', label: 'Status', all: 'Semua status', options: optionsOf(stateFilters) },
      ]
    },
    sorts: [
      { value: 'newest', label: 'Terakhir diubah', column: 'touched', isDescending: true },
      { value: 'title', label: 'Judul', column: 'name' },
    ],
    async list(context, query) {
      const found = readJson(
        await listWritten(context.tx, query, scopeOf(context), context.tenant.pictureBase),
      )
      return { ...found, items: found.items.map(item => rowOf(item, context)) }
    },
    data: (list, { viewer }) => {
      const { kind } = memberOf(viewer)
      return {
        list,
        kinds: kindOptions(kindsFor(memberOf(viewer))),
        canPublish: permissions.publishPosts.grants[kind] !== 'none',
        canManageCategories: permissions.manageCategories.grants[kind] !== 'none',
      }
    },
    calls: {
      tag: 'Menulis',
      nameOf: ({ name }) => name,
      columns: [
        ['Judul', ({ name }) => name],
        ['Jenis', ({ kindLabel }) => kindLabel],
        ['Kategori', ({ category }) => category],
        ['Status', ({ state }) => state.label],
        ['Penulis', ({ owner }) => owner],
        ['Terakhir diubah', ({ touched }) => touched],
        ['Dilihat', ({ views }) => String(views)],
        ['Alamat', ({ siteHref }) => siteHref],
      ],
    },
  },
)

function rowOf(item: WritingItem, { tenant }: ListContext): WritingRow {
  const { id, kind, slug } = item
  const out = item.status === 'published' || item.status === 'scheduled'
  return {
    id,
    name: item.title,
    href: to.writing({ id }),
    kind,
    kindLabel: kindNames[kind],
    category: item.category ?? '',
    owner: item.owner ?? '',
    picture: imageOf(item.cover),
    state: stateOf(item),
    stateNote: item.plannedAt ? momentText(new Date(item.plannedAt), tenant.timeZone) : '',
    touched: mediumDate(new Date(item.touchedAt), tenant.timeZone),
    isOut: out && item.trashedAt === null,
    isTrashed: item.trashedAt !== null,
    views: item.views,
    siteHref: out ? to.post({ kind, id, slug }) : '',
  }
}

const fields = fieldsOf(postDraft)
const seoFields = fieldsOf(postSeo)
/** what a kind has besides what all have */
const onlyOf: Readonly<Record<string, readonly PostKind[]>> = { images: ['gallery'] }

/** The fields of this post: a series is found among posts of its kind. */
const fieldsFor = ({ id, kind }: { id: number; kind: PostKind }) =>
  fields
    .filter(({ name }) => name !== 'seo' && (onlyOf[name]?.includes(kind) ?? true))
    .map(field => (field.name === 'parentId' ? { ...field, search: seriesSearch({ id, kind }) } : field))

/** One post being written: its draft, else what is published of it. Opening it writes nothing. */
export const loadWriting = (kind: DraftKind): PersonalPageLoad => ({
  access: permissions.writePosts,
  query: [],
  async load(context) {
    const id = Number(context.params.id)
    const { row, may, isWriter } = await reach(context, id)
    if (row.trashedAt !== null) return { redirect: `${to.writings()}?state=trash` }
    const now = await opened(context, kind, String(id))
    const by = memberOf(context.viewer).membershipId
    const { timeZone, host, pictureBase } = { host: new URL(context.tenant.origin).host, ...context.tenant }
    const data: WritingPage = {
      id,
      kind: row.kind,
      kindLabel: kindNames[row.kind],
      draft: await draftAnswerOf({ ...context, by }, kind, now),
      timeZone,
      fields: fieldsFor(row),
      seoFields,
      choices: { categories: await listCategoryOptions(context.tx, row.kind) },
      may,
      isWriter,
      isArchived: row.status === 'archived',
      siteHref: isOut(row) ? to.post(row) : '',
      siteName: `${host} › ${kindNames[row.kind]}`,
      previewHref: to.writingPreview({ id }),
      pictureBase,
    }
    const title = String(now.value.title ?? '').trim() || `${kindNames[row.kind]} tanpa judul`
    return framedPage('office', 'writing.editor', data, {
      title,
      description: `Menulis ${title}`,
      canonical: to.writing({ id }),
      crumbs: [{ label: 'Tulisan', href: to.writings() }, { label: title }],
    })
  },
})

/** The saved draft in the site's own look; only who may write it sees it. */
export const loadWritingPreview = (kind: DraftKind): PersonalPageLoad => ({
  access: permissions.writePosts,
  query: [],
  async load(context) {
    const id = Number(context.params.id)
    const { row } = await reach(context, id)
    if (row.trashedAt !== null) return undefined
    return drawnDraft(context, kind, String(id), to.writingPreview({ id }))
  },
})

/** The tree of categories of one kind. */
export const loadCategories = officePage(
  {
    page: 'writing.categories',
    path: to.writingCategories(),
    access: permissions.manageCategories,
    query: ['kind'],
  },
  { title: 'Kategori', description: 'Kategori tulisan dan kelas, jenis demi jenis' },
  async ({ tx, query, viewer }) => {
    const kind = categoryKind.catch('news').parse(query.kind)
    return {
      kind,
      kinds: [...kindOptions(kindSlug.options), { value: 'class', label: 'Kelas' }],
      categories: await listCategoriesWritten(tx, kind),
      canDelete: viewer.grant === 'all',
    }
  },
)
