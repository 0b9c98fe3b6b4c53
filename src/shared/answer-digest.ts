import { type Given, isBlank } from './exercise.ts'

/** Answers as one text that is the same on the server and in the browser, whatever order they were given in. */
export const answersText = (answers: ReadonlyMap<number, Given>): string =>
  JSON.stringify(
    [...answers]
      .filter(([, given]) => !isBlank(given))
      .sort(([one], [other]) => one - other)
      .map(([slot, given]) => [slot, inOneOrder(given)]),
  )

function inOneOrder(given: Given): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  return Object.entries(given)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
}
