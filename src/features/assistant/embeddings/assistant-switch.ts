import type { PartsOf } from '../../../platform/room-parts.ts'

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** whether a site's assistant answers at all, by its settings: who prepares something for it asks before */
    assistantSwitch: (site: { values: Readonly<Record<string, unknown>> }) => boolean
  }
}

export const assistantIsOn = (
  { partsOf }: { partsOf: PartsOf },
  site: { values: Readonly<Record<string, unknown>> },
): boolean => partsOf('assistantSwitch').every(isOn => isOn(site))
