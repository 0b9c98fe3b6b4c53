import type { PageContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { listPosts } from '../../content/posts/posts.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { footerSetting, navigationSetting } from '../../core/site/site.cards.ts'
import { getPublished, listValues } from '../../core/site/site.ts'
import { listClasses } from '../../learning/classes/classes.ts'
import type { AppearancePage, SettingsPage } from './appearance.contract.ts'

/** Where the look of the site is made. */
export const loadAppearance: PersonalPageLoad = {
  access: permissions.changeSettings,
  query: [],
  async load(context) {
    const data: AppearancePage = { pages: await pagesToSee(context) }
    return {
      page: 'appearance.editor',
      data,
      head: { title: 'Tampilan', description: 'Tata letak, warna, huruf, dan logo situs.', noindex: true },
      canonical: to.appearance(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'appearance.editor'>
  },
}

/** The layouts beside each other, with the tenant's own content. */
export const loadLayoutAlbum: PersonalPageLoad = {
  access: permissions.changeSettings,
  query: [],
  async load() {
    return {
      page: 'appearance.album',
      data: {},
      head: {
        title: 'Album tata letak',
        description: 'Semua tata letak dengan isi situs sendiri, untuk dibandingkan.',
        noindex: true,
      },
      canonical: to.layoutAlbum(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'appearance.album'>
  },
}

/** Home, lists, and one thing of each kind that there is. */
async function pagesToSee(context: PageContext): Promise<AppearancePage['pages']> {
  const first = { page: 1, pageSize: 1 }
  const [course] = readJson(await listClasses(context, first)).items
  const [post] = readJson(await listPosts(context, { ...first, kindSlug: 'news', sort: 'newest' })).items
  return [
    { label: 'Beranda', href: to.home() },
    { label: 'Daftar kelas', href: to.classes() },
    ...(course ? [{ label: `Kelas: ${course.name}`, href: to.class(course) }] : []),
    { label: 'Daftar berita', href: to.posts('news') },
    ...(post ? [{ label: `Berita: ${post.title}`, href: to.post({ ...post, kind: 'news' }) }] : []),
    { label: 'Daftar program', href: to.programs() },
  ]
}

/** What the site is called, who may come in, where its menus lead. */
export const loadSettings: PersonalPageLoad = {
  access: permissions.changeSettings,
  query: [],
  async load(context) {
    const { version, state } = await getPublished(context)
    const rows = await listValues(context)
    const value = (key: string) => rows.find(row => row.key === key)?.value
    const data: SettingsPage = {
      tenant: context.tenant.slug,
      version,
      title: state.title,
      tagline: state.tagline,
      isMaintenance: state.isMaintenance,
      meta: state.meta,
      navigation: navigationSetting.parse(value('navigation')),
      footer: footerSetting.parse(value('footer')),
      isRegistrationOpen: value('registration') !== 'closed',
      timeZone: context.tenant.timeZone,
      pages: [
        { label: 'Beranda', href: to.home() },
        { label: 'Kelas', href: to.classes() },
        { label: 'Kursus', href: to.courses() },
        { label: 'Program', href: to.programs() },
        { label: 'Berita', href: to.posts('news') },
        { label: 'Blog', href: to.posts('blog') },
        { label: 'Artikel', href: to.posts('articles') },
        { label: 'Podcast', href: to.posts('podcasts') },
        { label: 'Tulisan Temans', href: to.posts('tulisan-temans') },
      ],
    }
    return {
      page: 'appearance.settings',
      data,
      head: { title: 'Pengaturan', description: 'Nama, menu, dan status situs.', noindex: true },
      canonical: to.settings(),
      crumbs: [],
      tags: [],
      frame: 'office',
    } satisfies PageAnswer<'appearance.settings'>
  },
}
