/** What first attempts say of the questions of a quiz. */

export interface ItemFigures {
  questionId: number
  people: number
  /** share of the points that people got; undefined while too few have answered */
  facility: number | undefined
  /** how far who does well elsewhere does well here; undefined also where all got the same */
  discrimination: number | undefined
}

/** below this chance says more than the question */
export const enoughPeople = 30

interface Share {
  attemptId: number
  questionId: number
  full: number
  points: number | null
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Pearson's r; undefined where one side does not vary */
export function correlation(one: readonly number[], other: readonly number[]): number | undefined {
  const [a, b] = [mean(one), mean(other)]
  const products = one.map((value, index) => (value - a) * ((other[index] ?? 0) - b))
  const squares = (values: readonly number[], at: number) =>
    values.reduce((sum, value) => sum + (value - at) ** 2, 0)
  const spread = Math.sqrt(squares(one, a) * squares(other, b))
  return spread < 1e-9 ? undefined : products.reduce((sum, value) => sum + value, 0) / spread
}

export function analysed(shares: readonly Share[]): ItemFigures[] {
  const of = (one: Share) => (one.points ?? 0) / one.full
  const totals = new Map<number, number>()
  for (const one of shares) totals.set(one.attemptId, (totals.get(one.attemptId) ?? 0) + (one.points ?? 0))
  const byQuestion = Map.groupBy(shares, ({ questionId }) => questionId)
  return [...byQuestion].map(([questionId, rows]) => {
    const isEnough = rows.length >= enoughPeople
    const rest = rows.map(row => (totals.get(row.attemptId) ?? 0) - (row.points ?? 0))
    return {
      questionId,
      people: rows.length,
      facility: isEnough ? mean(rows.map(of)) : undefined,
      discrimination: isEnough ? correlation(rows.map(of), rest) : undefined,
    }
  })
}
