import { room } from '../../../platform/room.ts'
import { type BinDeps, emptyBins } from './bins.ts'
import { entriesPalette } from './entries.office.ts'
import { entriesPersonal } from './entries.personal.ts'
import { entryPencils } from './entry-pencils.ts'

/** Things that are written in the office; their kinds stand in other rooms. */
export const entriesRoom = room((house: BinDeps) => ({
  name: 'entries',
  jobs: [{ name: 'entries.emptyBins', run: () => emptyBins(house) }],
  personal: [entriesPersonal],
  palette: entriesPalette,
  pencils: entryPencils,
}))
