import { fieldsOf } from '../../../platform/http/fields.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { momentText } from '../../../shared/dates.ts'
import { hoursOf } from '../../community/appointments/appointments.ts'
import { announcedBy, announcementSetting } from '../../core/announcements/announcements.ts'
import { radioSetting } from '../../core/radio/radio.ts'
import { searchSetting } from '../search/search.ts'
import type { SettingsPage } from './appearance.contract.ts'

/** Settings of other rooms that are written beside those of the site. */

export const moreFields = {
  announcement: fieldsOf(announcementSetting),
  search: fieldsOf(searchSetting),
  radio: fieldsOf(radioSetting),
}

type More = Pick<SettingsPage, 'announcement' | 'hours' | 'synonyms' | 'radio'>

/** What stands under their keys, as far as it can be read. */
export function moreValues(
  { tenant, clock }: Pick<PersonalContext, 'tenant' | 'clock'>,
  value: (key: string) => unknown,
): More {
  const written = announcementSetting.safeParse(value('announcement'))
  const radio = radioSetting.safeParse(value('radio'))
  const search = searchSetting.safeParse(value('search'))
  return {
    announcement: {
      value: written.data ?? { text: '', label: '', href: '', from: '', until: '', audience: 'all' },
      ...(written.data ? { state: stateOf({ tenant, clock }, written.data) } : {}),
    },
    hours: hoursOf({ working_hours: value('working_hours') }),
    synonyms: search.data?.synonyms ?? [],
    ...(radio.data ? { radio: radio.data } : {}),
  }
}

function stateOf(
  { tenant: { timeZone }, clock }: Pick<PersonalContext, 'tenant' | 'clock'>,
  announcement: More['announcement']['value'],
): NonNullable<More['announcement']['state']> {
  const { audience } = announcement
  const told = { values: { announcement }, timeZone }
  const { announcement: shown, until } = announcedBy(told, clock.now(), audience)
  if (shown)
    return {
      label: until ? `Tampil sampai ${momentText(until, timeZone)}` : 'Tampil',
      tone: 'green',
    }
  return until
    ? { label: `Tampil mulai ${momentText(until, timeZone)}`, tone: 'blue' }
    : { label: 'Sudah lewat', tone: 'neutral' }
}
