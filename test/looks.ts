import type { LayoutName } from '../src/shared/layout-names.ts'
import type { App } from './app.ts'

/** Gives a tenant another layout, as publishing one does. */
export async function wear(app: App, slug: string, layout: LayoutName): Promise<void> {
  const tenant = app.sanggar.hosts.bySlug(slug)
  if (!tenant) throw new Error(`No tenant ${slug}`)
  await app.write(tenant.id, tx => tx.db.updateTable('site_settings').set({ layout }).execute())
  await app.sanggar.refresh()
  app.sanggar.cache.clear(tenant.id)
}

/** A page of each kind that a layout draws, found by the links of a site. */
export async function pagesOfEachKind(app: App, host: string): Promise<Record<string, string>> {
  const linkOn = async (path: string, link: RegExp): Promise<string> => {
    const { body } = await app.request({ host, path, headers: { accept: 'text/html' } })
    const found = link.exec(body.slice(body.indexOf('<main')))?.[1]
    if (!found) throw new Error(`${path} has no link ${link}`)
    return found
  }
  const course = await linkOn('/Courses', /href="(\/Courses\/[^"?#@]+)"/)
  return {
    home: '/',
    list: '/Class',
    offer: await linkOn('/Class', /href="(\/Class\/[^"?#]+)"/),
    posts: '/News',
    article: await linkOn('/News', /href="(\/News\/[^"?#]+)"/),
    chapter: await linkOn(course, /href="([^"]+\/chapter\/[^"]+)"/),
    sections: '/About',
    search: '/Cari?q=kelas',
    form: '/Make-Appointment',
  }
}
