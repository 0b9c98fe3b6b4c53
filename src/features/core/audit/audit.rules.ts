import { kinds } from '../permissions/permissions.ts'
import type { DeedWords } from './deed-words.ts'

export interface FieldChange {
  label: string
  /** null: there was nothing, or there is nothing now */
  before: string | null
  after: string | null
}

export const kindLabel = (kind: number | null): string =>
  Object.entries(kinds).find(([number]) => Number(number) === kind)?.[1].label ?? ''

type Values = Record<string, unknown>

/** The words there are for fields and states. */
type Words = Pick<Required<DeedWords>, 'fields' | 'states'>

/** What became different, line by line, in words. What is equal on both sides is left out. */
export function changesBetween(words: Words, before: Values | null, after: Values | null): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter(name => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null))
    .map(name => ({
      label: labelOf(words, name),
      before: valueText(words, name, before?.[name]),
      after: valueText(words, name, after?.[name]),
    }))
}

function labelOf({ fields }: Words, name: string): string {
  const known = fields[name]
  if (known !== undefined) return known
  const spelled = name
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}

/** a text longer than this says enough by its beginning */
const longest = 160

function valueText(words: Words, name: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (name === 'kind' && typeof value === 'number') return kindLabel(value)
  if ((name === 'status' || name === 'state') && typeof value === 'string')
    return words.states[value] ?? value
  if (Array.isArray(value))
    return value.length === 0 ? null : short(value.map(part => partText(words, part)).join(', '))
  if (typeof value === 'object') return short(objectText(words, value))
  return short(String(value))
}

const partText = (words: Words, part: unknown) =>
  typeof part === 'object' && part !== null ? objectText(words, part) : String(part)

/** A picture is named by its description, anything else by its parts. */
function objectText(words: Words, value: object): string {
  const parts: [string, unknown][] = Object.entries(value)
  if (parts.some(([name]) => name === 'key') && parts.some(([name]) => name === 'width')) {
    const alt = parts.find(([name]) => name === 'alt')?.[1]
    return typeof alt === 'string' && alt !== '' ? `gambar "${alt}"` : 'gambar'
  }
  return parts
    .filter(([, part]) => part !== null && part !== '')
    .map(
      ([name, part]) =>
        `${labelOf(words, name)}: ${typeof part === 'object' ? JSON.stringify(part) : String(part)}`,
    )
    .join('; ')
}

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
