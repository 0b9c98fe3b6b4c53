import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { makePdf } from '../../../platform/pdf.ts'
import { to } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { codeWords } from '../recognition/recognition.ts'
import { certificateKinds } from './certificates.rules.ts'
import type { CertificateRow } from './certificates.store.ts'

const ink = '#1c2733'
const quiet = '#566270'
const line = '#b9c2cc'

/** A landscape page, drawn from the row alone: the same certificate looks the same whenever it is asked for. */
export const certificatePdf = (
  tenant: Pick<TenantContext, 'title' | 'origin' | 'timeZone'>,
  row: CertificateRow,
): Promise<Buffer> => makePdf(pageOf(tenant, row))

function pageOf(
  { title, origin, timeZone }: Pick<TenantContext, 'title' | 'origin' | 'timeZone'>,
  row: CertificateRow,
): object {
  const address = `${origin}${to.verified(row)}`
  const day = (at: Date) => longDate(at, timeZone)
  const score = row.percent === null ? [] : [`dengan nilai ${row.percent}%`]
  const { heading, did, below } =
    row.kind === 'class'
      ? {
          heading: 'SERTIFIKAT',
          did: 'yang telah menyelesaikan',
          below: [row.runName ?? '', `pada ${day(row.finishedAt)}`, ...score].filter(Boolean).join(', '),
        }
      : { heading: 'LENCANA', did: 'yang menguasai kompetensi', below: row.grounds }
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    // room below for what proves it, which stands at the foot however long the names are
    pageMargins: [64, 78, 64, 172],
    info: { title: `${certificateKinds[row.kind].label} ${row.title}`, author: title, subject: row.number },
    defaultStyle: { font: 'Roboto', fontSize: 12, color: ink },
    background: (_page: number, { width, height }: { width: number; height: number }) => ({
      canvas: [
        { type: 'rect', x: 24, y: 24, w: width - 48, h: height - 48, lineWidth: 1.5, lineColor: ink },
        { type: 'rect', x: 30, y: 30, w: width - 60, h: height - 60, lineWidth: 0.5, lineColor: line },
      ],
    }),
    footer: () => ({
      margin: [64, 20, 64, 0],
      columns: [
        {
          width: '*',
          margin: [0, 18, 0, 0],
          stack: [
            { text: `Terbit ${day(row.issuedAt)}` },
            { text: 'Periksa keasliannya:', color: quiet, margin: [0, 8, 0, 2] },
            { text: address, link: address, fontSize: 10 },
            { text: `Kode ${codeWords(row.code)}`, bold: true, margin: [0, 4, 0, 0] },
          ],
        },
        { width: 'auto', qr: address, fit: 104, foreground: ink },
      ],
    }),
    content: [
      { text: title, fontSize: 14, bold: true, alignment: 'center' },
      {
        text: heading,
        fontSize: 34,
        bold: true,
        characterSpacing: 6,
        alignment: 'center',
        margin: [0, 26, 0, 4],
      },
      { text: `Nomor ${row.number}`, color: quiet, alignment: 'center' },
      { text: 'diberikan kepada', color: quiet, alignment: 'center', margin: [0, 26, 0, 6] },
      {
        text: row.holder,
        fontSize: row.holder.length > 80 ? 16 : row.holder.length > 40 ? 22 : 32,
        bold: true,
        alignment: 'center',
      },
      { text: did, color: quiet, alignment: 'center', margin: [0, 18, 0, 6] },
      { text: row.title, fontSize: row.title.length > 70 ? 15 : 20, alignment: 'center' },
      {
        text: below,
        color: quiet,
        alignment: 'center',
        margin: [0, 8, 0, 0],
      },
    ],
  }
}
