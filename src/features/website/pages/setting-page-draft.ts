import { fieldsOf } from '../../../platform/http/fields.ts'
import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { invalid } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { DraftKind } from '../../core/publishing/publishing.ts'
import { unknownListings } from '../../core/sections/sections.ts'
import { valueKind } from '../../core/site/site.ts'
import { drawableTerms, loadTerms, termsDraft, termsSetting, writtenTerms } from '../../core/terms/terms.ts'
import { drawableHome, homeDraft, homeHero, homeWriting, loadHome, writtenHome } from '../home/home.ts'
import type { BlockCleaner } from './page-draft.ts'
import { type SettingPage, settingLabels, settingShapes } from './pages.rules.ts'
import { unknownTargets } from './targets.ts'

export type SettingKinds = Readonly<Record<SettingPage['key'], DraftKind>>

/** The home page and the terms: settings of the site, written and published as pages are. */
export function settingKinds(cleanBlock: BlockCleaner): SettingKinds {
  const home = valueKind({
    key: 'home',
    label: settingLabels.home,
    access: permissions.editPages,
    shape: settingShapes.home,
    words: {
      hero: 'Pembuka',
      sections: 'Bagian',
      ...Object.fromEntries(fieldsOf(homeHero).map(({ name, label }) => [`hero.${name}`, label])),
    },
    draft: homeDraft,
    publication: homeWriting,
    written: (values, site) => ({ ...writtenHome({ ...site, values }) }),
    cleanBlock,
  })
  return {
    home: {
      ...home,
      draw: (context, value) => drawnSetting(context, loadHome, { home: drawableHome(value) }),
      async check(reader, value, thing) {
        const unknown = [
          ...unknownListings(reader, homeWriting.parse(value).sections, 'sections'),
          ...(await unknownTargets(reader, value)),
        ]
        if (unknown.length > 0) throw invalid(unknown)
        await home.check?.(reader, value, thing)
      },
    },
    terms: {
      ...valueKind({
        key: 'terms',
        label: settingLabels.terms,
        access: permissions.editPages,
        shape: settingShapes.terms,
        words: { sections: 'Ketentuan' },
        draft: termsDraft,
        publication: termsSetting,
        written: (values, { title }) => writtenTerms(values, title),
      }),
      draw: (context, value) => drawnSetting(context, loadTerms, { terms: drawableTerms(value) }),
    },
  }
}

/** The page that a setting makes, as if these were its values. */
async function drawnSetting(context: PageContext, { load }: PublicPageLoad, values: Record<string, unknown>) {
  const { tenant } = context
  const drawn = await load({ ...context, tenant: { ...tenant, values: { ...tenant.values, ...values } } })
  return drawn && 'head' in drawn ? drawn : undefined
}
