import { fieldsOf } from '../../../platform/http/fields.ts'
import { invalid } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { DraftKind } from '../../core/publishing/publishing.ts'
import { unknownListings } from '../../core/sections/sections.ts'
import { valueKind } from '../../core/site/site.ts'
import { termsDraft, termsSetting, writtenTerms } from '../../core/terms/terms.ts'
import { homeDraft, homeHero, homeWriting, writtenHome } from '../home/home.ts'
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
      async check(reader, value, thing) {
        const unknown = [
          ...unknownListings(reader, homeWriting.parse(value).sections, 'sections'),
          ...(await unknownTargets(reader, value)),
        ]
        if (unknown.length > 0) throw invalid(unknown)
        await home.check?.(reader, value, thing)
      },
    },
    terms: valueKind({
      key: 'terms',
      label: settingLabels.terms,
      access: permissions.editPages,
      shape: settingShapes.terms,
      words: { sections: 'Ketentuan' },
      draft: termsDraft,
      publication: termsSetting,
      written: (values, { title }) => writtenTerms(values, title),
    }),
  }
}
