import { createHmac } from 'node:crypto'
import { seal, unseal } from '../../../platform/secrets/sealed.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { isSame } from '../../../platform/secrets/tokens.ts'

/** What meetings need of the house to seal, sign and count by. */
export interface MeetingSecrets {
  secrets: Pick<Secrets, 'key'>
}

/** One counting of who is there: another turn has other digits and codes. */
export interface Check {
  tenantId: number
  meetingId: number
  turn: number
}

interface Person {
  tenantId: number
  meetingId: number
  membershipId: number
}

/** milliseconds after which the code on the screen turns */
export const codeTurns = 20_000
const ticketTurns = 600_000
const passTurns = 6 * 3_600_000

/** Everything by which a meeting knows somebody, made of the house's key: nothing of it is stored. */
export function createCodes({ secrets }: MeetingSecrets) {
  const signed = (use: string, ...parts: (string | number)[]) =>
    createHmac('sha256', secrets.key('meetings')).update([use, ...parts].join(':'))
  const text = (use: string, ...parts: (string | number)[]) =>
    signed(use, ...parts)
      .digest('base64url')
      .slice(0, 22)
  /** of this turn or the one before: whoever took a moment longer is not kept out */
  const holds = (given: string, at: Date, turns: number, make: (slot: number) => string) => {
    const slot = Math.floor(at.getTime() / turns)
    return isSame(given, make(slot)) || isSame(given, make(slot - 1))
  }
  const codeOf = ({ tenantId, meetingId, turn }: Check, slot: number) =>
    text('code', tenantId, meetingId, turn, slot)
  const personal = (use: string, { tenantId, meetingId, membershipId }: Person, slot: number) =>
    text(use, tenantId, meetingId, membershipId, slot)
  return {
    /** "0417", for a teacher's screen */
    digits: ({ tenantId, meetingId, turn }: Check): string =>
      String(signed('digits', tenantId, meetingId, turn).digest().readUInt32BE(0) % 10_000).padStart(4, '0'),
    code: (check: Check, at: Date): string => codeOf(check, Math.floor(at.getTime() / codeTurns)),
    isCode: (check: Check, given: string, at: Date): boolean =>
      holds(given, at, codeTurns, slot => codeOf(check, slot)),
    /** what a scanned code becomes for whoever scanned it: time to press the button */
    ticket: (person: Person, at: Date): string =>
      personal('ticket', person, Math.floor(at.getTime() / ticketTurns)),
    isTicket: (person: Person, given: string, at: Date): boolean =>
      holds(given, at, ticketTurns, slot => personal('ticket', person, slot)),
    /** in the address that leads into the meeting: nobody is counted by a link that somebody else made for them */
    pass: (person: Person, at: Date): string =>
      personal('pass', person, Math.floor(at.getTime() / passTurns)),
    isPass: (person: Person, given: string, at: Date): boolean =>
      holds(given, at, passTurns, slot => personal('pass', person, slot)),
    /** "12-0-…": the address of a member's calendar */
    calendar: (tenantId: number, membershipId: number, turn: number): string =>
      `${membershipId}-${turn}-${text('calendar', tenantId, membershipId, turn)}`,
    isCalendar: (given: string, tenantId: number, membershipId: number, turn: number): boolean =>
      isSame(given, `${membershipId}-${turn}-${text('calendar', tenantId, membershipId, turn)}`),
    sealAddress: (tenantId: number, meetingId: number, address: string): string =>
      seal(secrets.key('meeting addresses'), address, `${tenantId}:${meetingId}`),
    openAddress: (tenantId: number, meetingId: number, sealed: string | null): string | undefined =>
      sealed === null
        ? undefined
        : unseal(secrets.key('meeting addresses'), sealed, `${tenantId}:${meetingId}`),
  }
}

export type MeetingCodes = ReturnType<typeof createCodes>
