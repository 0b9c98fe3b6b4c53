import { z } from 'zod'
import type { OutlineNames } from '../../learning/outlines/outlines.ts'

/** Where a course stands in a folder, and what `course.yaml` says of its order. */

const name = '[a-z0-9]+(?:-[a-z0-9]+)*'
export const outlinePath = (course: string) => `courses/${course}/course.yaml`
export const chapterPath = (course: string, chapter: string) => `courses/${course}/${chapter}.md`
export const quizPath = (course: string, chapter: string) => `courses/${course}/${chapter}.quiz.yaml`
export const questionPath = (course: string, code: string) => `courses/${course}/questions/${code}.yaml`
export const outlineFile = new RegExp(`^courses/(${name})/course\\.yaml$`)
export const chapterFile = new RegExp(`^courses/(${name}/${name})\\.md$`)
export const quizFileName = new RegExp(`^courses/(${name}/${name})\\.quiz\\.yaml$`)
export const questionFileName = new RegExp(`^courses/(${name})/questions/(${name})\\.yaml$`)

const slug = z
  .string('Tulis alamatnya')
  .max(191)
  .regex(new RegExp(`^${name}$`), 'Huruf kecil, angka, dan tanda hubung')
/** `course.yaml` */
export const outlineShape = z
  .strictObject({
    editorial: z.literal('draft', 'Tulis editorial: draft; tanpa isian ini berarti terbit').optional(),
    modules: z
      .array(
        z.strictObject({
          slug,
          title: z.string('Tulis judulnya').trim().min(1, 'Judul wajib diisi').max(191),
          chapters: z.array(slug).max(500).default([]),
        }),
      )
      .min(1, 'Isi kelas memiliki sedikitnya satu modul')
      .max(200),
  })
  .superRefine(({ modules }, { addIssue }) => {
    const seen = new Set<string>()
    for (const [at, module] of modules.entries()) {
      if (modules.findIndex(one => one.slug === module.slug) !== at)
        addIssue({ code: 'custom', path: ['modules', at, 'slug'], message: 'Modul ini disebut dua kali' })
      for (const [place, chapter] of module.chapters.entries()) {
        if (seen.has(chapter))
          addIssue({
            code: 'custom',
            path: ['modules', at, 'chapters', place],
            message: `Bab "${chapter}" disebut dua kali`,
          })
        seen.add(chapter)
      }
    }
  })

export const outlineForm = ({ modules }: OutlineNames, isDraft: boolean) => ({
  fields: {
    ...(isDraft ? { editorial: 'draft' } : {}),
    modules: modules.map(({ chapters, ...module }) => ({
      ...module,
      ...(chapters.length === 0 ? {} : { chapters: [...chapters] }),
    })),
  },
})
