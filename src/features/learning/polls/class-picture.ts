import type { InTenant } from '../../../platform/http/endpoint.ts'
import * as answers from './poll-answers.store.ts'
import type { PollQuestion } from './poll-options.ts'
import type { ClassPicture } from './polls.contract.ts'
import { percent } from './polls.rules.ts'
import type { PollRow } from './polls.store.ts'

type Answer = Awaited<ReturnType<typeof answers.listAnswers>>[number]

/** Who chose what, in groups: the largest wrong one first, since that is what is to be talked about; the right one last. */
export async function pictureOf(
  { tx }: Pick<InTenant, 'tx'>,
  row: PollRow,
  { prompt, options }: PollQuestion,
): Promise<ClassPicture> {
  const all = await answers.listAnswers(tx, row.id)
  const people = await answers.countPeople(tx, row)
  const inRound = (round: number) => all.filter(one => one.round === round)
  const now = inRound(row.round)
  const before = row.round > 1 ? inRound(row.round - 1) : undefined
  const rights = new Set(options.filter(({ isRight }) => isRight).map(({ id }) => id))
  const isRight = ({ option }: Answer) => rights.has(option)
  const groups = options.map(option => {
    const who = now.filter(one => one.option === option.id)
    return {
      ...option,
      count: who.length,
      before: before ? before.filter(one => one.option === option.id).length : null,
      names: who.map(({ name }) => name),
    }
  })
  return {
    id: row.id,
    prompt,
    state: row.state,
    round: row.round,
    rev: row.rev,
    people,
    answered: now.length,
    right: Array.from({ length: row.round }, (_, at) => {
      const round = inRound(at + 1)
      return percent(round.filter(isRight).length, round.length)
    }),
    ...movement(before ?? [], now, isRight),
    groups: groups.sort(
      (one, other) => Number(one.isRight) - Number(other.isRight) || other.count - one.count,
    ),
  }
}

/** Of those who answered twice. */
function movement(before: readonly Answer[], now: readonly Answer[], isRight: (one: Answer) => boolean) {
  const was = new Map(before.map(one => [one.membershipId, isRight(one)]))
  const moved = (from: boolean) =>
    now.filter(one => was.get(one.membershipId) === from && isRight(one) !== from).length
  return { gained: moved(false), lost: moved(true) }
}
