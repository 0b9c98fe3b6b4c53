import { officeList } from '../../../platform/http/office-list.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { importFormats, kindNames, type QuestionKindName, questionStates } from './question-kinds.rules.ts'
import { type QuestionItem, type QuestionQuery, questionQuery } from './questions.contract.ts'
import { bankScope, getQuestion, listQuestions, listTags, listVersions, usesOf } from './questions.ts'

export const bank = officeList<'questions.list', QuestionQuery, QuestionItem>(
  { page: 'questions.list', path: to.questions(), access: permissions.writeQuestions },
  { title: 'Soal', description: 'Bank soal.', search: 'Cari isi soal' },
  {
    query: questionQuery,
    filters: async ({ tx, viewer }) => [
      { name: 'kind', label: 'Jenis', options: optionsOf(kindNames) },
      { name: 'state', label: 'Status', options: optionsOf(questionStates) },
      {
        name: 'tag',
        label: 'Tanda',
        options: (await listTags(tx, bankScope(viewer))).map(({ tag, total }) => ({
          value: tag,
          label: `${tag} (${total})`,
        })),
      },
    ],
    sorts: [
      { value: 'newest', label: 'Terakhir diubah', column: 'updated', isDescending: true },
      { value: 'name', label: 'Isi', column: 'name' },
    ],
    list: listQuestions,
    data: async (list, { tx, viewer }) => ({
      list,
      tags: (await listTags(tx, bankScope(viewer))).map(({ tag }) => tag),
    }),
    calls: {
      tag: 'Bank soal',
      nameOf: ({ name }) => name,
      columns: [
        ['Soal', ({ name }) => name],
        ['Jenis', ({ kind }) => kindNames[kind].label],
        ['Status', ({ state }) => questionStates[state].label],
        ['Tanda', ({ tags }) => tags.join(', ')],
        ['Kompetensi', ({ competence }) => competence],
        ['Poin', ({ points }) => points],
        ['Dipakai kuis', ({ uses }) => String(uses)],
      ],
    },
  },
)

const isKind = (word: string | undefined): word is QuestionKindName =>
  word !== undefined && Object.hasOwn(kindNames, word)

const words = (title: string, canonical: string) => ({
  title,
  description: 'Soal dan pratinjaunya.',
  canonical,
  crumbs: [{ label: 'Soal', href: to.questions() }, { label: title }],
})

/** An empty question of the kind that `?kind` names. */
export const loadNewQuestion: PersonalPageLoad = {
  access: permissions.writeQuestions,
  query: ['kind'],
  async load({ tx, viewer, query }) {
    const kind = isKind(query.kind) ? query.kind : 'single'
    const known = await listTags(tx, bankScope(viewer))
    const data = {
      id: null,
      version: 0,
      kind,
      spec: {},
      points: 1,
      tags: [],
      competence: '',
      state: 'draft' as const,
      knownTags: known.map(({ tag }) => tag),
      uses: 0,
      versions: [],
    }
    return framedPage('office', 'questions.editor', data, words('Soal baru', to.newQuestion()))
  },
}

export const loadQuestion: PersonalPageLoad = {
  access: permissions.writeQuestions,
  query: [],
  async load(context) {
    const { tx, viewer, tenant } = context
    const row = await getQuestion(context, Number(context.params.id))
    const known = await listTags(tx, bankScope(viewer))
    const versions = await listVersions(tx, row.id)
    const data = {
      id: row.id,
      version: row.version,
      kind: row.kind,
      // what this room keeps is an object
      spec: Object.fromEntries(Object.entries(Object(row.spec))),
      points: row.points,
      tags: row.tags,
      competence: row.competence,
      state: row.state,
      knownTags: known.map(({ tag }) => tag),
      uses: (await usesOf(context, [row.id])).get(row.id) ?? 0,
      versions: versions.map(({ number, at }) => ({ number, text: mediumDate(at, tenant.timeZone) })),
    }
    return framedPage('office', 'questions.editor', data, words('Ubah soal', to.question(row)))
  },
}

export const loadImport = officePage(
  { page: 'questions.import', path: to.importQuestions(), access: permissions.writeQuestions },
  { title: 'Impor soal', description: 'Soal yang sudah diketik, dari Word, Excel, atau Moodle.' },
  () => ({
    formats: optionsOf(importFormats),
  }),
)
