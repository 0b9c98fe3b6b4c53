import type { PageContext, PersonalContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { to } from '../../../routes.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { newestPosts } from '../../content/posts/posts.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { draftAnswerOf, opened } from '../../core/publishing/publishing.ts'
import { fontNames } from '../../core/site/site.cards.ts'
import { lookThing } from '../../core/site/site.ts'
import { firstClasses } from '../../learning/classes/classes.ts'
import type { AppearancePage, LookPage } from './appearance.contract.ts'
import { lookKind } from './look-draft.ts'
import { createPreviews } from './previews.ts'

export interface EditorDeps {
  secrets: Secrets
  fontUrl(name: (typeof fontNames)[number]): string
}

/** The fonts one may choose, and where their files lie. */
export const fontsOf = ({ fontUrl }: EditorDeps) => fontNames.map(name => ({ name, url: fontUrl(name) }))

/** A token that shows the site in the draft's look to the asker's own session. */
export function previewOf(
  { secrets }: EditorDeps,
  { tenant, viewer, clock }: Pick<PersonalContext, 'tenant' | 'viewer' | 'clock'>,
): string {
  const whom = { tenantId: tenant.id, sessionId: memberOf(viewer).sessionId }
  return createPreviews(secrets).issue(whom, clock.now())
}

async function lookPage(house: EditorDeps, context: PersonalContext): Promise<LookPage> {
  const asker = { ...context, by: memberOf(context.viewer).membershipId }
  return {
    draft: await draftAnswerOf(asker, lookKind, await opened(context, lookKind, lookThing.id)),
    preview: previewOf(house, context),
  }
}

/** Where the look of the site is made. */
export const loadAppearance = (house: EditorDeps): PersonalPageLoad => ({
  access: permissions.changeSettings,
  query: [],
  async load(context) {
    const data: AppearancePage = {
      ...(await lookPage(house, context)),
      fonts: fontsOf(house),
      timeZone: context.tenant.timeZone,
      pages: await pagesToSee(context),
    }
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
})

/** The layouts beside each other, with the tenant's own content. */
export const loadLayoutAlbum = (house: EditorDeps): PersonalPageLoad => ({
  access: permissions.changeSettings,
  query: [],
  async load(context) {
    return {
      page: 'appearance.album',
      data: await lookPage(house, context),
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
})

/** Home, lists, and one thing of each kind that there is. */
async function pagesToSee(context: PageContext): Promise<AppearancePage['pages']> {
  const [course] = await firstClasses(context, {}, 1)
  const [post] = await newestPosts(context, { kindSlug: 'news' }, 1)
  return [
    { label: 'Beranda', href: to.home() },
    { label: 'Daftar kelas', href: to.classes() },
    ...(course ? [{ label: `Kelas: ${course.name}`, href: to.class(course) }] : []),
    { label: 'Daftar berita', href: to.posts('news') },
    ...(post ? [{ label: `Berita: ${post.title}`, href: to.post({ ...post, kind: 'news' }) }] : []),
    { label: 'Daftar program', href: to.programs() },
  ]
}
