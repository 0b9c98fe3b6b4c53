import { requestsPerSecond, type Target } from './load.ts'

export interface Pace {
  /** seconds of each measurement */
  seconds: number
  /** how often A and B are measured in turn */
  rounds: number
}

export interface Comparison {
  /** A / B, round by round */
  ratio: Spread
  /** requests per second; they mean little on a shared machine */
  a: Spread
  b: Spread
}

export interface Spread {
  median: number
  least: number
  most: number
}

/** A B A B …, after a warm-up of both: whatever else the machine does meets both alike. */
export async function compare(a: Target, b: Target, { seconds, rounds }: Pace): Promise<Comparison> {
  const warmUp = Math.min(3, seconds)
  await requestsPerSecond(a, warmUp)
  await requestsPerSecond(b, warmUp)
  const measured: { a: number; b: number }[] = []
  for (let round = 0; round < rounds; round++) {
    measured.push({ a: await requestsPerSecond(a, seconds), b: await requestsPerSecond(b, seconds) })
  }
  return {
    ratio: spreadOf(measured.map(pair => pair.a / pair.b)),
    a: spreadOf(measured.map(pair => pair.a)),
    b: spreadOf(measured.map(pair => pair.b)),
  }
}

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  return { median: medianOf(sorted), least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN }
}

function medianOf(sorted: number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (upper + lower) / 2
}
