import { partOf } from './part-of.ts'

/** One rate of a rule: up to how much of the base it holds (null: all the rest), in hundredths of a percent. */
export interface TaxLayer {
  upTo: number | null
  bps: number
}

/** How income tax is reckoned: a part of the gross amount is taxed, layer by layer, each payment by itself. */
export interface TaxRule {
  /** which part of the gross amount is taxed, in hundredths of a percent: 5000 is half */
  baseBps: number
  layers: readonly TaxLayer[]
  /** by how much each rate is higher for who has no tax number: 2000 is a fifth more */
  surchargeBps: number
}

/** What one rate took of its part of the base. Whole rupiah, halves up. */
export interface TaxPart {
  base: number
  bps: number
  tax: number
}

export interface Withheld {
  /** the taxed part of the gross amount */
  base: number
  parts: TaxPart[]
  /** the sum of the parts: what does not go to the payee */
  tax: number
}

/** What is withheld of a gross amount by a rule: the same here, in the browser and on the slip. */
export function withheldFrom(gross: number, rule: TaxRule, hasNumber: boolean): Withheld {
  const base = partOf(gross, rule.baseBps, 10_000)
  const parts: TaxPart[] = []
  let below = 0
  for (const { upTo, bps } of rule.layers) {
    const within = Math.min(base, upTo ?? base) - below
    if (within <= 0) break
    below += within
    const rate = hasNumber ? bps : partOf(bps, 10_000 + rule.surchargeBps, 10_000)
    parts.push({ base: within, bps: rate, tax: partOf(within, rate, 10_000) })
  }
  return { base, parts, tax: parts.reduce((sum, { tax }) => sum + tax, 0) }
}
