import { type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage } from '../../../shared/pager.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { Image } from '../../../ui/parts.tsx'
import { postCard } from '../posts/posts.cards.ts'
import { listPosts } from '../posts/posts.ts'
import { type GalleryListPage, galleryListQuery } from './galleries.contract.ts'

const name = 'Galeri'
const lead = 'Foto dari kegiatan kami, dikumpulkan dalam album.'
/** below the albums of a page */
const mostPhotos = 12
/** how many stand beside each other on a large screen: no row is left half empty */
const inRow = 4

/** The albums, and their photographs to look through without opening any. */
export const loadGallery: PublicPageLoad = {
  query: ['page'],
  async load(context) {
    const query = parseQuery(galleryListQuery, context.query)
    const list = readJson(await listPosts(context, { ...query, kindSlug: 'gallery', sort: 'newest' }))
    const path = to.posts('gallery')
    const data: GalleryListPage = {
      page: query.page,
      heading: { title: name, lead },
      crumbs: [{ label: 'Beranda', href: to.home() }, { label: name }],
      items: list.items.map(post => postCard(post, context.tenant.timeZone)),
      empty: {
        title: 'Belum ada album',
        text: 'Album foto akan muncul di sini begitu diterbitkan. Sementara itu, silakan baca kabar kami.',
        action: { label: 'Baca berita', href: to.posts('news') },
      },
      pager: pagerOf(list, path, {}),
      photos: wholeRows(list.items.flatMap(post => post.images.flatMap(image => imageOf(image) ?? []))),
    }
    return {
      page: 'galleries.list',
      data,
      head: {
        title: titleOfPage(name, query.page),
        description: lead,
        image: data.photos[0],
      },
      canonical: path,
      crumbs: data.crumbs,
      tags: ['posts'],
      status: statusOfPage(data),
    } satisfies PageAnswer<'galleries.list'>
  },
}

function wholeRows(photos: Image[]): Image[] {
  const shown = Math.min(photos.length, mostPhotos)
  return photos.slice(0, shown > inRow ? shown - (shown % inRow) : shown)
}
