import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { pagedOf, pictureShape } from '../../../platform/http/paged.ts'
import {
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  seenVersion,
  withinOffice,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { Option } from '../../../ui/field.tsx'
import type { Image } from '../../../ui/parts.tsx'
import type { MemberStatus } from './members.rules.ts'

const kindWords = 'Pilih peran yang tersedia'

/** a kind as it is answered and asked for */
export const kindShape = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], kindWords)

/** kinds that can be given: superadmins belong to the platform */
export const givenKind = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9], kindWords)

const kindQuery = plainText(2).regex(/^\d$/, kindWords).transform(Number).pipe(kindShape)

export const statusShape = z.enum(['active', 'suspended', 'invited'], 'Pilih status yang tersedia')

export const personListQuery = z
  .strictObject({
    page: pageNumber,
    pageSize: pageSize(10),
    search: searchText.optional(),
    kind: kindQuery.optional(),
    status: statusShape.optional(),
    programId: positiveId.optional(),
    sort: z.enum(['name', 'newest', 'lastSeen'], 'Pilihan urutan: name, newest, lastSeen').default('name'),
  })
  .refine(withinOffice, withinReachMessage)

export type PersonListQuery = z.output<typeof personListQuery>

export const personParameters = z.object({ id: positiveId })

const named = z.object({ id: z.int(), name: z.string() })

export const personItem = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  picture: pictureShape,
  kind: kindShape,
  status: statusShape,
  isRestricted: z.boolean(),
  programs: z.array(named),
  provinceCode: z.string().nullable(),
  school: named.nullable(),
  className: z.string().nullable(),
  joinedAt: z.string().nullable(),
  lastSeenAt: z.string().nullable(),
  version: z.int(),
})

export type PersonItem = z.output<typeof personItem>
export const personList = pagedOf(personItem)

export const personDetail = personItem.extend({
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
  bio: z.string(),
  cityCode: z.string().nullable(),
  hasAccount: z.boolean(),
  createdAt: z.string(),
  suspendedAt: z.string().nullable(),
  suspendedReason: z.string().nullable(),
  /** open sessions on this site */
  sessions: z.int(),
  /** the newest word on each purpose */
  consents: z.array(
    z.object({ purpose: z.string(), isGiven: z.boolean(), textVersion: z.string(), at: z.string() }),
  ),
  /** fields that are there but not for whoever asked */
  hidden: z.array(z.string()),
})

export type PersonDetail = z.output<typeof personDetail>

export const personName = plainText(limits.fullName).trim().min(3, 'Nama minimal 3 karakter').normalize('NFC')

/** A class of their school, as people there call it: "XI RPL 2". */
export const className = plainText(limits.className).trim().min(1, 'Wajib diisi').normalize('NFC')

export const programIdList = z
  .array(z.int('ID program harus berupa bilangan bulat').positive('ID program tidak valid'))
  .max(50, 'Maksimal 50 program')
  .transform(ids => [...new Set(ids)])

export const provinceCode = z.string().regex(/^\d{2}$/, 'Pilih provinsi yang tersedia')

export const kindChange = z.strictObject({
  kind: givenKind,
  version: seenVersion,
  /** whom a programme's lead looks after */
  programIds: programIdList.optional(),
  /** where a region's lead looks after people */
  provinceCode: provinceCode.optional(),
})

export type KindChange = z.output<typeof kindChange>

export const suspension = z.strictObject({
  reason: plainText(limits.reason).trim().min(10, 'Tuliskan alasan minimal 10 karakter'),
})

/** the same to many */
export const bulkPeople = z.discriminatedUnion('action', [
  suspension.extend({ ids: bulkIds, action: z.literal('suspend') }),
  z.strictObject({ ids: bulkIds, action: z.literal('reinstate') }),
])

export const personChange = z.strictObject({
  name: personName,
  programIds: programIdList,
  provinceCode: provinceCode.nullable(),
  schoolId: z.int('ID sekolah harus berupa bilangan bulat').positive('ID sekolah tidak valid').nullable(),
  /** left out it stays */
  className: className.nullable().optional(),
  version: seenVersion,
})

export type PersonChange = z.output<typeof personChange>

export const signedOut = z.object({ ended: z.int() })

/** What a form about people offers to choose from, as far as whoever sees it may choose. */
export interface PeopleOptions {
  kinds: Option[]
  programs: Option[]
  provinces: Option[]
}

/** A person as a row of the list. */
export interface PersonRow {
  id: number
  name: string
  href: string
  email: string | null
  picture: Image | undefined
  kind: string
  status: MemberStatus
  statusLabel: string
  statusTone: 'green' | 'orange' | 'red'
  programs: string[]
  school: string | null
  className: string | null
  joined: string | null
  lastSeen: string | null
  /** nothing about this one is changed from here: oneself, and superadmins */
  isFixed: boolean
}

/** What the page of all people shows. */
export interface PeoplePage {
  list: OfficeListData<PersonRow>
  canChange: boolean
  canInvite: boolean
}

/** What the page of one person shows. */
export interface PersonPage {
  person: PersonDetail
  kindLabel: string
  statusLabel: string
  statusTone: 'green' | 'orange' | 'red'
  province: string | null
  city: string | null
  joined: string | null
  lastSeen: string | null
  suspended: string | null
  phone: string | null
  birthDate: string | null
  consents: { purpose: string; isGiven: boolean; textVersion: string; at: string }[]
  /** null: not for whoever asks */
  history:
    | {
        id: number
        atText: string
        actorName: string
        words: string
        objectName: string
        changes: { label: string; before: string | null; after: string | null }[]
      }[]
    | null
  canChange: boolean
  isSelf: boolean
  options: PeopleOptions
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'members.list': PeoplePage
    'members.person': PersonPage
  }
}
