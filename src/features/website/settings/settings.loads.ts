import { fieldsOf } from '../../../platform/http/fields.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import { to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  footerSetting,
  footerShape,
  generalForm,
  navigationSetting,
  navigationShape,
} from '../../core/site/site.cards.ts'
import { getPublished, listValues, shownSettings } from '../../core/site/site.ts'
import { targetsOf } from '../pages/pages.ts'
import type { SettingsPage } from './settings.contract.ts'

const fields: SettingsPage['fields'] = {
  named: fieldsOf(generalForm.named),
  described: fieldsOf(generalForm.described),
  navigation: fieldsOf(navigationShape),
  footer: fieldsOf(footerShape),
}

/** What the site is called, who may come in, where its menus lead, and what rooms have written here. */
export const loadSettings = officePage(
  { page: 'settings.page', path: to.settings(), access: permissions.changeSettings },
  { title: 'Pengaturan', description: 'Nama, menu, dan status situs.' },
  async context => {
    const { version, state } = await getPublished(context)
    const rows = await listValues(context)
    const value = (key: string) => rows.find(row => row.key === key)?.value
    return {
      tenant: context.tenant.slug,
      version,
      title: state.title,
      tagline: state.tagline,
      isMaintenance: state.isMaintenance,
      meta: state.meta,
      navigation: navigationSetting.parse(value('navigation')),
      footer: footerSetting.parse(value('footer')),
      isRegistrationOpen: value('registration') !== 'closed',
      timeZone: context.tenant.timeZone,
      pages: (await targetsOf(context)).pages,
      settings: shownSettings(context, value),
      fields,
    }
  },
)
