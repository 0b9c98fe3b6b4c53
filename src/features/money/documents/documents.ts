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

/**
 * Draws the next number of the series and keeps what is printed under it. Of the same subject there is one: asking
 * again answers its number. To be called last in a transaction, since the series is its last lock.
 */
export async function issue(
  { tx, clock, tenant }: Pick<InTenant, 'tx' | 'clock' | 'tenant'>,
  { kind, subject, orderCode, content }: Issue,
): Promise<string> {
  const now = clock.now()
  const year = Number(dayIn(now, tenant.timeZone).slice(0, 4))
  const [known, drawn] = await Promise.all([
    store.findBySubject(tx, kind, subject),
    store.drawNumber(tx, { kind, subject, year, now }),
  ])
  if (known) return known.number
  if (!drawn) throw new Error('No number was drawn')
  const { seq, issuedAt } = drawn
  const number = numberOf(kind, year, seq)
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
  return number
}
