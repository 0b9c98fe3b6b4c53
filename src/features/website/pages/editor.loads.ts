import { fieldsOf } from '../../../platform/http/fields.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import {
  type DraftAnswer,
  type DraftKind,
  draftAnswerOf,
  drawnDraft,
  opened,
} from '../../core/publishing/publishing.ts'
import { listingOptions } from '../../core/sections/sections.ts'
import { valueId } from '../../core/site/site.ts'
import { termsSetting } from '../../core/terms/terms.ts'
import { homeHero } from '../home/home.ts'
import type { EditorPage, SettingEditorPage } from './editor.contract.ts'
import { editorForm } from './editor-form.ts'
import { calledLabel, findEntry, findSettingPage, type SettingPage } from './pages.rules.ts'
import type { SettingKinds } from './setting-page-draft.ts'
import { targetsOf } from './targets.ts'

/** One page as it is being written: its draft, else what is published, else what it may begin with. */
export const loadPageEditor = (kind: DraftKind, settings: SettingKinds): PersonalPageLoad => ({
  access: permissions.editPages,
  query: ['title'],
  async load(context) {
    const setting = findSettingPage(context.params.name ?? '')
    if (setting) return settingEditor(context, setting, settings[setting.key])
    const entry = findEntry(context, context.params.name ?? '')
    if (!entry) return undefined
    const draft = await answerFor(context, kind, entry.name)
    // a new one of a family is called what its writer has just called it
    const called = draft.state === 'none' ? (context.query.title ?? '').trim().slice(0, 160) : ''
    if (called !== '') draft.value = { ...draft.value, title: called }
    const title = called || String(draft.state === 'none' ? '' : (draft.value?.title ?? ''))
    const label = calledLabel(entry, title)
    const data: EditorPage = {
      entry: { ...entry, label },
      draft,
      timeZone: context.tenant.timeZone,
      form: editorForm,
      listings: await listingOptions(context),
      targets: await targetsOf(context),
      previewHref: to.managePagePreview(entry),
    }
    return {
      page: 'pages.editor',
      data,
      head: { title: label, description: `Menulis halaman ${label}.`, noindex: true },
      canonical: to.managePage(entry),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'pages.editor'>
  },
})

async function answerFor(context: PersonalContext, kind: DraftKind, id: string): Promise<DraftAnswer> {
  const asker = { ...context, by: memberOf(context.viewer).membershipId }
  return draftAnswerOf(asker, kind, await opened(context, kind, id))
}

/** The home page and the terms are settings, of a shape of their own. */
async function settingEditor(
  context: PersonalContext,
  page: SettingPage,
  kind: DraftKind,
): Promise<PageAnswer<'pages.setting'>> {
  const data: SettingEditorPage = {
    page,
    draft: await answerFor(context, kind, valueId),
    timeZone: context.tenant.timeZone,
    fields: fieldsOf(page.key === 'home' ? homeHero : termsSetting),
    sections: editorForm.sections,
    listings: await listingOptions(context),
    targets: await targetsOf(context),
    previewHref: to.managePagePreview(page),
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

/** The saved draft in the site's own look; nobody else may see it. */
export const loadPagePreview = (kind: DraftKind, settings: SettingKinds): PersonalPageLoad => ({
  access: permissions.editPages,
  query: [],
  async load(context) {
    const setting = findSettingPage(context.params.name ?? '')
    const named = setting ? { kind: settings[setting.key], id: valueId, page: setting } : undefined
    const entry = setting ? undefined : findEntry(context, context.params.name ?? '')
    const shown = named ?? (entry && { kind, id: entry.name, page: entry })
    if (!shown) return undefined
    if (entry && (await opened(context, kind, entry.name)).state === 'none') return undefined
    return drawnDraft(context, shown.kind, shown.id, to.managePagePreview(shown.page))
  },
})
