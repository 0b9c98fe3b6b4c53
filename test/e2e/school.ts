import type { Page } from 'playwright-core'
import { buildCategory, buildPost } from '../../src/features/content/posts/posts.things.ts'
import { buildPerson } from '../../src/features/core/people/people.things.ts'
import {
  buildChapter,
  buildClass,
  buildClassroom,
  buildModule,
} from '../../src/features/learning/classes/classes.things.ts'
import { buildProgram } from '../../src/features/learning/programs/programs.things.ts'
import { sanitizeHtml } from '../../src/platform/html/sanitize.ts'
import type { App } from '../app.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'

/** A small school with something on every shelf, for visitors to walk through. */
export async function buildSchool(app: App): Promise<BuiltTenant> {
  const tenant = await buildTenant(app, {
    slug: 'tegal',
    name: 'Sekolah Tegal',
    values: {
      navigation: [
        { label: 'Kelas', href: '/Class' },
        { label: 'Kursus', href: '/Courses' },
        { label: 'Berita', href: '/News' },
      ],
    },
  })
  await tenant.write(async tx => {
    const category = await buildCategory(tx, { name: 'Prestasi', slug: 'prestasi' })
    await buildCategory(tx, { name: 'Kegiatan', slug: 'kegiatan' })
    const person = await buildPerson(tx, { name: 'Dewi Lestari' })
    for (let index = 1; index <= 14; index++) {
      await buildPost(
        tx,
        {
          title: `Kabar ke-${index}`,
          published_at: new Date(Date.UTC(2026, 9, index)),
          content_html: sanitizeHtml(
            `<h2>Ceritanya</h2>${'<p>Tiga puluh siswa merakit komputer dari suku cadang bekas selama dua pekan.</p>'.repeat(12)}<table><tr><th>Nama</th><th>Kelas</th></tr><tr><td>Andi</td><td>X</td></tr></table><pre><code>const sangatPanjang = 'baris kode yang jauh lebih panjang daripada layar sebuah ponsel kecil'</code></pre>`,
          ),
        },
        { categoryIds: [category.id], authorIds: [person.id] },
      )
    }
    const live = await buildClass(tx, {
      slug: 'jaringan',
      name: 'Dasar Jaringan',
      outcomes: ['Memasang jaringan'],
    })
    await buildClassroom(tx, live.id)
    const course = await buildClass(tx, { slug: 'belajar-web', name: 'Belajar Web', type: 'self_paced' })
    for (const position of [1, 2]) {
      const module = await buildModule(tx, course.id, {
        slug: `modul-${position}`,
        title: `Modul ${position}`,
        position,
      })
      for (const number of [1, 2]) {
        await buildChapter(
          tx,
          { classId: course.id, moduleId: module.id },
          {
            slug: `bab-${position}-${number}`,
            title: `Bab ${position}.${number}`,
            position: number,
            content_html: '<h2>Isi</h2><p>Halaman pertama Anda.</p>',
          },
        )
      }
    }
    await buildProgram(tx, { slug: 'digital', name: 'Sekolah Digital' }, [live.id, course.id])
  })
  return tenant
}

export const chapter = '/Courses/belajar-web/module/modul-1/chapter/bab-1-2'

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
