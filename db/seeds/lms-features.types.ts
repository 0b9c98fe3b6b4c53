import type { Drawing } from './drawing.types.ts'

/** One page about what a product can do. */
export interface DemoFeature {
  product: 'lms' | 'aksara' | 'general'
  slug: string
  key: string
  icon: string
  title: string
  description: string
  image: Drawing
  listFeatures: string[]
  benefits: { title: string; icon: string; desc: string }[]
}

/** The languages of the coding studio (specification section 9: twelve). */
export const codingLanguages = [
  'Python',
  'JavaScript',
  'TypeScript',
  'PHP',
  'Java',
  'Kotlin',
  'Dart',
  'C',
  'C++',
  'C#',
  'Go',
  'SQL',
]
