import { room } from '../../../platform/room.ts'
import { podcastFeed } from './podcasts.feeds.ts'

export const podcastsRoom = room(() => ({ name: 'podcasts', files: [podcastFeed] }))
