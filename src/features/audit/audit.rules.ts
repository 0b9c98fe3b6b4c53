import { kinds } from '../permissions/permissions.ts'
import { deeds, fields, statusWords, topics } from './audit.words.rules.ts'

export interface Change {
  label: string
  /** null: there was nothing, or there is nothing now */
  before: string | null
  after: string | null
}

/** "menangguhkan Sari": the words before the thing's name. A deed nobody has named yet is said by its own name. */
export const wordsFor = (action: string): string =>
  deeds[action] ?? `melakukan ${action.replace('.', ' ').replaceAll('_', ' ')}:`

export const topicOptions = Object.entries(topics).map(([value, label]) => ({ value, label }))

export const kindLabel = (kind: number | null): string =>
  Object.entries(kinds).find(([number]) => Number(number) === kind)?.[1].label ?? ''

type Values = Record<string, unknown>

/** What became different, line by line, in words. What is equal on both sides is left out. */
export function changesBetween(before: Values | null, after: Values | null): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter(name => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(after?.[name] ?? null))
    .map(name => ({
      label: labelOf(name),
      before: valueText(name, before?.[name]),
      after: valueText(name, after?.[name]),
    }))
}

function labelOf(name: string): string {
  const known = fields[name]
  if (known !== undefined) return known
  const words = name
    .replaceAll(/[._]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** a text longer than this says enough by its beginning */
const longest = 160

function valueText(name: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
  if (name === 'kind' && typeof value === 'number') return kindLabel(value)
  if ((name === 'status' || name === 'state') && typeof value === 'string') return statusWords[value] ?? value
  if (Array.isArray(value)) return value.length === 0 ? null : short(value.map(partText).join(', '))
  if (typeof value === 'object') return short(objectText(value))
  return short(String(value))
}

const partText = (part: unknown) =>
  typeof part === 'object' && part !== null ? objectText(part) : String(part)

/** A picture is named by its description, anything else by its parts. */
function objectText(value: object): string {
  const parts: [string, unknown][] = Object.entries(value)
  if (parts.some(([name]) => name === 'key') && parts.some(([name]) => name === 'width')) {
    const alt = parts.find(([name]) => name === 'alt')?.[1]
    return typeof alt === 'string' && alt !== '' ? `gambar "${alt}"` : 'gambar'
  }
  return parts
    .filter(([, part]) => part !== null && part !== '')
    .map(
      ([name, part]) => `${labelOf(name)}: ${typeof part === 'object' ? JSON.stringify(part) : String(part)}`,
    )
    .join('; ')
}

const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
