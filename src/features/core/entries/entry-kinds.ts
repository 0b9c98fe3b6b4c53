import type { z } from 'zod'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Member } from '../../../platform/http/access.ts'
import type { PageContext } from '../../../platform/http/page-load.ts'
import type { RouteName } from '../../../routes.ts'
import type { Content } from '../../../shared/draft-parts.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import type { OfficeIconName } from '../../../ui/office/icons.tsx'
import type { OfficeSection } from '../administration/administration.ts'
import type { PermissionName } from '../permissions/permissions.ts'
import type { Hand, OwnTable, Reader } from '../publishing/publishing.ts'

/** A thing as it stands in its kind's own table. */
export interface Owned<Value extends Content = Content> {
  value: Value
  slug: string
  /** visitors see it */
  isOut: boolean
  /** counts every publication; column `version` */
  number: number
  at: Date
}

export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>

interface EntryWords {
  /** "acara", within a sentence */
  one: string
  /** "Acara", of lists and menus */
  many: string
  /** under the title of the list */
  about: string
}

/** A group of fields of the form, in order; those no group names stand in the first. */
export interface FieldGroup {
  title: string
  text?: string
  fields: readonly string[]
}

/**
 * A kind of thing that is written in the office with everything that drafts have: list, editor, preview, publication,
 * plan, history, bin. Its fields come from its contract. What visitors read is in its own table, which it alone writes;
 * `entryParts` makes pages and calls of it.
 */
export interface EntryKind<Value extends Content = Content> {
  /** in drafts and entries: event */
  kind: string
  /** in addresses of calls: /v1/events */
  plural: string
  /** when it comes out of a site's folder: what others name comes before them, smallest first; all others at the end */
  folderPlace?: number
  words: EntryWords
  icon: OfficeIconName
  /** of the sidebar; `key`: g and this letter leads there */
  section: Pick<OfficeSection, 'group' | 'place' | 'key'>
  /** who publishes what they may write: who writes, unless it says otherwise */
  may: { write: PermissionName; publish?: PermissionName }
  /** rows of its own table that are somebody's own besides those they began: the programmes one leads */
  ownIds?(member: Pick<Member, 'kind' | 'programIds'>): readonly number[]
  /** where a member has one of their own and no second: who writes only their own is led to it */
  onlyOne?: {
    find(tx: Tx, membershipId: number): Promise<number | undefined>
    keep(tx: Tx, membershipId: number, id: number): Promise<void>
  }
  /** what may be kept: nothing is required, everything has its limit */
  draft: z.ZodObject & z.ZodType<Value>
  /** what may be published */
  publication: z.ZodType<Content>
  /** fields in words, for history and log */
  fieldWords: Readonly<Record<string, string>>
  /** which field it is called by */
  title: 'title' | 'name'
  /** the field that holds a text in blocks */
  body?: 'body'
  groups?: readonly FieldGroup[]
  /** what `occurs_at` is called in lists, of kinds that take place at some time: "Waktu" */
  occurs?: string
  /** pages that show it */
  tags: readonly string[]
  routes: { list: RouteName; entry: RouteName; preview?: RouteName }
  /** what else is written of one of them, on pages of its own */
  beside?: readonly { label: string; icon: OfficeIconName; page: RouteName; permission?: PermissionName }[]
  /** where its list leads besides, for those who may go there */
  ways?: readonly { label: string; icon: OfficeIconName; href: string; permission: PermissionName }[]
  /** what a new one begins with */
  beginning(reader: Reader): Value
  /** things to choose from, by the names that fields take them by */
  choices?(reader: Reader): Promise<Choices>
  table: OwnTable
  /** `isWriting` locks the row until the transaction ends */
  read(reader: Reader, ownId: number, isWriting: boolean): Promise<Owned<Value> | undefined>
  /** Writes the own row, which visitors read from now on; answers its number. */
  put(hand: Hand, published: Published<Value>): Promise<number>
  /** throws where only the database can say what is wrong */
  check?(reader: Reader, value: Value): Promise<void>
  siteHref(own: { ownId: number; slug: string }): string
  /** pages that show it under its slug or number, where those have more addresses than `siteHref` */
  siteRoutes?: readonly RouteName[]
  /** the page that visitors would see of it */
  draw?(
    context: PageContext,
    value: Value,
    own: { ownId: number; slug: string },
  ): Promise<PageAnswer | undefined>
}

export interface Published<Value extends Content = Content> {
  /** null: it is published for the first time */
  ownId: number | null
  slug: string
  value: Value
  number: number
}
