/** What a visitor may say about a post with one touch, in the order of the buttons, with their words. */
export const reactionLabels = {
  like: 'Suka',
  love: 'Cinta',
  clap: 'Salut',
  insightful: 'Mencerahkan',
  celebrate: 'Selamat',
} as const satisfies Record<string, string>

export type Reaction = keyof typeof reactionLabels
export type ReactionCounts = Record<Reaction, number>

export const reactions = [
  'like',
  'love',
  'clap',
  'insightful',
  'celebrate',
] as const satisfies readonly Reaction[]
