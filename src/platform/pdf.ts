import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The little of the maker of PDF that is used here; its own types would bring the browser's into the server's. */
interface PdfMaker {
  addFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void
  setUrlAccessPolicy(isAllowed: (url: string) => boolean): void
  setLocalAccessPolicy(isAllowed: (path: string) => boolean): void
  createPdf(definition: object): { getBuffer(): Promise<Buffer> }
}

let maker: PdfMaker | undefined

/**
 * Loaded when somebody first wants a PDF. It has one memory for all who use it, so its rules are made here and nowhere
 * else: the typeface it brings along (whole files, which it can take letters out of) is read, and nothing is fetched.
 */
function pdfMaker(): PdfMaker {
  if (maker) return maker
  const made: PdfMaker = require('pdfmake')
  const file = (style: string) => require.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`)
  const fonts = {
    normal: file('Regular'),
    bold: file('Medium'),
    italics: file('Italic'),
    bolditalics: file('MediumItalic'),
  }
  const files = Object.values(fonts)
  made.addFonts({ Roboto: fonts })
  made.setUrlAccessPolicy(() => false)
  made.setLocalAccessPolicy(path => files.includes(path))
  maker = made
  return made
}

/** A PDF of a definition as pdfmake reads it. */
export const makePdf = (definition: object): Promise<Buffer> => pdfMaker().createPdf(definition).getBuffer()
