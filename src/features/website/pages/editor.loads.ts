import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listingOptions } from '../../core/sections/sections.ts'
import { listValues, writtenTerms } from '../../core/site/site.ts'
import { writtenHome } from '../home/home.ts'
import { keptOf, stateOf } from './editing.ts'
import type { EditorPage, PageListLine, PageListPage, SettingEditorPage } from './editor.contract.ts'
import { type PageContent, pageContent } from './pages.contract.ts'
import { drawPage } from './pages.loads.ts'
import {
  findEntry,
  findSettingPage,
  type PageEntry,
  pageEntries,
  type SettingPage,
  settingPages,
} from './pages.rules.ts'
import * as store from './pages.store.ts'
import { starterPages } from './starter/starter.ts'

/** Every page that may be written, with where it stands. */
export const loadPageList: PersonalPageLoad = {
  access: permissions.editPages,
  query: [],
  async load(context) {
    const rows = new Map((await store.listPages(context.tx)).map(row => [row.name, row]))
    const services = [...rows.keys()]
      .filter(name => name.startsWith('Services-'))
      .flatMap(name => findEntry(context, name) ?? [])
    const lineOf = (entry: PageEntry): PageListLine => {
      const row = rows.get(entry.name)
      return {
        ...entry,
        label: row && entry.name.startsWith('Services-') ? `Layanan: ${row.title}` : entry.label,
        title: row?.title ?? '',
        state: row ? stateOf(row.status, row.hasDraft) : 'none',
        changedText: row ? momentText(row.updatedAt, context.tenant.timeZone) : '',
        changedBy: row?.updatedBy ?? '',
      }
    }
    const data: PageListPage = {
      pages: [...pageEntries(context), ...services].map(lineOf),
      settings: settingPages,
    }
    return {
      page: 'pages.list',
      data,
      head: { title: 'Halaman', description: 'Halaman situs yang dapat ditulis.', noindex: true },
      canonical: to.managePages(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'pages.list'>
  },
}

/** One page as it is being written: its draft, else what is published, else what it may begin with. */
export const loadPageEditor: PersonalPageLoad = {
  access: permissions.editPages,
  query: [],
  async load(context) {
    const setting = findSettingPage(context.params.name ?? '')
    if (setting) return settingEditor(context, setting)
    const entry = findEntry(context, context.params.name ?? '')
    if (!entry) return undefined
    const row = await store.findEdited(context.tx, entry.name)
    const kept = row && keptOf(row)
    const data: EditorPage = {
      entry,
      state: row ? stateOf(row.status, row.draft !== null) : 'none',
      version: row?.version ?? 0,
      changedText: row ? momentText(row.updatedAt, context.tenant.timeZone) : '',
      content: kept ? (kept.draft ?? kept.content) : beginningOf(entry, context.tenant.title),
      listings: listingOptions(context),
      previewHref: to.managePagePreview(entry),
    }
    return {
      page: 'pages.editor',
      data,
      head: { title: entry.label, description: `Menulis halaman ${entry.label}.`, noindex: true },
      canonical: to.managePage(entry),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'pages.editor'>
  },
}

/** The home page and the terms are settings: written here too, and published as soon as they are saved. */
async function settingEditor(
  context: PersonalContext,
  page: SettingPage,
): Promise<PageAnswer<'pages.setting'>> {
  const row = (await listValues(context)).find(({ key }) => key === page.key)
  const values = row ? { [page.key]: row.value } : {}
  const data: SettingEditorPage = {
    page,
    tenant: context.tenant.slug,
    version: row?.version ?? 0,
    value:
      page.key === 'home'
        ? writtenHome({ ...context.tenant, values })
        : writtenTerms(values, context.tenant.title),
    listings: listingOptions(context),
  }
  return {
    page: 'pages.setting',
    data,
    head: { title: page.label, description: `Menulis ${page.label}.`, noindex: true },
    canonical: to.managePage(page),
    crumbs: [],
    tags: [],
    frame: 'office',
  }
}

/** A page nobody has written begins with the starter's words, or with its name. */
function beginningOf(entry: PageEntry, site: string): PageContent {
  const starter = starterPages(site).find(page => page.name === entry.name)
  const { name: _, ...content } = starter ?? { name: entry.name, title: entry.label }
  return pageContent.parse(content)
}

/** The saved draft in the site's own look; nobody else may see it. */
export const loadPagePreview: PersonalPageLoad = {
  access: permissions.editPages,
  query: [],
  async load(context) {
    const entry = findEntry(context, context.params.name ?? '')
    const row = entry && (await store.findEdited(context.tx, entry.name))
    if (!entry || !row) return undefined
    const kept = keptOf(row)
    const drawn = await drawPage(context, entry, {
      ...(kept.draft ?? kept.content),
      updatedAt: row.updatedAt,
    })
    return {
      ...drawn,
      head: { ...drawn.head, noindex: true, jsonLd: [] },
      canonical: to.managePagePreview(entry),
      tags: [],
    }
  },
}
