import type { Dealings } from '../../demo.types.ts'

export const discLeanings: Dealings['discLeanings'] = [
  ['S', 'D'],
  ['S', 'I'],
  ['C', 'I'],
  ['I', 'C'],
  ['S', 'D'],
  ['D', 'S'],
  ['I', 'C'],
  ['C', 'D'],
  ['S', 'C'],
  ['D', 'C'],
  ['I', 'S'],
  ['S', 'D'],
]
