import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { TenantContext } from '../../../platform/http/endpoint.ts'
import { rootFolder } from '../../../platform/root-folder.ts'
import { to } from '../../../routes.ts'
import { longDate } from '../../../shared/dates.ts'
import { codeWords } from './certificates.rules.ts'
import type { CertificateRow } from './certificates.store.ts'

/** the typeface that pdfmake brings: whole files, which it can take letters out of */
const fontFolder = join(rootFolder, 'node_modules/pdfmake/fonts/Roboto')
const fonts = {
  Roboto: {
    normal: join(fontFolder, 'Roboto-Regular.ttf'),
    bold: join(fontFolder, 'Roboto-Medium.ttf'),
    italics: join(fontFolder, 'Roboto-Italic.ttf'),
    bolditalics: join(fontFolder, 'Roboto-MediumItalic.ttf'),
  },
}

/** What is asked of pdfmake. Its own types bring a browser's along, which this server is not. */
interface PdfMaker {
  setFonts(fonts: object): void
  setUrlAccessPolicy(allow: (url: string) => boolean): void
  setLocalAccessPolicy(allow: (path: string) => boolean): void
  createPdf(page: object): { getBuffer(): Promise<Buffer> }
}

const ink = '#1c2733'
const quiet = '#566270'
const line = '#b9c2cc'

/** A landscape page, drawn from the row alone: the same certificate looks the same whenever it is asked for. */
export async function certificatePdf(
  tenant: Pick<TenantContext, 'title' | 'origin' | 'timeZone'>,
  row: CertificateRow,
): Promise<Buffer> {
  // loaded when it is first needed
  const pdfmake: PdfMaker = createRequire(import.meta.url)('pdfmake')
  pdfmake.setFonts(fonts)
  // it fetches nothing, and reads its typeface only
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(path => path.startsWith(fontFolder))
  return pdfmake.createPdf(pageOf(tenant, row)).getBuffer()
}

function pageOf(
  { title, origin, timeZone }: Pick<TenantContext, 'title' | 'origin' | 'timeZone'>,
  row: CertificateRow,
): object {
  const address = `${origin}${to.verified(row)}`
  const day = (at: Date) => longDate(at, timeZone)
  const score = row.percent === null ? [] : [`dengan nilai ${row.percent}%`]
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    // room below for what proves it, which stands at the foot however long the names are
    pageMargins: [64, 78, 64, 172],
    info: { title: `Sertifikat ${row.title}`, author: title, subject: row.number },
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
        text: 'SERTIFIKAT',
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
      { text: 'yang telah menyelesaikan', color: quiet, alignment: 'center', margin: [0, 18, 0, 6] },
      { text: row.title, fontSize: row.title.length > 70 ? 15 : 20, alignment: 'center' },
      {
        text: [row.runName ?? '', `pada ${day(row.finishedAt)}`, ...score].filter(Boolean).join(', '),
        color: quiet,
        alignment: 'center',
        margin: [0, 8, 0, 0],
      },
    ],
  }
}
