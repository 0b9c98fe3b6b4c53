/** A mail as its sender says it; the look is the tenant's. */
export interface Mail {
  to: string
  subject: string
  /** why it was sent, e.g. verify_email: for the outbox, limits and tests */
  reason: string
  greeting?: string
  paragraphs: string[]
  /** the one thing to do */
  action?: { label: string; url: string }
  /** six digits to type in, shown large */
  code?: string
  /** small print below the action: how long it holds, what to do if it was not you */
  note?: string
  sender: Sender
}

/** The tenant in whose name a mail is sent. */
export interface Sender {
  tenantId: number
  name: string
  /** #rrggbb, legible on white */
  colour: string
  origin: string
}
