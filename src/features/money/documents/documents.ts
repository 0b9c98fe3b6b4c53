import { createHash } from 'node:crypto'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { dayIn } from '../../../shared/days.ts'
import type { DocumentContent, DocumentKind } from './documents.rules.ts'
import * as store from './documents.store.ts'

export { documentKinds } from './documents.rules.ts'
export { listOfOrder as listDocuments } from './documents.store.ts'
export { drawPaper } from './paper-pdf.ts'

interface Issue {
  kind: DocumentKind
  /** what it is about, once and for all: order:…, payment:… */
  subject: string
  orderCode: string
  content: DocumentContent
}

/** INV/2026/000123 */
const numberOf = (kind: DocumentKind, year: number, seq: number) =>
  `${kind}/${year}/${String(seq).padStart(6, '0')}`

const drawnFor = ({ clock, tenant }: Pick<InTenant, 'clock' | 'tenant'>) => {
  const now = clock.now()
  return { now, year: Number(dayIn(now, tenant.timeZone).slice(0, 4)) }
}

/** A number that was drawn and stands on no paper yet. */
export interface DrawnNumber {
  kind: DocumentKind
  subject: string
  year: number
  seq: number
  number: string
  issuedAt: Date
}

/**
 * Draws the next number ahead of its paper, as the last that is asked for before everything else is only written: the
 * series is held from here on. It goes onto a paper (`issueDrawn`) or back (`giveBackNumber`) in the same transaction.
 */
export async function drawNumber(
  context: Pick<InTenant, 'tx' | 'clock' | 'tenant'>,
  kind: DocumentKind,
  subject: string,
): Promise<DrawnNumber> {
  const { now, year } = drawnFor(context)
  const drawn = await store.drawNumber(context.tx, { kind, subject, year, now })
  if (!drawn) throw new Error('No number was drawn')
  return { kind, subject, year, ...drawn, number: numberOf(kind, year, drawn.seq) }
}

/** Nothing was issued under it: the next one who asks gets it. */
export const giveBackNumber = (tx: InTenant['tx'], drawn: DrawnNumber): void => store.undrawNumber(tx, drawn)

/** Keeps what is printed under a number that was drawn before; waits for nothing. */
export function issueDrawn(
  tx: InTenant['tx'],
  { kind, subject, year, seq, number, issuedAt }: DrawnNumber,
  { orderCode, content }: Pick<Issue, 'orderCode' | 'content'>,
): void {
  const text = JSON.stringify(content)
  const sha256 = createHash('sha256').update(`${number}\n${text}`).digest('hex')
  store.insertDocument(tx, {
    kind,
    year,
    seq,
    number,
    subject,
    orderCode,
    issuedAt,
    content: text,
    sha256,
  })
}

/**
 * Draws the next number of the series and keeps what is printed under it. Of the same subject there is one: asking
 * again answers its number. To be called last in a transaction, since the series is its last lock.
 */
export async function issue(
  context: Pick<InTenant, 'tx' | 'clock' | 'tenant'>,
  { kind, subject, orderCode, content }: Issue,
): Promise<string> {
  const { tx } = context
  const { now, year } = drawnFor(context)
  const [known, drawn] = await Promise.all([
    store.findBySubject(tx, kind, subject),
    store.drawNumber(tx, { kind, subject, year, now }),
  ])
  if (known) return known.number
  if (!drawn) throw new Error('No number was drawn')
  const number = numberOf(kind, year, drawn.seq)
  issueDrawn(tx, { kind, subject, year, ...drawn, number }, { orderCode, content })
  return number
}
