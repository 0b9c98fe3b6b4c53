import { room } from '../../../platform/room.ts'
import { to } from '../../../routes.ts'
import { type EntryDeps, entryParts } from '../../core/entries/entries.ts'
import { loadCurriculum } from './curriculum.loads.ts'
import { programKind } from './program-kind.ts'
import { loadProgramList } from './program-list.loads.ts'
import { moveSchool } from './program-writing.store.ts'
import { programsApi } from './programs.api.ts'
import { programsSitemap } from './programs.feeds.ts'
import { programsListings } from './programs.listings.ts'
import { loadProgramDetail } from './programs.loads.ts'
import { programPassages, programsSearch, programTopic } from './programs.search.ts'
import { programsFiles } from './programs-files.store.ts'

export const programsRoom = room((house: EntryDeps) => {
  const { pages, calls, ...parts } = entryParts(house, programKind)
  return {
    ...parts,
    name: 'programs',
    fileHolders: programsFiles,
    pages: {
      Curriculum: loadProgramList('curricula'),
      'Curriculum-program': loadCurriculum,
      Program: loadProgramList('programs'),
      Programs: loadProgramList('programs'),
      'Program-id-slug': loadProgramDetail,
      'Program-slug': loadProgramDetail,
      'Kelola-Program': pages.list,
      'Kelola-Program-Pratinjau': pages.preview,
      'Kelola-Program-id': pages.entry,
    },
    calls: [...programsApi, ...calls],
    search: programsSearch,
    passages: [programPassages, programTopic],
    sitemaps: [programsSitemap],
    intros: {
      [to.programs()]: { label: 'Program', place: 40 },
      [to.curricula()]: { label: 'Kurikulum', place: 220, with: to.programs() },
    },
    listings: programsListings,
    schoolMerged: moveSchool,
  }
})
