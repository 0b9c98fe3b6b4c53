/** A mail as its sender says it; the look is the tenant's. */
export interface Mail {
  to: string
  subject: string
  /** why it was sent, e.g. verify_email: for the outbox, limits and tests; a tenant's own words for a letter go by it */
  reason: string
  greeting?: string
  paragraphs: string[]
  /** the one thing to do */
  action?: { label: string; url: string }
  /** six digits to type in, shown large */
  code?: string
  /** small print below the action: how long it holds, what to do if it was not you */
  note?: string
  /** what the tenant's own words may name in braces: {kelas} */
  fields?: Readonly<Record<string, string>>
  /** when it was written, where the clock of whoever wrote it says; else the database's */
  at?: Date
  /** why this letter came to this reader, and how it can be ended; left out, it cannot */
  ending?: { why: string; url: string; choicesUrl: string }
  sender: Sender
}

/** A tenant's own words for letters, by their reason; what is empty stays as the room says it. */
export type EditedLetters = Readonly<Record<string, { subject: string; opening: string }>>

/** The tenant in whose name a mail is sent. */
export interface Sender {
  tenantId: number
  name: string
  /** #rrggbb, legible on white */
  colour: string
  origin: string
  /** its sign as PNG, which every mail program draws */
  sign?: string
  /** what the tenant says in its letters in place of our words */
  edited?: EditedLetters
}
