import { askedPage, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { imageOf } from '../../../shared/picture.ts'
import { listPage } from '../../../ui/lists.ts'
import type { Image } from '../../../ui/parts.tsx'
import { postCard } from '../posts/posts.cards.ts'
import { pageOfPosts } from '../posts/posts.ts'
import { galleryListQuery } from './galleries.contract.ts'

/** below the albums of a page */
const mostPhotos = 12
/** how many stand beside each other on a large screen: no row is left half empty */
const inRow = 4

/** The albums, and their photographs to look through without opening any. */
export const loadGallery: PublicPageLoad = askedPage(galleryListQuery, async (context, query) => {
  const found = await pageOfPosts(context, { ...query, kindSlug: 'gallery', sort: 'newest' })
  const photos = wholeRows(found.items.flatMap(post => post.images.flatMap(image => imageOf(image) ?? [])))
  return listPage('galleries.list', {
    path: to.posts('gallery'),
    title: 'Galeri',
    lead: 'Foto dari kegiatan kami, dikumpulkan dalam album.',
    query,
    found,
    card: post => postCard(post, context.tenant.timeZone),
    empty: {
      title: 'Belum ada album',
      text: 'Album foto akan muncul di sini begitu diterbitkan. Sementara itu, silakan baca kabar kami.',
      action: { label: 'Baca berita', href: to.posts('news') },
    },
    head: { image: photos[0] },
    tags: ['posts'],
    data: list => ({ ...list, photos }),
  })
})

function wholeRows(photos: Image[]): Image[] {
  const shown = Math.min(photos.length, mostPhotos)
  return photos.slice(0, shown > inRow ? shown - (shown % inRow) : shown)
}
