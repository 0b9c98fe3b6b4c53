import { type Letter, letters } from './disc-phrases.rules.ts'

/** What somebody chose in a group: the letter that fits most, the one that fits least, where each stood, how long it took. */
export interface Choice {
  most: Letter
  least: Letter
  /** 0 to 3, as it was shown; unknown of a program */
  place?: number | undefined
  seconds?: number | undefined
}

export type Points = Readonly<Record<Letter, number>>

export interface Profile {
  most: Points
  least: Points
  /** most less least, from -24 to 24 */
  change: Points
  /** what leads: one letter, two where the second is near, none where nothing stands out */
  leading: Letter[]
  /** why it should be read with care; empty: for no reason that can be seen */
  doubts: Doubt[]
}

export const doubtWords = {
  hasty: 'Rata-rata jawaban diberikan kurang dari dua detik per kelompok.',
  samePlace: 'Hampir semua pilihan “paling” berada di tempat yang sama di layar.',
  halves: 'Separuh pertama dan separuh kedua jawaban menunjuk ke arah yang berlawanan.',
} as const
export type Doubt = keyof typeof doubtWords

/** under it the highest could as well be chance: blind answers reach it 6 times in a hundred */
export const standsOutFrom = 8
/** so near the second letter belongs to the result: two standard deviations of a difference between blind answers */
export const nearWithin = 12

const count = (chosen: readonly Letter[]): Points => {
  const of = (letter: Letter) => chosen.filter(one => one === letter).length
  return { D: of('D'), I: of('I'), S: of('S'), C: of('C') }
}

const changeOf = (choices: readonly Choice[]): Points => {
  const most = count(choices.map(one => one.most))
  const least = count(choices.map(one => one.least))
  return { D: most.D - least.D, I: most.I - least.I, S: most.S - least.S, C: most.C - least.C }
}

/** The result of 24 choices. Who is compared is whoever answered, with themselves. */
export function profileOf(choices: readonly Choice[]): Profile {
  const most = count(choices.map(one => one.most))
  const least = count(choices.map(one => one.least))
  const change = changeOf(choices)
  return { most, least, change, leading: leadingOf(change, most), doubts: doubtsIn(choices) }
}

/** By change, then by most; what is equal in both leads together. */
function leadingOf(change: Points, most: Points): Letter[] {
  const order = letters.toSorted((a, b) => change[b] - change[a] || most[b] - most[a])
  const [first, second, third] = order
  if (!first || !second || !third || change[first] < standsOutFrom) return []
  const isNear = change[second] > 0 && change[first] - change[second] < nearWithin
  if (!isNear) return [first]
  const isTied = change[second] === change[third] && most[second] === most[third]
  // two that are equally near: neither is the second
  return isTied ? [first] : [first, second]
}

function doubtsIn(choices: readonly Choice[]): Doubt[] {
  const times = choices.flatMap(({ seconds }) => seconds ?? [])
  const places = choices.flatMap(({ place }) => place ?? [])
  const half = Math.floor(choices.length / 2)
  const [one, other] = [changeOf(choices.slice(0, half)), changeOf(choices.slice(half))]
  const turns = letters.filter(
    letter => one[letter] * other[letter] < 0 && Math.abs(one[letter] - other[letter]) >= 8,
  )
  return [
    ...(times.length > 0 && times.reduce((sum, each) => sum + each, 0) < times.length * 2
      ? (['hasty'] as const)
      : []),
    ...([0, 1, 2, 3].some(place => places.filter(each => each === place).length >= 18)
      ? (['samePlace'] as const)
      : []),
    ...(turns.length > 0 ? (['halves'] as const) : []),
  ]
}
