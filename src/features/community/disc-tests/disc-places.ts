import { createHmac } from 'node:crypto'
import { type Letter, letters } from './disc-phrases.rules.ts'

/** In which order the phrases of a group are shown: shuffled by a seed, the same whenever it is asked. */
export function placesOf(seed: string, group: number): Letter[] {
  const weight = (letter: Letter) => createHmac('sha256', seed).update(`${group} ${letter}`).digest('hex')
  return letters.toSorted((a, b) => (weight(a) < weight(b) ? -1 : 1))
}
