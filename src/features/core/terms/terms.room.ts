import { room } from '../../../platform/room.ts'
import { loadTerms } from './terms.loads.ts'
import { termsSetting } from './terms.rules.ts'

export const termsRoom = room(() => ({
  name: 'terms',
  pages: { 'Terms-And-Conditions': loadTerms },
  settings: { terms: termsSetting },
}))
