import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import { FormulaProblem, namesIn, readFormula, reckoned, type Values } from './formula.ts'
import { hasNoTwins } from './spec-fields.contract.ts'

/** Questions whose numbers are drawn for each attempt: parameters with ranges, conditions that must hold, a formula for the key. */

const name = z.string().regex(/^[a-z][a-z0-9_]{0,19}$/, 'Huruf kecil, misalnya a atau panjang')
const bound = z.number('Tuliskan angkanya').min(-1e9).max(1e9)

const parameter = z
  .strictObject({
    name,
    min: bound,
    max: bound,
    /** between two values that may be drawn */
    step: z.number('Tuliskan angkanya').positive('Harus lebih dari 0').max(1e9).default(1),
  })
  .refine(({ min, max }) => min <= max, {
    path: ['max'],
    message: 'Harus sama atau lebih besar dari nilai terkecil',
  })
  .refine(({ min, max, step }) => (max - min) / step <= 1_000_000, {
    path: ['step'],
    message: 'Terlalu banyak nilai',
  })

const formula = plainText(300).trim().min(1, 'Tuliskan rumusnya')

const shape = z.strictObject({
  parameters: z
    .array(parameter)
    .min(1, 'Tambahkan sedikitnya satu parameter')
    .max(10, 'Paling banyak 10 parameter')
    .refine(all => hasNoTwins(all.map(one => one.name)), 'Nama parameter berulang'),
  conditions: z.array(formula).max(10, 'Paling banyak 10 syarat').default([]),
  formula,
})
export type Variants = z.output<typeof shape>

/** how many draws are tried before conditions are called too narrow */
const mostTries = 2000

export const variantsSpec = shape.superRefine((given, { addIssue }) => {
  const known = new Set(given.parameters.map(one => one.name))
  const problem = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message })
  const look = (text: string, path: (string | number)[]) => {
    try {
      const foreign = namesIn(readFormula(text)).find(one => !known.has(one))
      if (foreign !== undefined) problem(path, `"${foreign}" bukan nama parameter`)
      return foreign === undefined
    } catch (error) {
      if (!(error instanceof FormulaProblem)) throw error
      problem(path, error.message)
      return false
    }
  }
  const isFine = [
    look(given.formula, ['formula']),
    ...given.conditions.map((one, index) => look(one, ['conditions', index])),
  ].every(Boolean)
  if (!isFine) return
  for (let seed = 1; seed <= 20; seed++) {
    const values = tried(given, seed)
    if (!values) return problem(['conditions'], 'Tidak ada nilai yang memenuhi semua syarat')
    if (!Number.isFinite(keyOf(given, values)))
      return problem(
        ['formula'],
        `Rumus ini tidak menghasilkan angka untuk ${said(values)}; tambahkan syarat`,
      )
  }
})

const said = (values: Values) =>
  Object.entries(values)
    .map(([one, value]) => `${one} = ${value}`)
    .join(', ')

/** as few decimals as a step has, so that 0.1 three times is 0.3 */
const exact = (value: number) => Number(value.toPrecision(12))

function tried({ parameters, conditions }: Variants, seed: number): Values | undefined {
  const random = xoroshiro128plus(seed)
  const read = conditions.map(readFormula)
  for (let round = 0; round < mostTries; round++) {
    const values = Object.fromEntries(
      parameters.map(one => {
        const steps = Math.floor((one.max - one.min) / one.step + 1e-9)
        return [one.name, exact(one.min + one.step * uniformInt(random, 0, steps))]
      }),
    )
    if (read.every(condition => reckoned(condition, values) === 1)) return values
  }
  return undefined
}

/** The same wherever and whenever it is drawn of the same seed. */
export const drawnValues = (variants: Variants, seed: number): Values =>
  tried(variants, seed) ?? Object.fromEntries(variants.parameters.map(one => [one.name, one.min]))

export const keyOf = ({ formula: text }: Variants, values: Values): number =>
  exact(reckoned(readFormula(text), values))

/** Whether these were drawn of these parameters: a newer version may have others. */
export const isOf = ({ parameters }: Variants, values: Values): boolean =>
  parameters.every(one => typeof values[one.name] === 'number')
