import { requestsPerSecond, type Target } from './load.ts'
import { processorSecondsOf } from './processes.ts'

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
  /** microseconds of the processor for each request, medians; undefined where the system does not say */
  cpu?: readonly [number, number]
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
  const measured: { a: Measured; b: Measured }[] = []
  for (let round = 0; round < rounds; round++) {
    measured.push({ a: await measure(a, seconds), b: await measure(b, seconds) })
  }
  const cpuOf = (side: 'a' | 'b') => spreadOf(measured.map(pair => pair[side].cpu)).median
  const cpu = [cpuOf('a'), cpuOf('b')] as const
  return {
    ratio: spreadOf(measured.map(pair => pair.a.rate / pair.b.rate)),
    a: spreadOf(measured.map(pair => pair.a.rate)),
    b: spreadOf(measured.map(pair => pair.b.rate)),
    ...(cpu.every(Number.isFinite) ? { cpu } : {}),
  }
}

interface Measured {
  /** requests per second */
  rate: number
  /** microseconds of the processor for each */
  cpu: number
}

async function measure(target: Target, seconds: number): Promise<Measured> {
  const before = processorSecondsOf(target.port)
  const rate = await requestsPerSecond(target, seconds)
  return { rate, cpu: ((processorSecondsOf(target.port) - before) * 1e6) / (rate * seconds) }
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
