import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { makePdf } from '../../../platform/pdf.ts'
import { longDate } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { type DocumentContent, documentKinds } from './documents.rules.ts'
import type { DocumentRow } from './documents.store.ts'

/** a piece of a page: words with a look, columns, a table */
type Content = string | Readonly<Record<string, unknown>>

/** of whom it is, and how it stands now: that is no part of what was printed under the number */
export interface PaperOf {
  buyer: string
  email: string | null
  isVoid: boolean
  isPaid: boolean
}

/** A numbered paper as a PDF of one page: who, what, how much, and how it stands. */
export const drawPaper = (
  tenant: Pick<TenantContext, 'title' | 'timeZone' | 'contact'>,
  paper: DocumentRow,
  of: PaperOf,
): Promise<Buffer> => makePdf(definitionOf(tenant, paper, of))

const muted = '#5b6270'
const line = '#d5d9e0'

function definitionOf(
  { title, timeZone, contact }: Pick<TenantContext, 'title' | 'timeZone' | 'contact'>,
  paper: DocumentRow,
  of: PaperOf,
): object {
  // written by `issue`, from the same type
  const content = paper.content as unknown as DocumentContent
  const heading = Object.entries(documentKinds).find(([kind]) => kind === paper.kind)?.[1] ?? paper.kind
  const sender = [contact.address, contact.phone, contact.email].filter(
    text => text !== undefined && text !== '',
  )
  return {
    info: { title: `${heading} ${paper.number}`, author: title, creationDate: paper.issuedAt },
    pageSize: 'A4',
    pageMargins: [48, 56, 48, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.35 },
    ...(of.isVoid ? { watermark: { text: 'BATAL', color: '#b3261e', opacity: 0.12 } } : {}),
    content: [
      { text: title, fontSize: 16 },
      ...sender.map((text): Content => ({ text: text ?? '', color: muted, fontSize: 9.5 })),
      {
        columns: [
          { stack: [small('Untuk'), of.buyer, { text: of.email ?? '', color: muted }] },
          {
            stack: [small(heading), { text: paper.number, fontSize: 13 }, longDate(paper.issuedAt, timeZone)],
            alignment: 'right',
          },
        ],
        margin: [0, 24, 0, 20],
      },
      table(content),
      ...(of.isPaid ? [{ text: 'LUNAS', color: '#146c2e', fontSize: 13, margin: [0, 14, 0, 0] }] : []),
      ...content.notes.map((text): Content => ({ text, color: muted, fontSize: 9.5, margin: [0, 12, 0, 0] })),
    ],
    footer: {
      text: `Sidik jari dokumen: ${paper.sha256.slice(0, 32)}`,
      color: muted,
      fontSize: 7.5,
      margin: [48, 0, 48, 0],
    },
  }
}

const small = (text: string): Content => ({ text, color: muted, fontSize: 9 })

function table({ lines, total, tax, taxBps }: DocumentContent): Content {
  const row = (label: string, amount: string, fontSize = 10.5) => [
    { text: label, fontSize },
    { text: amount, alignment: 'right' as const, fontSize },
  ]
  const rate = `${String(taxBps / 100).replace('.', ',')}%`
  return {
    table: {
      headerRows: 1,
      widths: ['*', 'auto'],
      body: [
        [small('Uraian'), { text: 'Jumlah', color: muted, fontSize: 9, alignment: 'right' }],
        ...lines.map(({ label, amount }) => row(label, signed(amount))),
        row('Total', amountText(total), 12.5),
        ...(tax > 0 ? [row(`Termasuk PPN ${rate}`, amountText(tax), 9.5)] : []),
      ],
    },
    layout: {
      hLineColor: () => line,
      hLineWidth: () => 0.7,
      vLineWidth: () => 0,
      paddingTop: () => 6,
      paddingBottom: () => 6,
    },
  }
}

const signed = (amount: number) => (amount < 0 ? `-${amountText(-amount)}` : amountText(amount))
