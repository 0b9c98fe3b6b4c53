import { type CallContext, Download, type InTenant } from '../../../platform/http/endpoint.ts'
import { csvFile } from '../../../shared/csv.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict } from '../../../shared/failure.ts'
import type { TaxPart } from '../../../shared/income-tax.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { accountText, endOfMonth } from '../ledger/ledger.ts'
import { openTaxNumber, type WithholdingDeps } from './tax-profiles.ts'
import type { SlipItem, SlipsQuery } from './withholding.contract.ts'
import { payeeKindsOfTax, ruleNames, slipStates } from './withholding.rules.ts'
import { listSlipRows, type SlipRow, sumWithheld } from './withholding.store.ts'

const percent = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
export const percentText = (bps: number): string => `${percent.format(bps / 100)}%`

// insertSlip alone writes them
const partsOf = ({ parts }: Pick<SlipRow, 'parts'>): TaxPart[] => parts as TaxPart[]

/** The first moment of a month and of the next, where the tenant is. */
const spanOf = (month: string, timeZone: string) => ({
  from: instantOf(`${month}-01T00:00`, timeZone),
  until: endOfMonth(month, timeZone),
})

function itemOf(row: SlipRow, timeZone: string): SlipItem {
  const isBack = row.backAt !== null
  return {
    id: row.id,
    name: row.name || row.number,
    number: row.number,
    rule: row.rule,
    ruleText: ruleNames[row.rule].label + (row.hasNumber ? '' : ', tanpa NPWP'),
    dayText: mediumDate(row.heldAt, timeZone),
    grossText: amountText(row.gross),
    baseText: amountText(row.base),
    rates: partsOf(row).map(({ bps, base }) => `${percentText(bps)} dari ${amountText(base)}`),
    amountText: amountText(row.amount),
    state: isBack ? 'back' : 'held',
    backText: row.backAt ? mediumDate(row.backAt, timeZone) : '',
    source: row.source,
  }
}

/** What was withheld of payouts that were handed over; `personId`: of this payee only. */
export async function listSlips(
  { tx, tenant }: InTenant,
  { month, ...query }: SlipsQuery,
  personId?: number,
): Promise<Paged<SlipItem>> {
  const span = month === undefined ? {} : spanOf(month, tenant.timeZone)
  const { rows, total } = await listSlipRows(tx, { ...query, ...span, personId })
  return paged(
    rows.map(row => itemOf(row, tenant.timeZone)),
    total,
    query,
  )
}

/** What a month owes the tax office, by article: withheld in it, less what came back in it. */
export async function sumsOf({ tx, tenant }: InTenant, month: string) {
  const rows = await sumWithheld(tx, spanOf(month, tenant.timeZone))
  return rows.map(({ article, amount }) => ({
    label: accountText('tax_withheld', article, new Map()),
    value: amount < 0 ? `-${amountText(-amount)}` : amountText(amount),
  }))
}

/** rows of one file: a month of a tenant has far fewer */
const mostRows = 10_000

const head = [
  'Nomor',
  'Tanggal dipotong',
  'Penerima',
  'Jenis penerima',
  'NPWP atau NIK',
  'Jenis pajak',
  'Kode objek pajak',
  'Bruto',
  'Dasar pengenaan',
  'Tarif (%)',
  'PPh',
  'Surat keterangan',
  'Status',
  'Tanggal batal',
  'Dasar hukum',
]

/**
 * Slips of a month for who files them: a line for each rate, since a slip has one. The gross amount stands in the first
 * line of each payout. Numbers are whole here, and the log keeps who took the file.
 */
export async function slipsFile(
  house: WithholdingDeps,
  context: CallContext,
  month: string,
): Promise<Download> {
  const { tx, tenant } = context
  const { timeZone } = tenant
  const { rows, total } = await listSlipRows(tx, {
    ...spanOf(month, timeZone),
    page: 1,
    pageSize: mostRows,
  })
  if (total > rows.length) throw conflict(`Lebih dari ${mostRows} bukti potong dalam bulan ini.`)
  const lines = rows
    .reverse()
    .flatMap(row =>
      partsOf(row).map((part, place) =>
        [
          row.number,
          dayIn(row.heldAt, timeZone),
          row.name,
          row.kind === null ? '' : payeeKindsOfTax[row.kind].label,
          openTaxNumber(house, tenant.id, row.numberSealed),
          ruleNames[row.rule].label,
          row.objectCode,
          place === 0 ? row.gross : '',
          part.base,
          percent.format(part.bps / 100),
          part.tax,
          row.rule === 'pph_final' ? (row.letter ?? '') : '',
          slipStates[row.backAt === null ? 'held' : 'back'].label,
          row.backAt === null ? '' : dayIn(row.backAt, timeZone),
          row.source,
        ].map(String),
      ),
    )
  await record(context, {
    action: 'withholding.file_taken',
    object: { type: 'withholding', id: month, name: `Bukti potong ${month}` },
    after: { rows: lines.length },
  })
  const body = Buffer.from(csvFile([head, ...lines]))
  return new Download(`bukti-potong-${tenant.slug}-${month}.csv`, 'text/csv', body)
}
