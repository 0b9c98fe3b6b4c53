import type { Action, Crumb, Heading } from '../../../ui/parts.tsx'

export interface PaymentStatusPage {
  heading: Heading
  crumbs: Crumb[]
  /** what one can do now, in order */
  steps: { title: string; text: string }[]
  actions: Action[]
  contact: { email?: string; whatsapp?: { label: string; href: string } }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'payment-status.one': PaymentStatusPage
  }
}
