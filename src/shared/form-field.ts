/** What a form has to know of a field, as its contract says it (`fieldsOf`, platform/http/fields.ts): plain JSON, for the browser. */

/**
 * How a field is typed. lines: a text per line; grid: a row per line, cells between |; price: rupiah or words; rupiah: nothing else; link:
 * words and an address; group: fields of a thing within; rows: things of the same fields; sheet: many short ones of them,
 * pasted out of a spreadsheet; own: the room's component.
 */
export type Control =
  | 'text'
  | 'area'
  | 'html'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'price'
  | 'rupiah'
  | 'check'
  | 'choice'
  | 'choices'
  | 'pick'
  | 'picks'
  | 'time'
  | 'day'
  | 'moment'
  | 'colour'
  | 'icon'
  | 'link'
  | 'picture'
  | 'pictures'
  | 'video'
  | 'lines'
  | 'grid'
  | 'group'
  | 'rows'
  | 'sheet'
  | 'own'

export interface FieldOption {
  value: string
  label: string
}

export interface FormField {
  name: string
  label: string
  control: Control
  hint?: string | undefined
  /** shown while nothing is typed */
  example?: string | undefined
  /** a form without it is refused */
  required?: boolean | undefined
  /** may be left out: what was emptied is not sent */
  optional?: boolean | undefined
  /** characters */
  maxLength?: number | undefined
  /** of a number */
  min?: number | undefined
  max?: number | undefined
  /** how many rows, lines or pictures */
  most?: number | undefined
  options?: readonly FieldOption[] | undefined
  /** the name of choices that the page brings along */
  from?: string | undefined
  /**
   * the call that finds choices by what is typed (`?search=`) and names those that are chosen (`?names=a,b`): for what may
   * be more than a page should bring along
   */
  search?: string | undefined
  /** one of the rows: "tautan" */
  noun?: string | undefined
  /** lines of an area, to begin with */
  lines?: number | undefined
  /** what a new one holds */
  initial?: unknown
  /** each row is folded to a line until it is opened */
  folds?: boolean | undefined
  /** shown while its siblings hold one of these values; what it holds stays meanwhile */
  when?: Readonly<Record<string, readonly string[]>> | undefined
  /** of a group, a link, a picture, and of each row */
  fields?: readonly FormField[] | undefined
}

/** Fields by name, of a thing within a form. */
export type Values = Record<string, unknown>

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})

/** What a new thing of these fields begins with. */
export const emptyOf = (fields: readonly FormField[]): Values =>
  Object.fromEntries(
    fields.flatMap(field => {
      if (field.initial !== undefined) return [[field.name, field.initial]]
      return field.optional ? [] : [[field.name, emptyValue(field)]]
    }),
  )

function emptyValue({ control, fields = [] }: FormField): unknown {
  if (control === 'check') return false
  if (control === 'group') return emptyOf(fields)
  return ['rows', 'sheet', 'pictures', 'lines', 'grid', 'choices'].includes(control) ? [] : ''
}

/** The limits of one field of a description, for controls that are laid out by hand. */
export const fieldNamed = (fields: readonly FormField[], name: string): FormField => {
  const found = fields.find(field => field.name === name)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

/** Whether a field is asked for, beside what its siblings hold. */
export const isAsked = ({ when = {} }: Pick<FormField, 'when'>, siblings: object): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(String(Reflect.get(siblings, name))))
