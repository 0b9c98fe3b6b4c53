import type { PageContext } from '../../../platform/http/page-load.ts'
import type { FieldError } from '../../../shared/envelope.ts'
import { rupiah } from '../../../shared/money.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { Section } from '../../../ui/parts.tsx'
import { listPeople } from '../people/people.ts'
import { findListing } from './listings.ts'
import type { WrittenSection } from './sections.contract.ts'

export {
  allListings,
  askedListings,
  type Listing,
  type ListingOption,
  type Listings,
  listingOptions,
} from './listings.ts'
export { action, figure, storedPicture } from './section-parts.contract.ts'
export {
  draftSections,
  readSections,
  type SectionKind,
  type WrittenSection,
  writtenSection,
  writtenSections,
} from './sections.contract.ts'
export { sectionsHtml } from './sections-sql.ts'

type PartsContext = Pick<PageContext, 'partsOf'>

/** Sections as they are drawn; what all of them show is asked for at once. */
export async function fillSections(
  context: PageContext,
  sections: readonly WrittenSection[],
): Promise<Section[]> {
  const filled = await Promise.all(sections.map(section => fill(context, section)))
  return filled.filter(section => section !== undefined)
}

/** A section that has nothing to show is left out. */
async function fill(context: PageContext, section: WrittenSection): Promise<Section | undefined> {
  switch (section.kind) {
    case 'listing': {
      const { id, title, intro, more } = section
      const items = (await findListing(context, section.of)?.list(context, section)) ?? []
      return items.length > 0 ? { kind: 'cards', id, title, intro, more, of: section.of, items } : undefined
    }
    case 'people': {
      const { people: slugs, ...rest } = section
      const people = await listPeople(context, slugs)
      const items = people.map(person => ({
        name: person.name,
        role: person.title,
        text: person.bio,
        picture: imageOf(person.photo),
      }))
      return items.length > 0 ? { ...rest, items } : undefined
    }
    case 'plans':
      return { ...section, items: section.items.map(item => ({ ...item, price: priceWords(item.price) })) }
    case 'contact':
      return contactOf(context, section)
    case 'video': {
      const { videoId: code, ...rest } = section
      return { ...rest, ...videoLinks(section.provider, code) }
    }
    default:
      return section
  }
}

const priceWords = (price: number | string) => (typeof price === 'number' ? rupiah(price) : price)

const videoLinks = (provider: 'youtube' | 'vimeo', code: string) =>
  provider === 'youtube'
    ? {
        href: `https://www.youtube.com/watch?v=${code}`,
        embed: `https://www.youtube-nocookie.com/embed/${code}?autoplay=1&rel=0`,
      }
    : { href: `https://vimeo.com/${code}`, embed: `https://player.vimeo.com/video/${code}?autoplay=1&dnt=1` }

function contactOf(
  { tenant: { contact } }: PageContext,
  section: Extract<WrittenSection, { kind: 'contact' }>,
): Section | undefined {
  const address = section.address || contact.address
  const lines = {
    address,
    phone: section.phone || contact.phone,
    whatsapp: section.whatsapp || contact.whatsapp,
    email: section.email || contact.email,
  }
  if (!Object.values(lines).some(Boolean) && !section.hours) return undefined
  const mapHref = address
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
    : undefined
  const { id, title, intro, more, hours } = section
  return { kind: 'contact', id, title, intro, more, contact: lines, hours, mapHref }
}

/** The tags of what these sections show: a page that shows them is old when one of them is. */
export const tagsOf = (told: PartsContext, sections: readonly WrittenSection[]): string[] => [
  ...new Set(
    sections.flatMap(section =>
      section.kind === 'listing' ? (findListing(told, section.of)?.tag ?? []) : [],
    ),
  ),
]

/** Listings that nobody knows how to fill, by field; `path` is where the sections stand in what was sent. */
export const unknownListings = (
  told: PartsContext,
  sections: readonly WrittenSection[],
  path: string,
): FieldError[] =>
  sections.flatMap((section, index) =>
    section.kind === 'listing' && !findListing(told, section.of)
      ? [{ field: `${path}.${index}.of`, code: 'custom', message: 'Pilih isi daftar' }]
      : [],
  )
