import type { Kind, Viewer } from '../../../platform/http/access.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { routes } from '../../../routes.ts'
import { byPlace } from '../../../shared/by-place.ts'
import type { DeskCard, Waiting } from '../../../ui/office/desk-card.ts'
import { memberOf } from '../permissions/permissions.ts'
import { firstScreens } from './desks.rules.ts'

/** A card on the first screens of some kinds of people, told by the room whose things it counts. */
export interface DeskPart {
  /** its order among the cards of one screen, smallest first */
  place: number
  kinds: readonly Kind[]
  /** what of it is told before somebody has been there: "Lowongan Anda" */
  promises?: readonly string[]
  /** undefined: nothing that concerns this person */
  card(context: PersonalContext): Promise<DeskCard | undefined>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    desks: readonly DeskPart[]
  }
}

/** Where somebody of this kind begins, and what that is called. */
export function firstScreenOf(kind: Kind): { href: string; label: string } {
  const { page, label } = firstScreens[kind]
  return { href: routes[page], label }
}

/** The cards of the viewer's kind, or of another's whose screen is looked at. */
export async function deskOf(
  context: PersonalContext,
  kind: Kind = memberOf(context.viewer).kind,
): Promise<DeskCard[]> {
  const parts = context
    .partsOf('desks')
    .flat()
    .filter(({ kinds }) => kinds.includes(kind))
    .sort(byPlace)
  const cards: DeskCard[] = []
  // one after another: they share one transaction
  for (const part of parts) {
    const card = await part.card(context)
    if (card) cards.push(card)
  }
  return cards
}

/** What somebody of this kind will find on their desk, in a sentence; undefined where no room promises anything. */
export function deskPromise({ partsOf }: Pick<PersonalContext, 'partsOf'>, kind: Kind): string | undefined {
  const promises = partsOf('desks')
    .flat()
    .filter(({ kinds }) => kinds.includes(kind))
    .sort(byPlace)
    .flatMap(part => part.promises ?? [])
  const [first, ...others] = promises
  if (first === undefined) return undefined
  const last = others.pop()
  return `${[first, ...others].join(', ')}${last ? `, dan ${last}` : ''}.`
}

/** What waits for the viewer, as the rooms say it: each asks what this person may decide. */
export async function waitingFor(context: PersonalContext): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  for (const part of context.partsOf('overview').toSorted(byPlace))
    waiting.push(...((await part.waiting?.(context)) ?? []))
  return waiting
}

/** the whole name: the first word of "I Made Suardana" or "Ni Luh Sukerti" is nobody's name */
export const greetingOf = (viewer: Viewer) => `Halo, ${memberOf(viewer).name}`
