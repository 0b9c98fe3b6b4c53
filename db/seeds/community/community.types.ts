import type { Kind } from '../../../src/platform/http/access.ts'

/** A person of the demo: one account, and what they are in each tenant. */
export interface DemoAccount {
  /** before @contoh.id */
  mailbox: string
  name: string
  /** years and days before the demo's first day, so that children stay children */
  age: number
  phone: string
  isSuperadmin?: boolean
  memberships: DemoMembership[]
}

export interface DemoMembership {
  tenant: string
  kind: Kind
  bio?: string
  /** slugs */
  programs?: string[]
  npsn?: string
  province?: string
  city?: string
  /** days ago */
  joined: number
  lastSeen?: number
  suspended?: string
}

export interface DemoSchool {
  npsn: string
  name: string
  level: 'SD' | 'SMP' | 'SMA' | 'SMK' | 'MTs' | 'MA' | 'SLB' | 'PKBM'
  ownership: 'negeri' | 'swasta'
  province: string
  city: string
  address: string
  principal: string
}
