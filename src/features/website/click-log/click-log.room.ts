import { room } from '../../../platform/room.ts'
import { clickLogApi } from './click-log.api.ts'
import type { ClickLog } from './click-log.ts'

export const clickLogRoom = room((house: { clickLog: ClickLog }) => ({
  name: 'click-log',
  calls: clickLogApi(house),
  jobs: [{ name: 'click-log.sweep', run: () => house.clickLog.sweep() }],
}))
