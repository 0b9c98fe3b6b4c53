import { room } from '../../../platform/room.ts'
import { type PublishingDeps, publishingApi } from './publishing.api.ts'
import { publishingPersonal } from './publishing.personal.ts'
import { doDue, type ScheduleDeps } from './schedules.ts'

export const publishingRoom = room((house: PublishingDeps & ScheduleDeps) => ({
  name: 'publishing',
  calls: publishingApi(house),
  personal: [publishingPersonal],
  jobs: [{ name: 'publishing.due', everyMinute: true, run: () => doDue(house) }],
}))
