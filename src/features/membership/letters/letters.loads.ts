import { officeList } from '../../../platform/http/office-list.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { wallTime } from '../../../shared/days.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { findProfile } from '../members/members.ts'
import * as contract from './letters.contract.ts'
import { letterEnds, mailingStates, suppressionCauses } from './letters.rules.ts'
import { getLetter, lettersOf, listLetters, listSuppressions, listTemplates } from './letters.ts'
import { listMailings, segmentsOf } from './mailings.ts'

const access = permissions.sendLetters

export const letterLog = officeList<'letters.log', contract.LetterQuery, contract.LetterItem>(
  { page: 'letters.log', path: routes['Kelola-Surat'], access },
  { title: 'Surat', description: 'Surat yang dikirim situs ini.', search: 'Cari alamat atau judul' },
  {
    name: 'letters',
    query: contract.letterQuery,
    filters: ({ partsOf }) => [
      { name: 'end', label: 'Keadaan', options: optionsOf(letterEnds) },
      {
        name: 'reason',
        label: 'Surat',
        options: lettersOf(partsOf).map(({ reason, label }) => ({ value: reason, label })),
      },
    ],
    list: listLetters,
    data: list => ({ list }),
    calls: {
      columns: [
        ['Kepada', ({ recipient }) => recipient],
        ['Judul', ({ subject }) => subject],
        ['Surat', ({ why }) => why],
        ['Keadaan', ({ end }) => letterEnds[end].label],
        ['Ditulis', ({ atText }) => atText],
        ['Berakhir', ({ endText }) => endText],
        ['Kata peladen', ({ words }) => words],
      ],
    },
  },
)

export const loadTemplates = officePage(
  { page: 'letters.templates', path: routes['Kelola-Surat-Templat'], access },
  { title: 'Templat surat', description: 'Surat yang dikirim situs ini, dengan kata-katanya.' },
  context => ({ templates: listTemplates(context) }),
)

export const loadTemplate: PersonalPageLoad = {
  access,
  query: [],
  async load(context) {
    const { tx, tenant, partsOf, params, viewer } = context
    const { reason = '' } = params
    const letter = getLetter(partsOf, reason)
    const own = tenant.sender.edited?.[reason]
    const profile = await findProfile(tx, memberOf(viewer).membershipId, tenant.pictureBase)
    const data: contract.TemplatePage = {
      reason,
      label: letter.label,
      about: letter.about,
      fields: Object.entries(letter.fields ?? {}).map(([name, label]) => ({ name, label })),
      usualSubject: letter.sample(tenant.sender).subject,
      subject: own?.subject ?? '',
      opening: own?.opening ?? '',
      preview: `/v1/letters/templates/${encodeURIComponent(reason)}/preview`,
      email: profile?.email ?? '',
    }
    return framedPage('office', 'letters.template', data, {
      title: letter.label,
      description: letter.about,
      canonical: to.letterTemplate(letter),
    })
  },
}

export const managedMailings = officeList<'letters.mailings', contract.MailingQuery, contract.MailingItem>(
  { page: 'letters.mailings', path: routes['Kelola-Surat-Kiriman'], access },
  { title: 'Kiriman', description: 'Surat kepada sekelompok anggota.', search: 'Cari judul' },
  {
    name: 'mailings',
    query: contract.mailingQuery,
    filters: () => [{ name: 'state', label: 'Keadaan', options: optionsOf(mailingStates) }],
    list: listMailings,
    data: async (list, context) => {
      const { day, time } = wallTime(context.clock.now(), context.tenant.timeZone)
      return {
        list,
        segments: await segmentsOf(context),
        nowLocal: `${day}T${time}`,
        zone: context.tenant.timeZone,
      }
    },
    calls: {
      columns: [
        ['Judul', ({ subject }) => subject],
        ['Kepada', ({ segmentText }) => segmentText],
        ['Keadaan', ({ state }) => mailingStates[state].label],
        ['Waktu', ({ dueText }) => dueText],
        ['Penerima', ({ recipients }) => String(recipients)],
        ['Email', ({ mailed }) => String(mailed)],
      ],
    },
  },
)

export const managedSuppressions = officeList<
  'letters.suppressions',
  contract.SuppressionQuery,
  contract.SuppressionItem
>(
  { page: 'letters.suppressions', path: routes['Kelola-Surat-Ditahan'], access },
  { title: 'Alamat ditahan', description: 'Alamat yang tidak dikirimi surat.', search: 'Cari alamat' },
  {
    name: 'suppressions',
    query: contract.suppressionQuery,
    filters: () => [{ name: 'cause', label: 'Sebab', options: optionsOf(suppressionCauses) }],
    list: listSuppressions,
    data: list => ({ list }),
    calls: {
      columns: [
        ['Alamat', ({ address }) => address],
        ['Sebab', ({ cause }) => suppressionCauses[cause].label],
        ['Keterangan', ({ words }) => words],
        ['Sejak', ({ sinceText }) => sinceText],
        ['Sampai', ({ endsText }) => endsText],
      ],
    },
  },
)
