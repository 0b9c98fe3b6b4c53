import type { Crumb, Heading } from '../../../ui/parts.tsx'

export interface TeamFeePage {
  heading: Heading
  crumbs: Crumb[]
  facts: { label: string; value: string }[]
  path: string
  teamHref: string
  policy: string
  /** why nothing is to be paid now */
  closed?: string
  problem?: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'league.fee': TeamFeePage
  }
}
