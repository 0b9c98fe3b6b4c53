import { Refusal } from '../../../platform/postgrest/refusal.ts'
import { servedTable, type TablePart } from '../../../platform/postgrest/table.ts'
import { groups, type Letter, letters, wording } from './disc-phrases.rules.ts'
import { placesOf } from './disc-places.ts'
import { type Choice, profileOf } from './disc-scoring.rules.ts'
import { sentAnswers } from './disc-tests.contract.ts'
import { type DiscDeps, keepResult, mayKeep } from './disc-tests.ts'

/** "7c": the third phrase of the seventh group, in an order that says nothing of letters. */
const idOf = (group: number, place: number) => `${group + 1}${'abcd'[place] ?? ''}`

/** The groups as programs are told them. */
export const groupsForPrograms = () => ({
  wording,
  groups: groups.map((phrases, group) => ({
    phrases: placesOf(wording, group).map((letter, place) => ({
      id: idOf(group, place),
      text: phrases[letters.indexOf(letter)] ?? '',
    })),
  })),
})

function letterOf(group: number, id: string): Letter {
  const place = [0, 1, 2, 3].find(one => idOf(group, one) === id)
  const letter = place === undefined ? undefined : placesOf(wording, group)[place]
  if (letter) return letter
  const message = `Kelompok ${group + 1} tidak punya pilihan ini`
  throw new Refusal(400, '23514', 'new row violates check constraint of "answers"', {
    details: `answers: ${message}`,
  })
}

/** What programs send of the test: the result and its owner's token are answered, and nobody reads what others sent. */
export const discTables = (house: DiscDeps): TablePart => ({
  user_disc: servedTable({
    // nothing is read of it
    view: 'rest_user_disc',
    columns: {},
    isWriteOnly: true,
    // a class is one address
    writeLimit: { tokens: 60, seconds: 600 },
    takes: sentAnswers,
    async insert(context, { answers, is_adult }) {
      const choices: Choice[] = answers.map(({ most, least }, group) => ({
        most: letterOf(group, most),
        least: letterOf(group, least),
      }))
      const { change, leading, most, least } = profileOf(choices)
      const result = { leading, most, least, change }
      if (!(await mayKeep(context, is_adult))) return { id: 0, result, owner_token: null }
      const { id, ownerToken } = await keepResult(context, house, choices)
      return { id, result, owner_token: ownerToken }
    },
  }),
})
