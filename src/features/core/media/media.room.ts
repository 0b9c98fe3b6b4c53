import { room } from '../../../platform/room.ts'
import { mediaCalls } from './media.api.ts'
import { mediaDeeds } from './media.deeds.ts'
import { loadLibrary } from './media.loads.ts'
import { mediaUndoing } from './media-removal.ts'
import { mediaStreams } from './media-streams.api.ts'
import { type SweepDeps, sweep } from './sweeping.ts'

export const mediaRoom = room((house: SweepDeps) => ({
  name: 'media',
  pages: { 'Kelola-Media': loadLibrary(house) },
  calls: [...mediaCalls(house), ...mediaStreams(house)],
  jobs: [{ name: 'media.sweep', run: () => sweep(house) }],
  deeds: mediaDeeds,
  undoings: [mediaUndoing(house)],
  office: {
    sections: [
      {
        group: 'content',
        place: 40,
        label: 'Media',
        page: 'Kelola-Media',
        icon: 'image',
        key: 'f',
        permission: 'useMedia',
      },
    ],
    actions: [
      {
        place: 40,
        label: 'Unggah gambar atau berkas',
        page: 'Kelola-Media',
        icon: 'upload',
        permission: 'useMedia',
      },
    ],
  },
}))
