import { type Card, createEmptyCard, fsrs, generatorParameters, Rating, type State } from 'ts-fsrs'

/** What is true of cards that come back. */

/** reviews of one day, so that it never becomes a burden */
export const mostPerDay = 20

/** whole days between reviews, the same for everybody: nothing comes back within minutes, and no chance is in it */
const scheduler = fsrs(
  generatorParameters({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false }),
)

export const ratings = {
  again: { rating: Rating.Again, label: 'Belum tepat' },
  hard: { rating: Rating.Hard, label: 'Tepat, dengan pembahasan' },
  good: { rating: Rating.Good, label: 'Tepat' },
} as const
export type RatingName = keyof typeof ratings

/** wrong comes soon; right with help sooner than right alone */
export const ratingOf = (isRight: boolean, isHinted: boolean): RatingName =>
  isRight ? (isHinted ? 'hard' : 'good') : 'again'

/** A card as it is kept. */
export interface Kept {
  dueAt: Date
  reviewedAt: Date
  stability: number
  difficulty: number
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  state: number
}

function cardOf(kept: Kept | undefined, now: Date): Card {
  if (!kept) return createEmptyCard(now)
  return {
    due: kept.dueAt,
    last_review: kept.reviewedAt,
    stability: kept.stability,
    difficulty: kept.difficulty,
    elapsed_days: 0,
    scheduled_days: kept.scheduledDays,
    learning_steps: kept.learningSteps,
    reps: kept.reps,
    lapses: kept.lapses,
    state: kept.state satisfies number as State,
  }
}

/** What a card is after a review now. */
export function reviewed(kept: Kept | undefined, name: RatingName, now: Date): Kept {
  const { card } = scheduler.next(cardOf(kept, now), now, ratings[name].rating)
  return {
    dueAt: card.due,
    reviewedAt: now,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
  }
}
