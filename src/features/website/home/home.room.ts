import { room } from '../../../platform/room.ts'
import { homeWriting } from './home.contract.ts'
import { loadHome } from './home.loads.ts'
import { homePassages } from './home.search.ts'

export const homeRoom = room(() => ({
  name: 'home',
  pages: {
    Home: loadHome,
  },
  settings: { home: homeWriting },
  passages: [homePassages],
}))
