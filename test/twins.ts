import { furnishPages } from '../src/features/pages/pages.ts'
import type { App } from './app.ts'
import {
  type BuiltTenant,
  buildCategory,
  buildChapter,
  buildClass,
  buildClassroom,
  buildModule,
  buildPerson,
  buildPost,
  buildProgram,
  buildTenant,
} from './build.ts'
import { fillPeople, tokenOf } from './twin-people.ts'

/** A tenant that fills every table, and what its things are called. */
export interface Twin extends BuiltTenant {
  /** a word that stands in every text of this tenant and nowhere else */
  secret: string
  ids: Record<
    | 'person'
    | 'category'
    | 'classCategory'
    | 'post'
    | 'class'
    | 'course'
    | 'classroom'
    | 'program'
    | 'member'
    | 'school'
    | 'invitation'
    | 'request',
    number
  >
  codes: { class: string; classroom: string }
  /** of links in mails */
  tokens: { invitation: string; guardian: string }
}

const kinds = ['news', 'blog', 'articles', 'podcasts', 'tulisan-temans'] as const

/** Two of them have the same slugs throughout; only ids, codes and words differ. */
export async function buildTwin(app: App, slug: string, secret: string): Promise<Twin> {
  const image = {
    key: `${secret.toLowerCase()}-gambar.webp`,
    width: 1200,
    height: 675,
    alt: `Foto ${secret}`,
  }
  const picture = JSON.stringify(image)
  const tenant = await buildTenant(app, {
    slug,
    name: `Sekolah ${secret}`,
    setting: {
      title: `Situs ${secret}`,
      tagline: `Semboyan ${secret}`,
      logo_dark: picture,
      logo_light: picture,
      favicon: picture,
      meta: JSON.stringify({
        description: `Tentang ${secret}`,
        keywords: secret,
        site_name: secret,
        twitter_site: `@${secret}`,
      }),
    },
    values: {
      navigation: [{ label: `Kelas ${secret}`, href: '/Class' }],
      footer: {
        about: `Kami ${secret}`,
        columns: [],
        contact: { email: `halo@${secret.toLowerCase()}.test` },
        social: [],
        legal: secret,
      },
      blog: { title: `Blog ${secret}` },
    },
  })
  const made = await tenant.write(async tx => {
    const person = await buildPerson(tx, {
      slug: 'sri-wahyuni',
      name: `Sri ${secret}`,
      bio: `Guru ${secret}`,
      photo: picture,
    })
    const classCategory = await buildCategory(tx, {
      kind: 'class',
      slug: 'jaringan',
      name: `Jaringan ${secret}`,
    })
    let category = { id: 0 }
    let post = { id: 0 }
    for (const kind of kinds) {
      category = await buildCategory(tx, { kind, slug: 'teknologi', name: `Teknologi ${secret}` })
      post = await buildPost(
        tx,
        {
          kind,
          slug: 'kabar-sekolah',
          title: `Kabar ${secret}`,
          summary: `Ringkasan ${secret}`,
          content_html: `<p>Isi ${secret}</p>`,
          cover: picture,
          tags: [secret],
          audio: kind === 'podcasts' ? JSON.stringify({ season: 1, episode: 1, seconds: 600 }) : null,
        },
        { categoryIds: [category.id], authorIds: [person.id] },
      )
    }
    await buildPost(tx, { kind: 'news', slug: 'rahasia-dapur', title: `Draf ${secret}`, status: 'draft' })
    const words = {
      summary: `Ringkasan ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
      cover: picture,
      category_id: classCategory.id,
      tags: [secret],
      outcomes: [`Bisa ${secret}`],
    }
    const live = await buildClass(tx, {
      slug: 'dasar-jaringan',
      name: `Jaringan ${secret}`,
      code: `JAR-${secret}`,
      ...words,
    })
    const course = await buildClass(tx, {
      slug: 'belajar-web',
      name: `Web ${secret}`,
      type: 'self_paced',
      ...words,
    })
    await tx.db
      .insertInto('class_instructors')
      .values([live, course].map(({ id }) => ({ class_id: id, person_id: person.id, role: 'lead' })))
      .execute()
    for (const { id } of [live, course]) {
      const module = await buildModule(tx, id, { slug: 'pengantar', title: `Pengantar ${secret}` })
      await buildChapter(
        tx,
        { classId: id, moduleId: module.id },
        { slug: 'mulai', title: `Mulai ${secret}`, content_html: secret },
      )
    }
    const classroom = await buildClassroom(tx, live.id, {
      name: `Angkatan ${secret}`,
      venue: `Aula ${secret}`,
      city: secret,
    })
    const program = await buildProgram(
      tx,
      { slug: 'sekolah-digital', name: `Program ${secret}`, ...{ cover: picture, partners: [secret] } },
      [live.id, course.id],
    )
    await tx.db
      .insertInto('files')
      .values({ key: image.key, name: `${secret}.webp`, mime: 'image/webp', bytes: 10, sha256: secret })
      .execute()
    await tx.db
      .insertInto('redirects')
      .values({ from_path: '/lama', to_path: `/baru-${secret.toLowerCase()}` })
      .execute()
    await furnishPages(tx, {
      name: `Sekolah ${secret}`,
      now: app.clock.now(),
      pages: [
        { name: 'Services-jaringan', title: `Layanan ${secret}` },
        { name: 'News', title: `Kabar ${secret}`, lead: `Pengantar ${secret}` },
      ],
    })
    await tx.db
      .updateTable('site_pages')
      .set({ draft: JSON.stringify({ title: `Draf ${secret}` }) })
      .where('name', '=', 'About')
      .execute()
    const people = await fillPeople(tx, secret)
    return {
      ids: {
        ...people,
        person: person.id,
        category: category.id,
        classCategory: classCategory.id,
        post: post.id,
        class: live.id,
        course: course.id,
        classroom: classroom.id,
        program: program.id,
      },
      codes: { class: live.code, classroom: classroom.code },
    }
  })
  const tokens = { invitation: tokenOf('undangan', secret), guardian: tokenOf('wali', secret) }
  return { ...tenant, secret, tokens, ...made }
}
