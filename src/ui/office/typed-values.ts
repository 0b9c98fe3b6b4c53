import type { FormField } from '../../shared/form-field.ts'
import { rupiahIn } from '../../shared/rupiah-typed.ts'
import type { Option } from '../field.tsx'

// What is typed, as what is sent.

type Choices = Readonly<Record<string, readonly Option[]>>

/** What can be chosen: by the contract, or by what the page brought along. */
export const optionsOf = ({ options, from = '' }: FormField, choices: Choices = {}): readonly Option[] =>
  options ?? choices[from] ?? []

export const linesIn = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

/** Whole rupiah where only digits and their dots were typed, else words. */
export const priceOf = (text: string): number | string => rupiahIn(text) ?? text

/** what is wrong with one of the lines is said at the whole */
export const firstBelow = (errors: Record<string, string>, path: string) =>
  errors[path] ?? Object.entries(errors).find(([name]) => name.startsWith(`${path}.`))?.[1]
