import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import { galleriesApi } from './galleries.api.ts'
import { loadGallery } from './galleries.loads.ts'

export const galleriesRoom = room(() => ({
  name: 'galleries',
  pages: {
    Gallery: loadGallery,
  },
  calls: galleriesApi,
  intros: {
    [routes.Gallery]: { label: 'Galeri', place: 180 },
  },
}))
