import type { z } from 'zod'
import type { AccessRule, Member, Viewer } from '../../../platform/http/access.ts'
import type { InTenant, TenantContext } from '../../../platform/http/endpoint.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import type { Content, Shape } from '../../../shared/draft-parts.ts'
import { notFound } from '../../../shared/failure.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import type { Deed } from '../audit/audit.ts'

/** Who looks at a draft. */
export interface Reader extends Pick<InTenant, 'tx' | 'partsOf'> {
  tenant: Pick<TenantContext, 'id' | 'name' | 'title' | 'timeZone' | 'values'>
}

/** Who changes something: a member by a call, or the house by its clock. */
export interface Hand extends Reader, Pick<InTenant, 'clock'> {
  /** membership; null: nobody, or the clock */
  by: number | null
  /** a whole site is moved here: what is long over comes along */
  isMove?: boolean
  /** writes down what was done */
  log(deed: Deed): Promise<void>
}

/** One thing of a kind, as its room knows it. */
export interface Thing {
  /** as it is spelled, however it was asked for */
  id: string
  label: string
  /** what visitors see, and the number of that version; none where it is not published */
  published?: { value: Content; number: number; at: Date } | undefined
  /** what a thing begins with that nobody has written */
  beginning(): Content
}

export type Act = 'saved' | 'published' | 'withdrawn' | 'discarded' | 'planned' | 'unplanned'

/** What somebody is about to do to a thing. */
export type Touch = 'read' | 'write' | 'publish'

/** What is said of an act in the log. */
export interface PublishingEvent {
  act: Act
  thing: Thing
  before: Content | undefined
  after: Content
  number: number
}

/** Who might review something. */
export type Reviewer = Pick<Member, 'kind' | 'membershipId' | 'programIds' | 'provinceCode'>

/** One thing, as far as its review goes. */
export interface Reviewed {
  /** the membership that began it, and is told of what was decided */
  ownerId: number | null
  mayReview(member: Reviewer): boolean
}

/** One kind of thing that has a draft, as its room declares it: part `drafts` of the manifest. */
export interface DraftKind {
  /** in addresses: /v1/drafts/page/About */
  kind: string
  /** "Halaman ini sudah diubah …" */
  what: string
  /** whose it is to write and to publish */
  access: AccessRule
  shape: Shape
  /** fields in words; a block is called by its title */
  words: Readonly<Record<string, string>>
  /** what may be kept: nothing is required, everything has its limit */
  draft: z.ZodType<Content>
  /** what may be published */
  publication: z.ZodType<Content>
  /** pages that show it */
  tags: readonly string[]
  /**
   * Throws where whoever asks may not do this to this thing, or must not know of it; left out, `access` says it all. By
   * the clock nobody asks.
   */
  admit?(reader: Reader, viewer: Viewer, id: string, touch: Touch): Promise<void>
  /** undefined: there can be no such thing. `isWriting` locks what is published until the transaction ends */
  find(reader: Reader, id: string, isWriting: boolean): Promise<Thing | undefined>
  /** a block with nothing in its texts that could run; outside a transaction */
  cleanBlock?(block: Content, field: string): Promise<Content>
  /** throws where the database says that it cannot be published */
  check?(reader: Reader, value: Content, thing: Thing): Promise<void>
  /** the draft has been saved, or is what is published again */
  kept?(hand: Hand, thing: Thing, value: Content): Promise<void>
  /** what is left to be said before it can be published: an address made of the title */
  completed?(hand: Hand, thing: Thing, value: Content): Promise<Content>
  /** Writes into the room's own tables what visitors see from now on; answers what the history keeps. */
  publish(hand: Hand, thing: Thing, value: Content, number: number): Promise<unknown>
  /** visitors no longer find it; left out where that cannot be */
  withdraw?(hand: Hand, thing: Thing): Promise<void>
  /** a version's value, where the history keeps more than that */
  fromVersion?(stored: unknown): Content
  /** where it is written in the office; left out, nobody leads there */
  hrefOf?(id: string): string
  /** how what somebody may write and not publish is reviewed; left out, whoever writes it publishes it */
  review?: {
    /** the line of the matrix by which somebody reviews at all */
    access: AccessRule
    /** undefined: there is no such thing, or it lies in the bin */
    of(reader: Reader, id: string): Promise<Reviewed | undefined>
  }
  /** the page that visitors would see of it; left out where it has none of its own */
  draw?(context: PageContext, value: Content, id: string): Promise<PageAnswer | undefined>
  /** what a version changed, in words, where its room has kept that */
  summaryOf?(stored: unknown): string[]
  deed(told: PublishingEvent): Deed
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** is told in the transaction in which something was published */
    afterPublishing: (hand: Hand, kind: DraftKind, id: string) => Promise<void>
    /** is told in the transaction in which something was taken off the site */
    afterWithdrawing: (hand: Hand, kind: DraftKind, id: string) => Promise<void>
    /** kinds of things of the room that are written as drafts and published */
    drafts: readonly DraftKind[]
  }
}

/** The kind of that name; 404 where no room has one. */
export function kindOf({ partsOf }: Pick<InTenant, 'partsOf'>, name: string): DraftKind {
  const kind = partsOf('drafts')
    .flat()
    .find(one => one.kind === name)
  if (!kind) throw notFound('Jenis isi')
  return kind
}

/** The name of a part in words; a block by its title. */
export function partWords({ words, shape }: DraftKind, name: string, values: readonly Content[]): string {
  const known = words[name] ?? words[name.split('.')[0] ?? '']
  if (shape.blocks === undefined || !name.startsWith(`${shape.blocks}.`)) return known ?? name
  const id = name.slice(shape.blocks.length + 1)
  for (const value of values) {
    const list: unknown = value[shape.blocks]
    const block: unknown = Array.isArray(list) ? list.find(one => Object(one).id === id) : undefined
    const title: unknown = Object(block).title
    if (typeof title === 'string' && title !== '') return `${known ?? 'Bagian'}: ${title}`
  }
  return known ?? 'Bagian'
}
