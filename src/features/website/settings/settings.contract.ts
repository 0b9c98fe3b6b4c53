import type { z } from 'zod'
import type { FormField } from '../../../shared/form-field.ts'
import type { footerSetting, MetaSetting } from '../../core/site/site.cards.ts'
import type { ShownSetting } from '../../core/site/site.ts'

/** What /Kelola/Pengaturan shows. */
export interface SettingsPage {
  tenant: string
  version: number
  title: string
  tagline: string
  isMaintenance: boolean
  meta: MetaSetting
  navigation: { label: string; href: string }[]
  footer: z.output<typeof footerSetting>
  isRegistrationOpen: boolean
  timeZone: string
  /** addresses of this site, for links to be picked */
  pages: readonly { value: string; label: string }[]
  /** what rooms have written here */
  settings: readonly ShownSetting[]
  fields: Readonly<Record<'named' | 'described' | 'navigation' | 'footer', readonly FormField[]>>
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'settings.page': SettingsPage
  }
}
