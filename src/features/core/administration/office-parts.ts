import type { PersonalContext } from '../../../platform/http/page-load.ts'
import type { RouteName } from '../../../routes.ts'
import type { Institution } from '../../../shared/institutions.ts'
import type { Figure, Waiting } from '../../../ui/office/desk-card.ts'
import type { OfficeIconName } from '../../../ui/office/icons.tsx'
import type { PermissionName } from '../permissions/permissions.ts'
import type { OfficeStep, OverviewPage, PaletteHits } from './administration.contract.ts'

/** The groups of the sidebar, from top to bottom. */
export const groups = {
  start: undefined,
  people: 'Orang',
  learning: 'Pembelajaran',
  content: 'Konten',
  activities: 'Kegiatan',
  money: 'Keuangan',
  site: 'Situs',
  compliance: 'Kepatuhan',
  platform: 'Platform',
} as const satisfies Record<string, string | undefined>

/** A way through the office to a page of the room. `place`: its order among others, smallest first. */
export interface OfficeLinkPart {
  place: number
  label: string
  page: RouteName
  icon: OfficeIconName
}

export interface OfficeSection extends OfficeLinkPart {
  group: keyof typeof groups
  /** g and this letter leads there; there are fewer letters than sections, so the less used ones have none */
  key?: string
  permission: PermissionName
  /** shown on the product's own host only */
  isPlatform?: boolean
}

/** What a room has in the office. */
export interface OfficePart {
  /** in the sidebar of the administration, for whoever has the permission */
  sections?: readonly OfficeSection[]
  /** what can be begun from anywhere, by the palette */
  actions?: readonly (OfficeLinkPart & { permission: PermissionName })[]
  /** among the pages about oneself, for every member, or for those who have the permission */
  own?: readonly (OfficeLinkPart & { permission?: PermissionName })[]
}

/** What a room says on the first page of the administration. */
export interface OverviewPart {
  /** in whose order things wait there */
  place: number
  /** people by kind, as far as the viewer looks after them */
  people?(context: PersonalContext): Promise<Figure[]>
  /** classes by state; for those who see the whole tenant */
  classes?(context: PersonalContext): Promise<Figure[]>
  /** the last lines of the log, for whoever may read it */
  deeds?(context: PersonalContext): Promise<OverviewPage['deeds']>
  /** what waits for somebody; whoever may not decide it is told of nothing */
  waiting?(context: PersonalContext): Promise<Waiting[]>
  /** first steps of a new tenant, in the order in which they are easiest */
  steps?: readonly FirstStep[]
  /** where whoever opens the office is led first, as long as something has to be done there */
  begin?(context: PersonalContext): Promise<string | undefined>
  /** what kind of institution this is, where somebody has said so */
  institution?(context: PersonalContext): Promise<Institution | undefined>
}

export interface FirstStep extends Omit<OfficeStep, 'isDone'> {
  place: number
  /** of these kinds of institutions only; all, unless it says so */
  for?: readonly Institution[]
  isDone(context: PersonalContext): Promise<boolean>
}

/** What the command palette finds of a room by its name; what the viewer may not see is left out there. */
export interface PalettePart {
  place: number
  find(
    context: Pick<PersonalContext, 'tx' | 'viewer' | 'partsOf'>,
    words: string,
  ): Promise<PaletteHits['items']>
}

/** things of one sort in the palette */
export const mostFound = 5

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    office: OfficePart
    overview: OverviewPart
    palette: PalettePart
  }
}
