import { to } from '../../../routes.ts'
import { invalidField } from '../../../shared/failure.ts'
import type { EntryKind } from '../../core/entries/entries.ts'
import { renameTaught } from '../classes/classes.ts'
import {
  type CompetenceValue,
  competenceDraft,
  competencePublication,
  competenceWords,
} from './competence-value.contract.ts'
import {
  competenceTable,
  findNamed,
  findWrittenCompetence,
  putCompetence,
} from './competence-writing.store.ts'
import { drawCompetence } from './draw-competence.ts'

/** Competences, as they are written in the office; which classes teach one, its classes say. */
export const competenceKind: EntryKind<CompetenceValue> = {
  kind: 'competence',
  plural: 'competences',
  words: {
    one: 'kompetensi',
    many: 'Kompetensi',
    about: 'Yang dapat dikuasai lewat kelas di situs ini, masing-masing dengan halamannya',
  },
  icon: 'star',
  section: { group: 'learning', place: 25 },
  may: { write: 'writeCompetences' },
  draft: competenceDraft,
  publication: competencePublication,
  fieldWords: competenceWords,
  title: 'name',
  tags: ['competences', 'classes'],
  routes: {
    list: 'Kelola-Kompetensi',
    entry: 'Kelola-Kompetensi-id',
    preview: 'Kelola-Kompetensi-Pratinjau',
  },
  beginning: () => competenceDraft.parse({}),
  table: competenceTable,
  async read({ tx }, id, isWriting) {
    const row = await findWrittenCompetence(tx, id, isWriting)
    if (!row) return undefined
    const { name, description, slug, status, version, updatedAt } = row
    const value = competenceDraft.parse({ name, description, slug })
    return { value, slug, isOut: status === 'published', number: version, at: updatedAt }
  },
  async put({ tx, clock }, { ownId, slug, value, number }) {
    const name = value.name.trim()
    const other = await findNamed(tx, name, ownId)
    if (other)
      throw invalidField(
        'name',
        other.status === 'published'
          ? 'Kompetensi bernama ini sudah ada'
          : 'Kompetensi bernama ini sudah ada, di antara draf, arsip, atau sampah',
        'taken',
      )
    const before = ownId === null ? undefined : await findWrittenCompetence(tx, ownId, true)
    // classes name it by its name: theirs goes with it
    if (before && before.name.toLowerCase() !== name.toLowerCase()) await renameTaught(tx, before.name, name)
    return putCompetence(tx, ownId, {
      slug,
      name,
      description: value.description.trim(),
      at: clock.now(),
      version: number,
    })
  },
  siteHref: to.competence,
  draw: drawCompetence,
}
