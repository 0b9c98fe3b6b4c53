import { readFile } from 'node:fs/promises'
import { ImportError } from '../../../platform/archives/archive.ts'
import { wordLines } from '../../../platform/archives/files/word-lines.ts'
import { readWorkbook } from '../../../platform/archives/files/workbook.ts'
import { csvLines } from '../../../shared/csv.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { ImportFormat } from './question-kinds.rules.ts'
import { mostText, type ReadFile } from './questions.contract.ts'

/** bytes of a file full of questions */
export const mostBytes = 20 * 1024 * 1024
const sheetBounds = { mostRows: 2000, mostColumns: 50 }

/** What a file says, as a text that is looked at and put right before anything of it is kept. */
export async function readQuestionFile(path: string, name: string): Promise<ReadFile> {
  const bytes = await readFile(path)
  try {
    const { text, ...rest } = contentOf(bytes, name)
    if (text.trim() === '') throw wrong('Berkas ini kosong.')
    if (text.length > mostText)
      throw wrong('Teks di berkas ini terlalu panjang. Bagi menjadi beberapa berkas.')
    return { text, ...rest }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw wrong(`Berkas ini tidak dapat dibaca: ${error.reason}`)
  }
}

const wrong = (message: string) => invalidField('file', message, 'unreadable')

function contentOf(bytes: Buffer, name: string): ReadFile {
  if (/\.docx$/i.test(name)) {
    const { lines, pictures } = wordLines(bytes, name)
    return { text: lines.join('\n'), format: 'typed', pictures }
  }
  if (/\.xlsx$/i.test(name))
    return { text: csvLines(readWorkbook(bytes, name, sheetBounds)), format: 'table', pictures: 0 }
  const text = decoded(bytes)
  return { text, format: formatOf(text, name), pictures: 0 }
}

function decoded(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\u0000')) return text
  } catch {
    // said below
  }
  throw wrong('Huruf di berkas ini tidak dapat dibaca. Simpan sebagai UTF-8, .docx, atau .xlsx.')
}

/** By its name where that says it, otherwise by how it is written. */
function formatOf(text: string, name: string): ImportFormat {
  if (/\.csv$/i.test(name)) return 'table'
  if (/\.xml$/i.test(name)) return 'moodle'
  if (/\.gift$/i.test(name)) return 'gift'
  if (/^\s*<\?xml|^\s*<quiz/.test(text)) return 'moodle'
  if (/^\s*ANSWER\s*:\s*[A-Z]\s*$/m.test(text)) return 'aiken'
  return /\{[^}]*[=~#][^}]*\}|\{\s*(?:T|F|TRUE|FALSE)?\s*\}/.test(text) ? 'gift' : 'typed'
}
