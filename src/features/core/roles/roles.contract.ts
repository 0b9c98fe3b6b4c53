import { z } from 'zod'
import { kinds } from '../permissions/permissions.ts'

/** `kind`: the number of one kind of people, as the filter of people has it; anything else is all of them. */
export const rolesQuery = z.object({
  kind: z.enum(Object.keys(kinds)).optional().catch(undefined),
})

/** A kind of people, as the head of a column. */
export interface RoleColumn {
  kind: string
  label: string
  /** asked for a second factor at sign-in */
  isStrong: boolean
  /** where the matrix shows this kind alone */
  href: string
}

/** A line of the matrix: how far each of the columns may go, in their order. */
export interface RoleLine {
  name: string
  words: string
  /** what is one's own here; empty where nobody's right ends with it */
  own: string
  grants: ('all' | 'own' | 'none')[]
}

export interface RolesPage {
  columns: RoleColumn[]
  /** the kind that is looked at alone */
  chosen: string | undefined
  /** the first screen of the chosen kind, where whoever asks may look at the site as it */
  viewAs: string | undefined
  groups: { title: string; lines: RoleLine[] }[]
  /** of how many lines how many are shown */
  shown: number
  total: number
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'roles.matrix': RolesPage
  }
}
