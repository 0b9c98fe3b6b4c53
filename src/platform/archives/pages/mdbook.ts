import { posix } from 'node:path'
import { parseInline } from 'marked'
import { parse, TomlError } from 'smol-toml'
import { z } from 'zod'
import { ImportError } from '../archive.ts'
import type { Source } from '../files/archive-source.ts'
import { decode } from '../files/decode.ts'
import type { Note } from '../skip-list.ts'
import { escapeAttribute } from './html-tree.ts'

const text = z.string().optional().catch(undefined)
const about = {
  title: text,
  description: text,
  language: text,
  authors: z.array(z.string()).catch([]),
  src: z.string().catch('src'),
}
/** hand-made ones leave the `[book]` out */
const settings = z.object({ ...about, book: z.object(about).optional().catch(undefined) })

export type BookSettings = z.output<z.ZodObject<typeof about>> & {
  /** The folder of its pages, with a slash at the end; undefined where no summary lies in it. */
  folder?: string
}

/**
 * What the book's own `book.toml` says, the one nearest to the root; undefined without any.
 * Throws {@link ImportError} with the line where it is no TOML.
 */
export function bookSettings(source: Source): BookSettings | undefined {
  const [path] = [...source.files.keys()]
    .filter(name => posix.basename(name) === 'book.toml')
    .toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
  const bytes = path === undefined ? undefined : source.files.get(path)
  if (path === undefined || !bytes) return undefined
  const { book, ...loose } = settings.parse(tomlOf(decode(bytes, path), path))
  const own = book ?? loose
  const folder = posix.join(posix.dirname(path), own.src, '/')
  const inside = folder === './' ? '' : folder
  const summary = [...source.files.keys()].find(
    name => name.toLowerCase() === `${inside}summary.md`.toLowerCase(),
  )
  return { ...own, ...(summary !== undefined && { folder: inside }) }
}

function tomlOf(toml: string, path: string): unknown {
  try {
    return parse(toml)
  } catch (error) {
    if (error instanceof TomlError) throw new ImportError('TOML tidak sah.', { path, line: error.line })
    throw error
  }
}

/** mdBook's own number: a file that includes itself ends here. */
const MAX_INCLUDES = 10
/** Files that name each other several times grow without end: what a whole book may read again for its includes. */
const MAX_INCLUDED_BYTES = 50 * 1024 * 1024
const MARK = /(\\?)\{\{#(include|rustdoc_include|playground|title|template)(?:\s([^{}]*))?\}\}/g

type Book = { source: Source; language: string | undefined }

/**
 * How a book's pages of Markdown get what mdBook's own programs put into them: other files, and listings with their
 * captions. Throws {@link ImportError} where includes of includes never come to an end.
 */
export function bookExpander({ source, language }: Book): (page: string, path: string, note: Note) => string {
  let left = MAX_INCLUDED_BYTES
  const include = (inside: string, from: string, depth: number, note: Note): string =>
    inside.replace(MARK, (whole, escaped: string, name: string, wanted = '') => {
      if (escaped) return whole.slice(1)
      if (name === 'title') return ''
      const [target = ''] = String(wanted).trim().split(/\s+/)
      const bytes = depth < MAX_INCLUDES ? source.files.get(pathOf(target, from)) : undefined
      left -= bytes?.length ?? 0
      if (left < 0)
        throw new ImportError('berkas yang saling menyisipkan (#include) menjadi terlalu besar.', {
          path: from,
        })
      const found = bytes && taken(target, from, bytes)
      if (!found) {
        note(target, 'Berkas atau bagian yang disisipkan tidak ada', true)
        return ''
      }
      const whole_ = include(found.lines, found.path, depth + 1, note)
      return name === 'playground' ? `\`\`\`rust\n${whole_}\n\`\`\`` : whole_
    })
  return (page, path, note) => withListings(withoutHiddenLines(include(page, path, 0, note)), language)
}

const pathOf = (target: string, from: string) =>
  posix.normalize(posix.join(posix.dirname(from), target.split(':', 1)[0] ?? ''))

/** `file`, `file:anchor`, `file:3`, `file:3:`, `file::9`, `file:3:9`, beside the page that names it. */
function taken(target: string, from: string, bytes: Uint8Array): { lines: string; path: string } | undefined {
  const [, first, last] = target.split(':')
  const path = pathOf(target, from)
  const all = decode(bytes, path).replace(/\n$/, '').split('\n')
  const lines =
    first === undefined || /^\d*$/.test(first)
      ? all.slice(Math.max(0, Number(first || 1) - 1), endOf(first, last))
      : anchored(all, first)
  return lines && { lines: lines.filter(line => !ANCHOR.test(line)).join('\n'), path }
}

function endOf(first: string | undefined, last: string | undefined): number | undefined {
  if (last !== undefined) return last === '' ? undefined : Number(last)
  return first ? Number(first) : undefined
}

const ANCHOR = /\bANCHOR(?:_END)?:\s*[\w-]+/

function anchored(lines: readonly string[], name: string): string[] | undefined {
  const is = (mark: string) => (line: string) =>
    new RegExp(`\\b${mark}:\\s*([\\w-]+)`).exec(line)?.[1] === name
  const start = lines.findIndex(is('ANCHOR'))
  if (start === -1) return undefined
  const end = lines.findIndex((line, at) => at > start && is('ANCHOR_END')(line))
  return lines.slice(start + 1, end === -1 ? undefined : end)
}

/** Lines that only the compiler is to see: `# use std::io;` in Rust. */
function withoutHiddenLines(page: string): string {
  let open: { indent: string; end: string } | undefined
  const shown = page.split('\n').flatMap(line => {
    if (!open) {
      const [, indent = '', ticks] = RUST.exec(line) ?? []
      if (ticks) open = { indent, end: indent + ticks }
    } else if (line.trimEnd() === open.end) open = undefined
    else if (/^\s*#(?: |$)/.test(line.slice(open.indent.length))) return []
    else return [line.replace(/^(\s*)##/, '$1#')]
    return [line]
  })
  return shown.join('\n')
}

const RUST = /^([^\S\n]*(?:>[^\S\n]?)?)(`{3,})rust\b/

const LISTING = /^([^\S\n]*)<Listing((?:\s+[\w-]+="[^"]*")*)\s*>|<\/Listing>/gm

/** The listings of the Rust book's own preprocessor: number and caption below the code, its file above. */
function withListings(page: string, language: string | undefined): string {
  const word = language?.startsWith('id') ? 'Kode' : 'Listing'
  let indent = ''
  let caption = ''
  return page.replace(LISTING, (mark, space?: string, attributes?: string) => {
    const lines = (...some: string[]) => some.map(line => line && indent + line).join('\n')
    if (mark === '</Listing>')
      return lines('', '', caption && `<figcaption>${caption}</figcaption>`, '', '</figure>', '')
    const given = Object.fromEntries(
      [...(attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(one => one.slice(1)),
    )
    const { number, caption: words = '', 'file-name': file } = given
    const told = String(parseInline(words, { async: false }))
    indent = space ?? ''
    caption = [number && `${word} ${number}`, told].filter(Boolean).join(': ')
    const id = number ? ` id="listing-${escapeAttribute(number)}"` : ''
    const above = file ? [`<p><code>${escapeAttribute(file)}</code></p>`, ''] : []
    return lines(`<figure${id}>`, '', ...above)
  })
}
