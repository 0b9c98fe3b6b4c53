import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { Action, Badge, Crumb, Fact, Heading } from '../../../ui/parts.tsx'
import type { ShownPaper } from '../../membership/registrations/registrations.ts'
import type { TeamItem } from './teams.contract.ts'
import type { TeamDecision, TeamStatus } from './teams.rules.ts'

type Choice = { value: string; label: string }

export interface TeamFormData extends ShownForm {
  action: string
  school: { npsn: string; name: string; place: string; changeHref?: string }
  categories: { value: string; label: string; hint: string }[]
  grades: Choice[]
  rows: number
  /** rows that every team fills */
  required: number
  consents: { rules: string; data: string; guardian: string }
  rulesHref: string
  policyHref: string
  /** born after this day is not 18 yet */
  adultsBornUntil: string
}

export interface RegisterPage {
  heading: Heading
  crumbs: Crumb[]
  facts: Fact[]
  /** why there is no form; with where to go instead */
  closed?: { title: string; text: string; actions: Action[] }
  search: {
    value: string
    isAsked: boolean
    found: { npsn: string; name: string; place: string; href: string }[]
  }
  registerSchoolHref: string
  form?: TeamFormData
}

export interface OwnTeamPage {
  heading: Heading
  crumbs: Crumb[]
  badge: Badge
  text: string
  reason: string
  /** what has to be mended, where the form does not stand */
  remarks: string[]
  papers: { items: ShownPaper[]; choices: Choice[]; action: string; hint: string; problem?: string }
  /** what a guardian may sign on paper, while one has not answered */
  sheetHref?: string
  /** where the fee is paid, while it is due */
  payHref?: string
  facts: { label: string; value: string }[]
  members: { key: number; name: string; text: string }[]
  path: string
  mayWithdraw: boolean
  problem?: string
  /** the form, where the team may still be changed */
  form?: TeamFormData
  contact: { email?: string; whatsapp?: { label: string; href: string } }
}

/** Sheets for guardians without mail, one for each child. */
export interface TeamSheetPage {
  heading: Heading
  crumbs: Crumb[]
  children: { key: number; name: string; guardian: string }[]
  school: string
  team: string
  league: string
  points: readonly string[]
  note: string
}

export interface TeamGuardianPage {
  state: 'ask' | 'confirmed' | 'refused'
  site: string
  childName: string
  guardianName: string
  team: string
  school: string
  league: string
  points: readonly string[]
  path: string
  policyHref: string
  contactEmail?: string
  problem?: string
}

export interface TeamsPage {
  list: OfficeListData<TeamItem>
  /** teams that wait to be looked at */
  waiting: number
}

export interface TeamPage {
  id: number
  version: number
  title: string
  status: TeamStatus
  facts: { label: string; value: string }[]
  reason: string
  coach: { name: string; email: string; phone: string; whatsapp?: string }
  members: {
    id: number
    name: string
    text: string
    nisn: string
    age: string
    guardian: string
    isRefused: boolean
    /** a sheet that the guardian signed may be taken for the answer */
    isSheetAwaited: boolean
  }[]
  papers: ShownPaper[]
  /** parts of the registration that a remark may be about */
  parts: Choice[]
  /** what has to be mended now */
  remarks: string[]
  /** teams of this season in which somebody of this one is too */
  twins: { id: number; name: string; category: string; status: TeamStatus; text: string }[]
  decisions: { value: TeamDecision; label: string; needsReason: boolean }[]
  history: { key: number; text: string; at: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'league.guardian': TeamGuardianPage
    'league.ownTeam': OwnTeamPage
    'league.register': RegisterPage
    'league.sheet': TeamSheetPage
    'league.team': TeamPage
    'league.teams': TeamsPage
  }
}
