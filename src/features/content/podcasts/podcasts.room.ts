import { room } from '../../../platform/room.ts'
import { episodeFiles, podcastFeed } from './podcasts.feeds.ts'

export const podcastsRoom = room(() => ({ name: 'podcasts', files: [podcastFeed, ...episodeFiles] }))
