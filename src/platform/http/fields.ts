import { z } from 'zod'
import type { Control, FieldOption, FormField } from '../../shared/form-field.ts'

/** What a contract says of a field beside its shape, by zod's `.meta()`: without a label it is no field of a form. */
interface FieldWords {
  label?: string | undefined
  /** its name where it stands among those of other things: "Nama narahubung" */
  fullLabel?: string | undefined
  hint?: string | undefined
  example?: string | undefined
  control?: Control | undefined
  /** words of the choices, by value */
  words?: Readonly<Record<string, string>> | undefined
  from?: string | undefined
  search?: string | undefined
  noun?: string | undefined
  lines?: number | undefined
  initial?: unknown
  /** where the shape takes more than the form should offer */
  maxLength?: number | undefined
  most?: number | undefined
  required?: boolean | undefined
  /** rows that are long: each is folded to a line until it is opened */
  folds?: boolean | undefined
  /** shown while its siblings hold one of these values */
  when?: Readonly<Record<string, readonly string[]>> | undefined
}

declare module 'zod' {
  interface GlobalMeta extends FieldWords {}
}

/** schemas that only stand around another */
const inside = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodCatch
    ? schema.unwrap()
    : undefined

/** what is said of it, from the inside out */
function wordsOf(schema: z.core.$ZodType): FieldWords {
  const within = inside(schema)
  return { ...(within ? wordsOf(within) : {}), ...z.globalRegistry.get(schema) }
}

const coreOf = (schema: z.core.$ZodType): z.core.$ZodType => {
  const within = inside(schema)
  return within ? coreOf(within) : schema
}

const isWrapped = (schema: z.core.$ZodType, kind: typeof z.ZodOptional | typeof z.ZodDefault): boolean => {
  const within = inside(schema)
  return schema instanceof kind || (within !== undefined && isWrapped(within, kind))
}

/** The fields that a form of this shape has, in the order of the shape. */
export const fieldsOf = (schema: z.ZodObject): FormField[] =>
  Object.entries(schema.shape).flatMap(([name, part]) => fieldOf(name, part) ?? [])

/** One field of it; undefined where the contract gives it no label. */
function fieldOf(name: string, schema: z.core.$ZodType): FormField | undefined {
  const words = wordsOf(schema)
  const { label, hint, example, from, search, noun, lines, initial, when, folds } = words
  if (label === undefined) return undefined
  const core = coreOf(schema)
  const control = words.control ?? controlOf(core)
  const isOptional = isWrapped(schema, z.ZodOptional)
  const isNeeded = words.required ?? !(isOptional || isWrapped(schema, z.ZodDefault) || takesNothing(core))
  const { min, max } = core instanceof z.ZodNumber ? limitsOf(core) : {}
  const nested = core instanceof z.ZodArray ? coreOf(core.element) : core
  return {
    name,
    label,
    control,
    hint: hint ?? (min !== undefined && max !== undefined ? `${min} sampai ${max}` : undefined),
    example,
    required: isNeeded || undefined,
    optional: isOptional || undefined,
    maxLength: words.maxLength ?? longestOf(core),
    min,
    max,
    most: words.most ?? (core instanceof z.ZodArray ? mostOf(core) : undefined),
    options: optionsOf(nested, words.words),
    from,
    search,
    noun,
    lines,
    initial,
    when,
    folds,
    fields: nested instanceof z.ZodObject ? fieldsOf(nested) : undefined,
  }
}

function controlOf(core: z.core.$ZodType): Control {
  if (core instanceof z.ZodArray) {
    const of = coreOf(core.element)
    if (of instanceof z.ZodObject) return 'rows'
    if (of instanceof z.ZodEnum) return 'choices'
    return of instanceof z.ZodArray ? 'grid' : 'lines'
  }
  if (core instanceof z.ZodObject) return 'group'
  if (core instanceof z.ZodEnum) return 'choice'
  if (core instanceof z.ZodBoolean || core instanceof z.ZodLiteral) return 'check'
  if (core instanceof z.ZodNumber) return 'number'
  return 'text'
}

/** nothing typed, or no rows, is an answer too */
const takesNothing = (core: z.core.$ZodType): boolean =>
  [core instanceof z.ZodArray ? [] : '', false].some(nothing => z.core.safeParse(core, nothing).success)

/** characters; what comes out of a pipe counts before what goes in */
function longestOf(schema: z.core.$ZodType): number | undefined {
  const core = coreOf(schema)
  if (core instanceof z.ZodPipe) return longestOf(core.out) ?? longestOf(core.in)
  if (core instanceof z.ZodUnion) return core.options.map(longestOf).find(length => length !== undefined)
  return core instanceof z.ZodString || core instanceof z.ZodEmail ? (core.maxLength ?? undefined) : undefined
}

const limitsOf = ({ minValue, maxValue }: z.ZodNumber) => ({
  min: minValue ?? undefined,
  max: maxValue ?? undefined,
})

const mostOf = (core: z.ZodArray): number | undefined =>
  core.def.checks?.flatMap(check =>
    check instanceof z.core.$ZodCheckMaxLength ? [check._zod.def.maximum] : [],
  )[0]

/** of an enum in its order; of anything else that has words for its values in theirs */
function optionsOf(core: z.core.$ZodType, words: FieldWords['words']): FieldOption[] | undefined {
  const values = core instanceof z.ZodEnum ? core.options.map(String) : words && Object.keys(words)
  return values?.map(value => ({ value, label: words?.[value] ?? value }))
}

/** What the fields of a contract are called, by their path in what is sent; nothing where it has no word for one. */
export const labelsOf =
  (schema: z.ZodType) =>
  (path: string): string =>
    labelAt(schema, path)

/** "members.0.nisn" */
function labelAt(schema: z.core.$ZodType, path: string): string {
  let at: z.core.$ZodType | undefined = schema
  for (const name of path.split('.')) {
    const core: z.core.$ZodType | undefined = at && coreOf(at)
    at =
      core instanceof z.ZodObject
        ? core.shape[name]
        : core instanceof z.ZodArray && /^\d+$/.test(name)
          ? core.element
          : undefined
  }
  const { label = '', fullLabel = label } = at ? wordsOf(at) : {}
  return fullLabel
}
