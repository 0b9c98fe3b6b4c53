import { furnishPages } from '../src/features/website/pages/pages.ts'
import type { Tx } from '../src/platform/db/transaction.ts'
import { postKinds } from '../src/shared/post-kinds.ts'
import type { App } from './app.ts'
import {
  type BuiltTenant,
  buildCareer,
  buildCategory,
  buildChapter,
  buildClass,
  buildClassroom,
  buildCompetence,
  buildEvent,
  buildEventProgram,
  buildFeature,
  buildJob,
  buildModule,
  buildPerson,
  buildPost,
  buildProgram,
  buildSpeaker,
  buildTenant,
  buildWebinar,
} from './build.ts'
import { fillForms } from './twin-forms.ts'
import { fillPeople, tokenOf } from './twin-people.ts'
import { fillShowcase } from './twin-showcase.ts'

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
    | 'webinar'
    | 'event'
    | 'eventProgram'
    | 'career'
    | 'job'
    | 'member'
    | 'school'
    | 'invitation'
    | 'request'
    | 'team'
    | 'appointment',
    number
  >
  codes: { class: string; classroom: string }
  /** of links in mails */
  tokens: { invitation: string; guardian: string; team: string; teamGuardian: string }
}

/** an episode that can be heard, so that there is a feed */
const recordingOf = (secret: string) =>
  JSON.stringify({
    season: 1,
    episode: 1,
    seconds: 600,
    bytes: 9600,
    mime: 'audio/mpeg',
    key: `${secret.toLowerCase()}-rekaman.mp3`,
  })
const longAgo = new Date('2026-11-01T02:00:00Z')

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
    for (const kind of postKinds) {
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
          audio: kind === 'podcasts' ? recordingOf(secret) : null,
          images: kind === 'gallery' ? `[${picture}]` : '[]',
        },
        { categoryIds: [category.id], authorIds: [person.id] },
      )
    }
    await fillShowcase(tx, post.id, secret, picture)
    await buildPost(tx, { kind: 'news', slug: 'rahasia-dapur', title: `Draf ${secret}`, status: 'draft' })
    const words = {
      summary: `Ringkasan ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
      cover: picture,
      category_id: classCategory.id,
      tags: [secret],
      outcomes: [`Bisa ${secret}`],
      competencies: [`Merakit ${secret}`],
      is_elevated: true,
      certificate: true,
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
      {
        slug: 'sekolah-digital',
        name: `Program ${secret}`,
        cover: picture,
        partners: [secret],
        lead_id: person.id,
        province_codes: ['33'],
      },
      [live.id, course.id],
    )
    const event = await buildEvent(tx, {
      slug: 'seminar-guru',
      title: `Seminar ${secret}`,
      summary: `Ringkasan ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
      cover: picture,
      venue: `Aula ${secret}`,
      class_id: live.id,
      activities: JSON.stringify([{ name: `Kegiatan ${secret}`, description: secret, image }]),
    })
    const speaker = await buildSpeaker(tx, event.id, { name: `Budi ${secret}`, image: picture })
    const eventProgram = await buildEventProgram(tx, event.id, {
      slug: 'lokakarya-guru',
      title: `Lokakarya ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
    })
    await tx.db
      .insertInto('event_program_speakers')
      .values({ event_id: event.id, program_id: eventProgram.id, speaker_id: speaker.id })
      .execute()
    const career = await buildCareer(tx, {
      slug: 'bengkel-laut',
      name: `Bengkel ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
      cover: picture,
    })
    const job = await buildJob(tx, career.id, {
      slug: 'juru-las',
      title: `Juru las ${secret}`,
      description_html: `<p>Isi ${secret}</p>`,
      skills: [secret],
    })
    await tx.db
      .insertInto('files')
      .values({ key: image.key, name: `${secret}.webp`, mime: 'image/webp', bytes: 10, sha256: secret })
      .execute()
    await tx.db
      .insertInto('redirects')
      .values({ from_path: '/lama', to_path: `/baru-${secret.toLowerCase()}` })
      .execute()
    await buildCompetence(tx, {
      slug: 'merakit',
      name: `Merakit ${secret}`,
      description: `Menyusun ${secret}`,
    })
    const webinar = await buildWebinar(
      tx,
      live.id,
      { title: `Bincang ${secret}`, summary: `Tentang ${secret}`, provider: secret },
      [person.id],
    )
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
    await fillSearch(tx, secret)
    await buildFeature(tx, {
      slug: 'kuis-daring',
      title: `Kuis ${secret}`,
      description: `Latihan ${secret}`,
      image: picture,
      list_features: [secret],
    })
    await tx.db
      .insertInto('click_log')
      .values({ type: 'external', from_address: '/', to_address: `https://${secret}.test/`, at: longAgo })
      .execute()
    await tx.db
      .insertInto('recorded_events')
      .values({ event: 'play', path: `/${secret}`, session_hash: secret, at: longAgo })
      .execute()
    const people = await fillPeople(tx, secret)
    await tx.db
      .insertInto('program_schools')
      .values({ program_id: program.id, school_id: people.school })
      .execute()
    const forms = await fillForms(tx, secret, people)
    return {
      ids: {
        ...people,
        ...forms,
        person: person.id,
        category: category.id,
        classCategory: classCategory.id,
        post: post.id,
        class: live.id,
        course: course.id,
        classroom: classroom.id,
        program: program.id,
        webinar: webinar.id,
        event: event.id,
        eventProgram: eventProgram.id,
        career: career.id,
        job: job.id,
      },
      codes: { class: live.code, classroom: classroom.code },
    }
  })
  const tokens = {
    invitation: tokenOf('undangan', secret),
    guardian: tokenOf('wali', secret),
    team: tokenOf('tim', secret),
    teamGuardian: tokenOf('wali tim', secret),
  }
  return { ...tenant, secret, tokens, ...made }
}

/** Rows of the search index beside those it makes itself. */
async function fillSearch(tx: Tx, secret: string): Promise<void> {
  await tx.db
    .insertInto('search_documents')
    .values({
      kind: 'lama',
      ref: '1',
      path: '/lama',
      title: `Lama ${secret}`,
      visible_from: new Date('2026-01-01'),
      stamp: secret,
    })
    .execute()
  await tx.db.insertInto('search_words').values({ word: secret.toLowerCase(), documents: 1 }).execute()
  await tx.db.insertInto('search_stale').values({ tag: secret }).execute()
  await tx.db
    .insertInto('search_state')
    .values({ refreshed_at: new Date('2026-01-01') })
    .execute()
}
