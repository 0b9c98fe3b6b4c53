import type { Mail, Sender } from './mail-message.ts'

/** A letter that a room writes, for whoever looks at the tenant's letters, and changes their words. */
export interface LetterPart {
  /** of its mails */
  reason: string
  label: string
  /** when it goes, and to whom */
  about: string
  /** what own words may name in braces, and what each is */
  fields?: Readonly<Record<string, string>>
  /** one as it would be, with people and things of the imagination */
  sample(sender: Sender): Mail
}

declare module '../room-parts.ts' {
  interface RoomParts {
    /** what the room writes to people */
    letters: readonly LetterPart[]
  }
}
