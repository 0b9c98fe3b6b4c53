import { to } from '../../../routes.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { CardItem } from '../../../ui/parts.tsx'
import type { LmsFeature } from './lms-features.contract.ts'
import { productWords } from './lms-features.rules.ts'

/** A feature as a card with its picture. */
export function featureCard(feature: LmsFeature): CardItem {
  return {
    href: to.feature(feature),
    title: feature.title,
    summary: firstSentence(feature.description),
    picture: imageOf(feature.image),
    eyebrow: productWords[feature.product].name,
    facts: [],
  }
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
