import { room } from '../../../platform/room.ts'
import { categoryUndoing } from './post-categories.ts'
import { postKind } from './post-kind.ts'
import { postPencils } from './post-pencils.ts'
import { seriesChoices } from './series-choices.ts'
import { writingSetting } from './writers-publish.ts'
import { type WritingDeps, writingApi } from './writing.api.ts'
import { writingDeeds } from './writing.deeds.ts'
import { loadCategories, loadWriting, loadWritingPreview, writings } from './writing.loads.ts'
import { writingDesks } from './writing.office.ts'
import { writingPersonal } from './writing.personal.ts'

const kind = postKind()

export const writingRoom = room((house: WritingDeps) => ({
  name: 'writing',
  pages: {
    'Kelola-Tulisan': writings.load,
    'Kelola-Tulisan-Kategori': loadCategories,
    'Kelola-Tulisan-Pratinjau': loadWritingPreview(kind),
    'Kelola-Tulisan-id': loadWriting(kind),
  },
  calls: [...writings.calls, ...writingApi(house, kind), seriesChoices],
  drafts: [kind],
  pencils: postPencils,
  settings: { writing: writingSetting },
  deeds: writingDeeds,
  undoings: [categoryUndoing],
  desks: writingDesks,
  personal: [writingPersonal],
  office: {
    sections: [
      {
        group: 'content',
        place: 60,
        label: 'Tulisan',
        page: 'Kelola-Tulisan',
        icon: 'pen',
        key: 'e',
        permission: 'writePosts',
      },
    ],
    actions: [
      { place: 25, label: 'Tulis sesuatu', page: 'Kelola-Tulisan', icon: 'pen', permission: 'writePosts' },
      {
        place: 26,
        label: 'Kategori tulisan',
        page: 'Kelola-Tulisan-Kategori',
        icon: 'pen',
        permission: 'manageCategories',
      },
    ],
    own: [{ place: 60, label: 'Tulisan', page: 'Kelola-Tulisan', icon: 'pen' }],
  },
}))
