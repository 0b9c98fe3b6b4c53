import { expect, it } from 'vitest'
import { problemOf } from '../../../app/http/errors.ts'
import { admit, permissions } from './permissions.ts'

it('a guard that is no line of the matrix lets nobody past, and says so: 500', () => {
  const unknown = { ...permissions.readPublic, name: 'tidakDikenal' }
  const refused = () => admit(unknown, undefined)
  expect(refused).toThrow('Unknown middleware')
  try {
    refused()
  } catch (error) {
    expect(problemOf(error)).toEqual({ status: 500, message: 'Unknown middleware', isUnexpected: true })
  }
})
