import { room } from '../../../platform/room.ts'
import { createImportWork, type ImportWorkDeps } from './import-work.ts'
import { importsApi } from './imports.api.ts'
import { importsDeeds } from './imports.deeds.ts'
import { loadImportRun, loadImports } from './imports.loads.ts'

export const importsRoom = room((house: ImportWorkDeps) => {
  const work = createImportWork(house)
  return {
    name: 'imports',
    pages: { 'Kelola-Impor': loadImports, 'Kelola-Impor-id': loadImportRun },
    calls: importsApi({ ...house, work }),
    jobs: [{ name: 'imports.resume', everyMinute: true, run: work.resume }],
    atEnd: work.close,
    deeds: importsDeeds,
    office: {
      sections: [
        {
          group: 'content',
          place: 55,
          label: 'Impor',
          page: 'Kelola-Impor',
          icon: 'upload',
          permission: 'importContent',
        },
      ],
      actions: [
        {
          place: 45,
          label: 'Impor buku, dokumen, atau situs lama',
          page: 'Kelola-Impor',
          icon: 'upload',
          permission: 'importContent',
        },
      ],
    },
  }
})
