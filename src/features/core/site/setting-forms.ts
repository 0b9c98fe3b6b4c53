import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { byPlace } from '../../../shared/by-place.ts'
import type { FormField, Values } from '../../../shared/form-field.ts'

type FormContext = Pick<PersonalContext, 'tenant' | 'clock' | 'partsOf'>

/** What a form of one setting says of itself to whoever fills it in. */
interface FormWords {
  /** of the setting: `working_hours` */
  key: string
  /** where it stands among all of /Kelola/Pengaturan, smallest first */
  place: number
  /** its anchor: /Kelola/Pengaturan#jam */
  id: string
  title: string
  /** its title in the list beside, where that is too long */
  short?: string
  text: string
  fields: readonly FormField[]
  /** the toast, once it is saved */
  said: string
  /** how it is taken away, where it may be; what stands under the key is gone then */
  takeDown?: { button: string; title: string; text: string; done: string }
}

/** A setting that is written at /Kelola/Pengaturan, as the room that reads it describes it. */
export interface SettingForm extends FormWords {
  /** what the form holds to begin with, of what stands under the key; undefined where nothing does */
  held(value: unknown): Values | undefined
  /** what it holds where nothing stands there yet */
  begin: Values
  /** where what is kept stands by the clock */
  state?(value: Values, context: FormContext): ShownSetting['state']
}

/** A form as the page is given it. */
export interface ShownSetting extends FormWords {
  value: Values
  /** something is kept under the key */
  isSet: boolean
  state?: { label: string; tone: 'green' | 'blue' | 'neutral' } | undefined
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** settings that are written at /Kelola/Pengaturan */
    settingForms: readonly SettingForm[]
  }
}

/** The forms of all rooms, with what stands under their keys. */
export const shownSettings = (context: FormContext, kept: (key: string) => unknown): ShownSetting[] =>
  context
    .partsOf('settingForms')
    .flat()
    .sort(byPlace)
    .map(({ held, begin, state, ...words }) => {
      const value = held(kept(words.key))
      return {
        ...words,
        value: value ?? begin,
        isSet: value !== undefined,
        state: value && state?.(value, context),
      }
    })
