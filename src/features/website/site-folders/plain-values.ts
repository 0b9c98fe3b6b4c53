import { z } from 'zod'
import { type Content, isSame } from '../../../shared/draft-parts.ts'

/** Values as files say them: without what goes without saying, with pictures by their place in the folder. */

/** A file of the site. */
export interface FolderFile {
  key: string
  width: number | null
  height: number | null
  tint: string | null
}
export type FolderFiles = ReadonlyMap<string, FolderFile>

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPicture = (value: Readonly<Record<string, unknown>>) =>
  typeof value.key === 'string' && typeof value.width === 'number' && typeof value.height === 'number'

/** numbers that only this database knows, and what is not for everybody who may read the folder */
const left: readonly string[] = ['joinCode', 'onlineUrl']
const isLeft = (name: string, value: unknown) =>
  (name === 'id' && typeof value === 'number') || left.includes(name)

const isUnsaid = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

function shortened(value: unknown, isWhole: boolean): unknown {
  if (Array.isArray(value)) return value.map(one => shortened(one, isWhole))
  if (!isThing(value)) return value
  if (isPicture(value)) return pictureForm(value)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => {
      if (isLeft(name, child) || (!isWhole && isUnsaid(child))) return []
      return [[name, shortened(child, isWhole)]]
    }),
  )
}

function pictureForm({ key, width: _, height: __, tint: ___, alt, ...rest }: Record<string, unknown>) {
  return { file: `media/${String(key)}`, ...(alt === '' || alt === undefined ? {} : { alt }), ...rest }
}

/** Pictures as columns keep them; the names of files that are nowhere. */
export function restored(
  value: unknown,
  files: FolderFiles,
  path = '',
): { value: unknown; missing: string[] } {
  const missing: string[] = []
  const walk = (given: unknown, at: string): unknown => {
    if (Array.isArray(given)) return given.map((one, index) => walk(one, `${at}.${index}`))
    if (!isThing(given)) return given
    if (typeof given.file !== 'string' || !given.file.startsWith('media/'))
      return Object.fromEntries(
        Object.entries(given).map(([name, child]) => [name, walk(child, `${at}.${name}`)]),
      )
    const { file: name, alt = '', ...rest } = given
    const file = files.get(String(name).slice('media/'.length))
    if (!file) missing.push(at)
    const { key = '', width, height, tint } = file ?? {}
    return { key, width: width ?? 0, height: height ?? 0, alt, ...(tint ? { tint } : {}), ...rest }
  }
  return { value: walk(value, path), missing: missing.map(at => at.replace(/^\./, '')) }
}

/** what is left of a value where only its meaning counts */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isThing(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) =>
      isLeft(name, child) || (name === 'tint' && isPicture(value)) ? [] : [[name, bare(child)]],
    ),
  )
}

type Shape = Readonly<Record<string, z.ZodType>>
export const shapeOf = (schema: z.ZodType): Shape => (schema instanceof z.ZodObject ? schema.shape : {})

/** What the database keeps in its own order, in the order in which it is declared. */
function inOrder(value: unknown, schema: z.ZodType | undefined): unknown {
  const read = schema?.safeParse(value)
  return read?.success && isSame(read.data, value) ? read.data : value
}

/** Whether a field would be so without a word of it. */
function goesUnsaid(value: unknown, schema: z.ZodType | undefined): boolean {
  const read = schema?.safeParse(undefined)
  return read?.success === true && isSame(value, read.data)
}

/** The fields of a value in their declared order, without those that say what would be so anyway. */
export function fieldsForm(value: Content, schema: z.ZodType, files: FolderFiles): Record<string, unknown> {
  const shape = shapeOf(schema)
  const names = [
    ...Object.keys(shape).filter(name => name in value),
    ...Object.keys(value).filter(name => !(name in shape)),
  ]
  return Object.fromEntries(
    names.flatMap(name => {
      const given = inOrder(value[name], shape[name])
      if (isLeft(name, given) || goesUnsaid(given, shape[name])) return []
      const short = shortened(given, false)
      const read = shape[name]?.safeParse(restored(short, files).value)
      const isKept = read?.success === true && isSame(bare(read.data), bare(given))
      return [[name, isKept ? short : shortened(given, true)]]
    }),
  )
}

/** What a file does not say of rows that stand there: their numbers, and what is not for everybody. */
export function completed(next: Content, standing: Content | undefined): Content {
  if (!standing) return next
  return Object.fromEntries(
    Object.entries(next).map(([name, value]) => {
      const before = standing[name]
      if (left.includes(name) && isUnsaid(value)) return [name, before ?? value]
      return [name, Array.isArray(value) && Array.isArray(before) ? rowsWith(value, before) : value]
    }),
  )
}

const nameOf = (row: Record<string, unknown>) => row.name ?? row.title ?? row.label
const numbered = (row: unknown): row is Record<string, unknown> => isThing(row) && typeof row.id === 'number'

function rowsWith(rows: readonly unknown[], before: readonly unknown[]): unknown[] {
  const known = before.filter(numbered)
  return rows.map((row, index) => {
    if (!isThing(row) || row.id !== undefined) return row
    const named = known.find(one => nameOf(one) === nameOf(row))
    const free = known[index]
    const old =
      named ?? (free && !rows.some(one => isThing(one) && nameOf(one) === nameOf(free)) ? free : undefined)
    if (!old) return row
    const kept = left
      .filter(name => isUnsaid(row[name]) && old[name] !== undefined)
      .map(name => [name, old[name]])
    return { ...row, id: old.id, ...Object.fromEntries(kept) }
  })
}
