import { z } from 'zod'
import type { WhoIAm } from '../../../shared/who.ts'

export const sessionAnswer = z.object({
  isTokenValid: z.boolean(),
  lmsId: z.int(),
  member: z
    .object({
      /** membership */
      id: z.int(),
      name: z.string(),
      initials: z.string(),
      picture: z.string().nullable(),
      kind: z.int(),
      kindLabel: z.string(),
      role: z.string(),
      /** of what they were told, by the bell */
      unread: z.int(),
      /** may write something that pages of the site show */
      mayEdit: z.boolean(),
      links: z.array(z.object({ label: z.string(), href: z.string() })),
      isViewing: z.boolean(),
      /** what the site announces to its members alone */
      announcement: z.object({ text: z.string(), label: z.string(), href: z.string() }).nullable(),
    })
    .nullable(),
}) satisfies z.ZodType<WhoIAm>

/** A few words and the way on: when signing in did not work. */
export interface NotePage {
  title: string
  text: string
  tone: 'bad' | 'warning' | 'info'
  actions: { label: string; href: string }[]
}

export interface LogoutPage {
  /** undefined: nobody is signed in */
  name: string | undefined
  tenant: string
}

export interface VerifyPage {
  /** the account service's address that takes the token */
  action: string
  token: string
}

export interface WelcomePage {
  tenant: string
  home: string
  member: { name: string; kindLabel: string } | undefined
  /** the way in for a visitor, the way back for a member who came from somewhere */
  actions: { label: string; href: string }[]
  steps: { title: string; text: string; label: string; href: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'sign-in.logout': LogoutPage
    'sign-in.note': NotePage
    'sign-in.verify': VerifyPage
    'sign-in.welcome': WelcomePage
  }
}
