import type { Welcome } from './calls.ts'
import { make, textButton } from './make.ts'
import type { PairDeeds } from './pair.ts'

/** A greeting, and questions to begin with. */
export const drawWelcome = ({ greeting, suggestions }: Welcome, deeds: PairDeeds) => [
  make('p', { class: 'asst-hello' }, greeting),
  make(
    'div',
    { class: 'asst-chips asst-first' },
    ...suggestions.map(words => textButton(words, () => deeds.ask(words))),
  ),
]
