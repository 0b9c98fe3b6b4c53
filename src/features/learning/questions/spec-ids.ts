import { randomBytes } from 'node:crypto'
import { gapsIn } from './placed-kinds.ts'
import { isRecord, type QuestionKindName } from './question-kinds.rules.ts'

const newId = () =>
  BigInt(`0x${randomBytes(6).toString('hex')}`)
    .toString(36)
    .padStart(8, '0')
    .slice(0, 8)

const lists = ['options', 'accepted', 'units', 'pairs', 'others', 'items']

const withId = (row: unknown, names: readonly string[]): unknown =>
  isRecord(row)
    ? { ...row, ...Object.fromEntries(names.filter(name => !row[name]).map(name => [name, newId()])) }
    : row

/**
 * A spec as it was typed, with an id for every part that has none yet: answers point at these ids, so parts that stay
 * keep theirs. Ids say nothing: those of a pair's two sides are unlike.
 */
export function withIds(kind: QuestionKindName, spec: Record<string, unknown>): Record<string, unknown> {
  const made: Record<string, unknown> = { ...spec }
  for (const name of lists) {
    const rows = made[name]
    if (Array.isArray(rows))
      made[name] = rows.map(row => withId(row, name === 'pairs' ? ['id', 'rightId'] : ['id']))
  }
  if (kind === 'cloze' && typeof made.text === 'string') made.gaps = gapsOf(made.text, made.gaps)
  return made
}

interface Gap {
  id: string
  accepted: string[]
}

const isGap = (gap: unknown): gap is Gap =>
  isRecord(gap) && typeof gap.id === 'string' && Array.isArray(gap.accepted)

/** A gap that accepts what one accepted before is that one; where as many stand as before, each is the one in its place. */
function gapsOf(text: string, before: unknown): Gap[] {
  const known = Array.isArray(before) ? before.filter(isGap) : []
  const wanted = gapsIn(text)
  const left = new Map(known.map(gap => [gap.accepted.join('|'), gap.id]))
  const same = wanted.map(accepted => {
    const id = left.get(accepted.join('|'))
    left.delete(accepted.join('|'))
    return id
  })
  const isInPlace = known.length === wanted.length
  const taken = new Set(same)
  return wanted.map((accepted, index) => {
    const inPlace = isInPlace ? known[index]?.id : undefined
    const id = same[index] ?? (inPlace !== undefined && !taken.has(inPlace) ? inPlace : newId())
    return { id, accepted }
  })
}
