/** Loudness as broadcasters measure it (ITU-R BS.1770-4), and peaks for drawing a wave, from samples as they come. */

export interface Loudness {
  /** LUFS, of the whole; null where it is silent */
  loudness: number | null
  /** the highest sample of each of at most `mostPeaks` equal parts, 0 to 100 */
  peaks: number[]
}

/** so many bars are drawn of a sound at most */
export const mostPeaks = 400

export interface Meter {
  /** samples of every channel, -1 to 1, in their order; `sampleRate` in hertz stays the same */
  take(channels: readonly Float32Array[], sampleRate: number): void
  end(): Loudness
}

/** parts in which peaks are gathered before it is known how long the whole is, seconds */
const peakSeconds = 0.05
/** BS.1770: blocks of 400 ms that begin every 100 ms, of which quieter ones than -70 LUFS do not count */
const stepSeconds = 0.1
const stepsOfBlock = 4
const absoluteGate = -70
/** quieter than this below the mean of the others does not count either, LU */
const relativeGate = -10

export function measureLoudness(): Meter {
  const peaks: number[] = []
  const steps: number[] = []
  let filters: ((sample: number) => number)[] = []
  let peak = 0
  let peakCount = 0
  let power = 0
  let stepCount = 0
  return {
    take(channels, sampleRate) {
      const [first] = channels
      if (!first) return
      if (filters.length === 0) filters = channels.map(() => kWeighting(sampleRate))
      const peakLength = Math.max(1, Math.round(sampleRate * peakSeconds))
      const stepLength = Math.round(sampleRate * stepSeconds)
      for (let at = 0; at < first.length; at += 1) {
        for (const [index, channel] of channels.entries()) {
          const sample = channel[at] ?? 0
          const high = Math.abs(sample)
          if (high > peak) peak = high
          const weighted = filters[index]?.(sample) ?? 0
          power += weighted * weighted
        }
        peakCount += 1
        if (peakCount === peakLength) {
          peaks.push(peak)
          peak = 0
          peakCount = 0
        }
        stepCount += 1
        if (stepCount === stepLength) {
          steps.push(power / stepLength)
          power = 0
          stepCount = 0
        }
      }
    },
    end() {
      if (peakCount > 0) peaks.push(peak)
      return { loudness: integrated(steps), peaks: thinned(peaks) }
    },
  }
}

const decibels = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** of the mean squares of every 100 ms, all channels together */
function integrated(steps: readonly number[]): number | null {
  const blocks: number[] = []
  for (let at = 0; at + stepsOfBlock <= steps.length; at += 1)
    blocks.push(mean(steps.slice(at, at + stepsOfBlock)))
  const audible = blocks.filter(block => decibels(block) > absoluteGate)
  if (audible.length === 0) return null
  const gate = decibels(mean(audible)) + relativeGate
  const counted = audible.filter(block => decibels(block) > gate)
  return Math.round(decibels(mean(counted)) * 10) / 10
}

function thinned(peaks: readonly number[]): number[] {
  const count = Math.min(mostPeaks, peaks.length)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count))
    return Math.min(100, Math.round(Math.max(...peaks.slice(from, to)) * 100))
  })
}

/** The two filters of BS.1770 one after the other: the head's shelf, and what is not heard below. */
function kWeighting(rate: number): (sample: number) => number {
  const shelf = biquad(shelfOf(rate))
  const pass = biquad(passOf(rate))
  return sample => pass(shelf(sample))
}

interface Coefficients {
  b: [number, number, number]
  a: [number, number]
}

function shelfOf(rate: number): Coefficients {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const middle = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [
      (high + (middle * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (middle * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

function passOf(rate: number): Coefficients {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

function biquad({ b, a }: Coefficients): (sample: number) => number {
  let first = 0
  let second = 0
  return sample => {
    const out = b[0] * sample + first
    first = b[1] * sample - a[0] * out + second
    second = b[2] * sample - a[1] * out
    return out
  }
}
