import { type ListContext, officeList } from '../../../platform/http/office-list.ts'
import type { PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { longDate, mediumDate, momentText } from '../../../shared/dates.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { phoneText } from '../../../shared/phone.ts'
import { imageOf } from '../../../shared/picture.ts'
import { listAuditAbout } from '../../core/audit/audit.ts'
import { kinds, memberOf, permissions } from '../../core/permissions/permissions.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { labelOf as purposeLabel } from '../consents/consents.ts'
import { optionsFor } from './member-options.ts'
import {
  type PersonDetail,
  type PersonItem,
  type PersonListQuery,
  type PersonPage,
  type PersonRow,
  personListQuery,
} from './members.contract.ts'
import { statuses } from './members.rules.ts'
import { findPerson, listPeople } from './members.ts'

const canChange = ({ viewer }: PersonalContext) =>
  permissions.changePeople.grants[memberOf(viewer).kind] !== 'none'

export const people = officeList<'members.list', PersonListQuery, PersonRow>(
  { page: 'members.list', path: to.people(), access: permissions.readPeople },
  { title: 'Orang', description: 'Siapa saja yang ada di situs ini', search: 'Cari nama atau email' },
  {
    name: 'people',
    query: personListQuery,
    filters: async context => {
      const { programs } = await optionsFor(context)
      return [
        { name: 'kind', label: 'Peran', options: optionsOf(kinds) },
        { name: 'status', label: 'Status', options: optionsOf(statuses) },
        ...(programs.length > 0 ? [{ name: 'programId', label: 'Program', options: programs }] : []),
      ]
    },
    sorts: [
      { value: 'name', label: 'Nama', column: 'name' },
      { value: 'lastSeen', label: 'Terakhir terlihat', column: 'seen', isDescending: true },
      { value: 'newest', label: 'Terbaru bergabung', column: 'joined', isDescending: true },
    ],
    list: async (context, query) => {
      const found = await listPeople(context, query)
      return { ...found, items: found.items.map(person => rowOf(person, context)) }
    },
    data: (list, context) => ({
      list,
      canChange: canChange(context),
      canInvite: permissions.invitePeople.grants[memberOf(context.viewer).kind] !== 'none',
    }),
    calls: {
      nameOf: ({ name }) => name,
      columns: [
        ['Nama', ({ name }) => name],
        ['Email', ({ email }) => email],
        ['Peran', ({ kind }) => kind],
        ['Program', ({ programs }) => programs.join(', ')],
        ['Sekolah', ({ school }) => school],
        ['Kelas (rombel)', row => row.className],
        ['Status', ({ statusLabel }) => statusLabel],
        ['Bergabung', ({ joined }) => joined],
        ['Terakhir terlihat', ({ lastSeen }) => lastSeen],
      ],
    },
  },
)

function rowOf(person: PersonItem, { tenant, viewer }: ListContext): PersonRow {
  const { lastSeenAt, joinedAt, programs, status, kind } = person
  const day = (text: string | null) => (text ? mediumDate(new Date(text), tenant.timeZone) : null)
  return {
    id: person.id,
    name: person.name,
    href: to.person(person),
    email: person.email,
    picture: imageOf(person.picture),
    kind: kinds[kind].label,
    status,
    statusLabel: statuses[status].label,
    statusTone: statuses[status].tone,
    programs: programs.map(({ name }) => name),
    school: person.school?.name ?? null,
    className: person.className,
    lastSeen: day(lastSeenAt),
    joined: day(joinedAt),
    isFixed: kind === 0 || person.id === memberOf(viewer).membershipId,
  }
}

export const loadPerson: PersonalPageLoad = {
  access: permissions.readPeople,
  query: [],
  async load(context) {
    const person = await findPerson(context, Number(context.params.id))
    if (!person) return undefined
    const isSelf = person.id === memberOf(context.viewer).membershipId
    const data: PersonPage = {
      person,
      ...(await wordsOf(person, context)),
      history: person.hidden.includes('history')
        ? null
        : await listAuditAbout(context, { type: 'member', id: person.id }, 30),
      canChange: canChange(context) && person.kind !== 0,
      isSelf,
      options: await optionsFor(context),
    }
    return framedPage('office', 'members.person', data, {
      title: person.name,
      description: `Keanggotaan ${person.name}`,
      canonical: to.person(person),
      crumbs: [{ label: 'Orang', href: to.people() }, { label: person.name }],
    })
  },
}

/** Codes and times in words. */
async function wordsOf(person: PersonDetail, { tenant }: PersonalContext) {
  const regions = await regionNames()
  const moment = (at: string | null) => (at === null ? null : momentText(new Date(at), tenant.timeZone))
  const { suspendedAt, birthDate, phone, consents } = person
  return {
    kindLabel: kinds[person.kind].label,
    statusLabel: statuses[person.status].label,
    statusTone: statuses[person.status].tone,
    province: regions.province(person.provinceCode)?.name ?? null,
    city: regions.city(person.cityCode)?.name ?? null,
    joined: moment(person.joinedAt),
    lastSeen: moment(person.lastSeenAt),
    suspended: moment(suspendedAt),
    phone: phone === null ? null : phoneText(phone),
    // a day of the calendar, wherever it is read
    birthDate: birthDate === null ? null : longDate(new Date(`${birthDate}T00:00:00Z`), 'UTC'),
    consents: consents.map(({ purpose, isGiven, textVersion, at }) => ({
      purpose: purposeLabel(purpose),
      isGiven,
      textVersion,
      at: moment(at) ?? '',
    })),
  }
}
