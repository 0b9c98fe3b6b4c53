import { type PersonalContext, type PersonalPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { longDate, mediumDate, momentText } from '../../../shared/dates.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage } from '../../../shared/pager.ts'
import { phoneText } from '../../../shared/phone.ts'
import { imageOf } from '../../../shared/picture.ts'
import { listAuditAbout } from '../../core/audit/audit.ts'
import { kinds, memberOf, permissions } from '../../core/permissions/permissions.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { purposeLabel } from '../privacy/privacy.ts'
import {
  type PeoplePage,
  type PersonDetail,
  type PersonItem,
  type PersonPage,
  personListQuery,
} from './members.contract.ts'
import { sorts, statuses } from './members.rules.ts'
import { findPerson, listPeople } from './members.ts'
import { optionsFor } from './options.ts'

const canChange = ({ viewer }: PersonalContext) =>
  permissions.changePeople.grants[memberOf(viewer).kind] !== 'none'

export const loadPeople: PersonalPageLoad = {
  access: permissions.readPeople,
  query: ['page', 'search', 'kind', 'status', 'programId', 'sort'],
  async load(context) {
    const list = await listPeople(context, parseQuery(personListQuery, context.query))
    const { search = '', kind = '', status = '', programId = '', sort = 'name' } = context.query
    const filter = { search, kind, status, programId, sort }
    const { programs } = await optionsFor(context)
    const data: PeoplePage = {
      people: list.items.map(person => rowOf(person, context)),
      total: list.totalItems,
      pager: pagerOf(list, to.people(), { ...filter, sort: sort === 'name' ? undefined : sort }),
      filter,
      isFiltered: [search, kind, status, programId].some(Boolean),
      kinds: Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
      programs,
      statuses: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
      sorts: Object.entries(sorts).map(([value, label]) => ({ value, label })),
      canChange: canChange(context),
      canInvite: permissions.invitePeople.grants[memberOf(context.viewer).kind] !== 'none',
    }
    return {
      page: 'members.list',
      data,
      head: { title: 'Orang', description: 'Siapa saja yang ada di situs ini', noindex: true },
      canonical: to.people(),
      crumbs: [],
      tags: [],
      frame: 'office',
      status: statusOfPage(list),
    } satisfies PageAnswer<'members.list'>
  },
}

function rowOf(person: PersonItem, { tenant, viewer }: PersonalContext): PeoplePage['people'][number] {
  const { lastSeenAt, programs, status, kind } = person
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
    lastSeen: lastSeenAt ? mediumDate(new Date(lastSeenAt), tenant.timeZone) : null,
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
    return {
      page: 'members.person',
      data,
      head: { title: person.name, description: `Keanggotaan ${person.name}`, noindex: true },
      canonical: to.person(person),
      crumbs: [{ label: 'Orang', href: to.people() }, { label: person.name }],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'members.person'>
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
