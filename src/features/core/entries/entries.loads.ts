import type { Viewer } from '../../../platform/http/access.ts'
import { fieldsOf } from '../../../platform/http/fields.ts'
import { type ListContext, officeList } from '../../../platform/http/office-list.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { pathTo, routes } from '../../../routes.ts'
import { mediumDate, momentText } from '../../../shared/dates.ts'
import type { FormField } from '../../../shared/form-field.ts'
import { readJson } from '../../../shared/json.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { imageOf } from '../../../shared/picture.ts'
import { memberOf, type PermissionName, permissions } from '../permissions/permissions.ts'
import { draftAnswerOf, drawnDraft, opened } from '../publishing/publishing.ts'
import { type EntryListQuery, entryListQuery } from './entries.contract.ts'
import { maySelfPublish } from './entries.rules.ts'
import type { EntryListRow, EntryPage, KindWords } from './entries-pages.contract.ts'
import { type Kinds, reach } from './entry-authoring.ts'
import { entryHref, titleWord, untitled } from './entry-drafts.ts'
import type { EntryKind } from './entry-kinds.ts'
import { type EntryItem, listEntries } from './entry-lists.store.ts'
import { stateFilters, stateOf } from './entry-states.ts'
import { seoShape } from './found-words.contract.ts'

const seoFields = fieldsOf(seoShape)

const wordsOf = ({ words, icon, plural, title, routes: { list } }: EntryKind): KindWords => ({
  ...words,
  title: titleWord({ title }),
  icon,
  path: `/v1/${plural}`,
  listHref: routes[list],
})

const mayGo = (name: PermissionName, viewer: Viewer) =>
  permissions[name].grants[memberOf(viewer).kind] !== 'none'

/** The list of a kind with its file and ids. */
export const entryList = (kinds: Kinds) => {
  const { kind } = kinds
  const { many, about } = kind.words
  const called = titleWord(kind)
  return officeList<'entries.list', EntryListQuery, EntryListRow>(
    { page: 'entries.list', path: routes[kind.routes.list], access: permissions[kind.may.write] },
    { title: many, description: about, search: `Cari ${called.toLowerCase()}` },
    {
      name: kind.plural,
      query: entryListQuery,
      filters: () => [
        { name: 'state', label: 'Status', all: 'Semua status', options: optionsOf(stateFilters) },
      ],
      sorts: [
        { value: 'newest', label: 'Terakhir diubah', column: 'touched', isDescending: true },
        { value: 'title', label: called, column: 'name' },
        ...(kind.occurs ? [{ value: 'occurs', label: kind.occurs, column: 'occurs' }] : []),
      ],
      async list(context, query) {
        const { viewer, tx, tenant } = context
        const member = memberOf(viewer)
        const owner = viewer.grant === 'all' ? undefined : member.membershipId
        const ownIds = kind.ownIds?.(member) ?? []
        const found = readJson(
          await listEntries(tx, kind.kind, query, { owner, ownIds, pictureBase: tenant.pictureBase }),
        )
        return { ...found, items: found.items.map(item => rowOf(kinds, item, context)) }
      },
      data: (list, { viewer }) => ({
        list,
        kind: wordsOf(kind),
        occurs: kind.occurs ?? '',
        canPublish: maySelfPublish(kind, viewer),
        ways: (kind.ways ?? [])
          .filter(({ permission }) => mayGo(permission, viewer))
          .map(({ permission: _, ...way }) => way),
      }),
      calls: {
        tag: many,
        nameOf: ({ name }) => name,
        columns: [
          [called, ({ name }) => name],
          ['Keterangan', ({ note }) => note],
          ...(kind.occurs
            ? [[kind.occurs, ({ occurs }: EntryListRow) => occurs] satisfies [string, unknown]]
            : []),
          ['Status', ({ state }) => state.label],
          ['Ditulis', ({ owner }) => owner],
          ['Terakhir diubah', ({ touched }) => touched],
          ['Alamat', ({ siteHref }) => siteHref],
        ],
      },
    },
  )
}

function rowOf(kinds: Kinds, item: EntryItem, { tenant }: ListContext): EntryListRow {
  const { id, ownId, slug } = item
  const isOut = item.status === 'published' && item.trashedAt === null && ownId !== null
  return {
    id,
    name: item.title,
    href: entryHref(kinds, id),
    note: item.note,
    picture: imageOf(item.cover),
    state: stateOf(item),
    stateNote: item.plannedAt ? momentText(new Date(item.plannedAt), tenant.timeZone) : '',
    occurs: item.occursAt ? mediumDate(new Date(item.occursAt), tenant.timeZone) : '',
    touched: mediumDate(new Date(item.touchedAt), tenant.timeZone),
    owner: item.owner ?? '',
    siteHref: isOut ? kinds.kind.siteHref({ ownId, slug }) : '',
  }
}

/** The form of a kind: what stands above the text, and everything else in its groups. */
function formOf({ draft, title, body, groups = [] }: EntryKind) {
  const all = fieldsOf(draft)
  const above = [title, 'summary']
  const rest = all.filter(({ name }) => !above.includes(name))
  const named = new Set(groups.flatMap(({ fields }) => fields))
  const first = rest.filter(({ name }) => !named.has(name))
  const inOrder = (names: readonly string[]) =>
    names.flatMap(name => rest.find(field => field.name === name) ?? [])
  return {
    title: fieldNamed(all, title),
    summary: all.find(({ name }) => name === 'summary'),
    hasBody: body !== undefined,
    seo: 'seo' in draft.shape ? seoFields : [],
    groups: [
      ...groups.map(group => ({ title: group.title, text: group.text ?? '', fields: inOrder(group.fields) })),
      ...(first.length > 0
        ? [{ title: groups.length > 0 ? 'Lainnya' : 'Isian', text: '', fields: first }]
        : []),
    ],
  }
}

function fieldNamed(fields: readonly FormField[], name: string): FormField {
  const found = fields.find(field => field.name === name)
  if (!found) throw new Error(`a kind without a field ${name}`)
  return found
}

/** One being written: its draft, else what is published of it. Opening it writes nothing. */
export const loadEntry = (kinds: Kinds): PersonalPageLoad => {
  const { kind, draft } = kinds
  return {
    access: permissions[kind.may.write],
    query: [],
    async load(context) {
      const id = Number(context.params.id)
      const { row, may } = await reach(context, kind, id)
      if (row.trashedAt !== null) return { redirect: `${routes[kind.routes.list]}?state=trash` }
      const now = await opened(context, draft, String(id))
      const by = memberOf(context.viewer).membershipId
      const isOut = row.status === 'published' && row.ownId !== null
      const { preview } = kind.routes
      const data: EntryPage = {
        id,
        kind: wordsOf(kind),
        draft: await draftAnswerOf({ ...context, by }, draft, now),
        timeZone: context.tenant.timeZone,
        ...formOf(kind),
        choices: (await kind.choices?.(context)) ?? {},
        may,
        isArchived: row.status === 'archived',
        siteHref: isOut && row.ownId !== null ? kind.siteHref({ ownId: row.ownId, slug: row.slug }) : '',
        previewHref: preview && kind.draw ? pathTo(preview, { id } as never) : '',
        beside: (kind.beside ?? [])
          .filter(({ permission = kind.may.write }) => mayGo(permission, context.viewer))
          .map(({ label, icon, page }) => ({ label, icon, href: pathTo(page, { id } as never) })),
      }
      const title = String(now.value[kind.title] ?? '').trim() || untitled(kind)
      return framedPage('office', 'entries.editor', data, {
        title,
        description: `Menulis ${title}`,
        canonical: entryHref(kinds, id),
        crumbs: [{ label: kind.words.many, href: routes[kind.routes.list] }, { label: title }],
      })
    },
  }
}

/** The saved draft in the site's own look; only who may write it sees it. */
export const loadEntryPreview = ({ kind, draft }: Kinds): PersonalPageLoad => ({
  access: permissions[kind.may.write],
  query: [],
  async load(context) {
    const id = Number(context.params.id)
    const { row } = await reach(context, kind, id)
    if (row.trashedAt !== null || !kind.draw || !kind.routes.preview) return undefined
    return drawnDraft(context, draft, String(id), pathTo(kind.routes.preview, { id } as never))
  },
})
