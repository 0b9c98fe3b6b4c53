import { isMap, isScalar, LineCounter, parseDocument, stringify } from 'yaml'
import {
  documentOfMarkdown,
  MarkdownProblem,
  markdownOfDocument,
} from '../../../platform/documents/markdown/markdown.ts'
import type { Block } from '../../../shared/document/document.ts'

/** What one file of a folder says: fields as YAML, and where there is a long text, that as Markdown below them. */
export interface Form {
  fields: unknown
  body?: readonly Block[] | undefined
}

/** What is wrong with a file, and in which of its lines. */
export interface Problem {
  path: string
  line: number
  message: string
}

export class FileProblem extends Error {
  readonly line: number
  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

export interface ReadForm extends Form {
  /** the line in which a field stands: "agenda.2.title" */
  lineOf(field: string): number
}

const isEmpty = (fields: unknown) =>
  typeof fields === 'object' && fields !== null && Object.keys(fields).length === 0

const yamlOf = (fields: unknown) =>
  isEmpty(fields) ? '' : stringify(fields, { lineWidth: 0, version: '1.2', aliasDuplicateObjects: false })

/** The same form is always the same text. */
export function formText({ fields, body }: Form): string {
  if (body === undefined) return isEmpty(fields) ? '{}\n' : yamlOf(fields)
  const text = markdownOfDocument(body)
  return `---\n${yamlOf(fields)}---\n${text === '' ? '' : `\n${text}`}`
}

const front = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/

/** Reads what a file says; throws {@link FileProblem}. */
export function readForm(source: string, isText: boolean): ReadForm {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  if (!isText) return readYaml(text, 1)
  const found = front.exec(text)
  if (!found) throw new FileProblem('Berkas harus diawali isian di antara dua baris ---', 1)
  const rest = text.slice(found[0].length)
  const first = found[0].split('\n').length
  const yaml = readYaml(found[1] ?? '', 2)
  try {
    const body = documentOfMarkdown(rest, first)
    return { ...yaml, body, lineOf: field => (/^body\b/.test(field) ? first : yaml.lineOf(field)) }
  } catch (error) {
    throw error instanceof MarkdownProblem ? new FileProblem(error.message, error.line) : error
  }
}

const words: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'Isian ini ditulis dua kali',
  BAD_INDENT: 'Jarak di awal baris tidak sesuai',
  BLOCK_AS_IMPLICIT_KEY:
    'Jarak di awal baris berikutnya tidak sesuai, atau teks yang memuat titik dua perlu diapit tanda kutip',
  TAB_AS_INDENT: 'Pakai spasi, bukan tab, di awal baris',
  BAD_ALIAS: 'Nama setelah * tidak dikenal; apit teksnya dengan tanda kutip',
  MISSING_CHAR: 'Ada tanda penutup yang kurang, misalnya kutip atau kurung',
}

function readYaml(text: string, first: number): ReadForm {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, version: '1.2', prettyErrors: false })
  const lineAt = (offset: number) => counter.linePos(offset).line + first - 1
  const [problem] = document.errors
  if (problem)
    throw new FileProblem(words[problem.code] ?? 'Baris ini bukan YAML yang benar', lineAt(problem.pos[0]))
  const fields = plain(() => document.toJS({ maxAliasCount: 20 }))
  return {
    fields: fields ?? {},
    lineOf(field) {
      const steps = field.split('.').map(step => (/^\d+$/.test(step) ? Number(step) : step))
      for (let count = steps.length; count > 0; count -= 1) {
        const [holder, last] = [document.getIn(steps.slice(0, count - 1), true), steps[count - 1]]
        const top = count === 1 ? document.contents : holder
        const pair = isMap(top) ? top.items.find(({ key }) => isScalar(key) && key.value === last) : undefined
        const start = isScalar(pair?.key)
          ? pair.key.range?.[0]
          : rangeOf(document.getIn(steps.slice(0, count), true))
        if (start !== undefined) return lineAt(start)
      }
      return first
    },
  }
}

const rangeOf = (node: unknown): number | undefined => {
  const range: unknown = Object(node).range
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : undefined
}

function plain(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    throw new FileProblem('Terlalu banyak rujukan (*) di berkas ini', 1)
  }
}
