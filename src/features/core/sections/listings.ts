import type { InTenant } from '../../../platform/http/endpoint.ts'
import { byPlace } from '../../../shared/by-place.ts'
import type { CardItem } from '../../../ui/parts.tsx'
import type { WrittenListing } from './sections.contract.ts'

/** What a section may list: its name to the editor, the cache's tags, and how its cards are found. */
export interface Listing {
  /** in whose order an editor finds them, and the map of the site; smallest first */
  place: number
  label: string
  /** where all of them stand */
  href: string
  /** what purges a page that shows it */
  tag: string
  /** what one may ask the assistant of the newest of them; smallest place first */
  question?: { place: number; of(title: string): string }
  /** what `filter` narrows it by, to the editor; without it there is none */
  filter?: ListingFilter
  list(context: InTenant, section: Pick<WrittenListing, 'count' | 'filter'>): Promise<CardItem[]>
}

/** One of these, or all: the editor chooses by name, the section keeps the value. */
export interface ListingFilter {
  label: string
  /** the choice that narrows nothing */
  all: string
  options(context: Pick<InTenant, 'tx'>): Promise<Choice[]> | Choice[]
}

interface Choice {
  value: string
  label: string
}

/** by the word that a section's `of` has */
export type Listings = Readonly<Record<string, Listing>>

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what of the room may be listed on a page of sections */
    listings: Listings
  }
}

/** A list that may stand in a section; `filter` says what it can be narrowed by. */
export interface ListingOption extends Choice {
  filter?: Omit<ListingFilter, 'options'> & { options: Choice[] }
}

type PartsContext = Pick<InTenant, 'partsOf'>

const inOrder = ({ partsOf }: PartsContext): [of: string, listing: Listing][] =>
  partsOf('listings')
    .flatMap(listings => Object.entries(listings))
    .sort(([, one], [, other]) => byPlace(one, other))

export const findListing = ({ partsOf }: PartsContext, of: string): Listing | undefined =>
  partsOf('listings').find(listings => Object.hasOwn(listings, of))?.[of]

/** For the editor's choice. */
export async function listingOptions(context: PartsContext & Pick<InTenant, 'tx'>): Promise<ListingOption[]> {
  const options: ListingOption[] = []
  for (const [value, { label, filter }] of inOrder(context))
    options.push({
      value,
      label,
      ...(filter && {
        filter: { label: filter.label, all: filter.all, options: await filter.options(context) },
      }),
    })
  return options
}

/** Those of which something may be asked, in the order in which it is offered. */
export const askedListings = ({ partsOf }: PartsContext): (Listing & Required<Pick<Listing, 'question'>>)[] =>
  partsOf('listings')
    .flatMap(listings => Object.values(listings))
    .flatMap(listing => (listing.question ? [{ ...listing, question: listing.question }] : []))
    .sort((one, other) => byPlace(one.question, other.question))

/** Everything there is to list, for the map of the site. */
export const allListings = (told: PartsContext): Listing[] => inOrder(told).map(([, listing]) => listing)
