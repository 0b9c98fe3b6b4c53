import { routes } from '../../../routes.ts'
import { invalid, invalidField } from '../../../shared/failure.ts'
import type { EntryKind, Owned } from '../../core/entries/entries.ts'
import type { Reader } from '../../core/publishing/publishing.ts'
import { listSeasonOptions } from '../seasons/seasons.ts'
import { boardRegions } from './board-regions.ts'
import { type BoardValue, boardDraft, boardPublication, boardWords } from './board-value.contract.ts'
import { boardTable, findWrittenBoard, listWrittenRows, putBoard, putRows } from './board-writing.store.ts'
import { drawBoard } from './draw-board.ts'

/** What stands in the tables, as its writers have it. */
async function read({ tx }: Reader, id: number, isWriting: boolean): Promise<Owned<BoardValue> | undefined> {
  const row = await findWrittenBoard(tx, id, isWriting)
  if (!row) return undefined
  const { status, version, updatedAt, seasonSlug, ...fields } = row
  const regions = await boardRegions()
  const value = boardDraft.parse({
    ...fields,
    seasonSlug: seasonSlug ?? '',
    entries: (await listWrittenRows(tx, id)).map(entry => ({
      name: entry.name,
      school: entry.school,
      region: regions.nameOf(entry),
      score: entry.score,
    })),
  })
  return { value, slug: row.slug, isOut: status === 'published', number: version, at: updatedAt }
}

/** Leaderboards, as they are written in the office; all of them stand on one page. */
export const boardKind: EntryKind<BoardValue> = {
  kind: 'leaderboard',
  plural: 'leaderboards',
  words: {
    one: 'papan peringkat',
    many: 'Papan peringkat',
    about: 'Peringkat siswa, sekolah, dan tim, dari baris yang ditulis atau dari poin liga',
  },
  icon: 'numbers',
  section: { group: 'activities', place: 75 },
  may: { write: 'writeBoards' },
  draft: boardDraft,
  publication: boardPublication,
  fieldWords: boardWords,
  title: 'title',
  groups: [
    { title: 'Isi papan', fields: ['source', 'seasonSlug', 'entries'] },
    { title: 'Papan', fields: ['scope', 'period', 'unit', 'position'] },
    { title: 'Alamat', fields: ['slug'] },
  ],
  tags: ['leaderboards'],
  routes: { list: 'Kelola-Papan', entry: 'Kelola-Papan-id', preview: 'Kelola-Papan-Pratinjau' },
  beginning: () => boardDraft.parse({ unit: 'Poin' }),
  async choices({ tx }) {
    return { seasons: await listSeasonOptions(tx), regions: (await boardRegions()).options }
  },
  table: boardTable,
  read,
  async check({ tx }, { source, seasonSlug, entries }) {
    if (source === 'league') {
      const seasons = await listSeasonOptions(tx)
      if (!seasons.some(({ value }) => value === seasonSlug))
        throw invalidField('seasonSlug', 'Musim ini tidak ada di situs')
      return
    }
    const regions = await boardRegions()
    const unknown = entries.flatMap(({ region }, index) =>
      regions.codesOf(region)
        ? []
        : [
            {
              field: `entries.${index}.region`,
              code: 'unknown',
              message: `Kota atau provinsi tidak dikenal: ${region}`,
            },
          ],
    )
    if (unknown.length > 0) throw invalid(unknown.slice(0, 100))
  },
  async put({ tx, clock }, { ownId, slug, value, number }) {
    const isLeague = value.source === 'league'
    const id = await putBoard(tx, ownId, {
      slug,
      title: value.title.trim(),
      summary: value.summary.trim(),
      period: value.period.trim(),
      unit: value.unit.trim(),
      scope: value.scope,
      source: value.source,
      seasonSlug: isLeague ? value.seasonSlug : '',
      position: value.position === '' ? null : value.position,
      at: clock.now(),
      version: number,
    })
    const regions = await boardRegions()
    // rows that were written before are kept where the league's points stand now
    await putRows(
      tx,
      id,
      value.entries.map(({ name, school, region, score }) => ({
        name: name.trim(),
        school: school.trim(),
        ...(regions.codesOf(region) ?? { provinceCode: null, cityCode: null }),
        score: Number(score),
      })),
    )
    return id
  },
  siteHref: ({ slug }) => `${routes.Leaderboards}?board=${slug}`,
  draw: drawBoard,
}
