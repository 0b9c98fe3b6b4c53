import { expect, it } from 'vitest'
import { rupiahIn } from './rupiah-typed.ts'

it.each([
  ['1.000.000', 1_000_000],
  ['1000000', 1_000_000],
  [' Rp 1.000.000 ', 1_000_000],
  ['rp150.000', 150_000],
  ['0', 0],
])('%s is a sum', (text, amount) => {
  expect(rupiahIn(text)).toBe(amount)
})

it.each([
  '1.000,00',
  '75,5',
  '-1000',
  '1e5x',
  '1e6',
  '20000.50',
  '1.00',
  '10.0000',
  'Rp',
  '',
  '0x10',
  '12345678901234',
])('"%s" may be two sums, or none: it is asked about', text => {
  expect(rupiahIn(text)).toBeUndefined()
})
