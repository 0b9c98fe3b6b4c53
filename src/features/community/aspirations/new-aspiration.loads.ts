import { labelsOf } from '../../../platform/http/fields.ts'
import { shownForm, type TypedForm } from '../../../platform/http/page-form.ts'
import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { to } from '../../../routes.ts'
import { detailPage, type PageAnswer } from '../../../shared/page.ts'
import { choicesOf, trail } from '../../../ui/lists.ts'
import { categories, stampOf } from '../voices/voices.ts'
import { sentAspiration } from './aspirations.contract.ts'
import { board } from './aspirations.loads.ts'

const title = 'Tulis aspirasi'
const lead = 'Usul, keluhan, atau harapan. Kami membacanya satu per satu sebelum tampil di papan.'
const labelOf = labelsOf(sentAspiration)

/** The form, or what came of it. */
export const newAspirationPage = (
  context: PageContext,
  secrets: Secrets,
  { isSent = false, ...typed }: TypedForm & { isSent?: boolean } = {},
): PageAnswer<'aspirations.new'> =>
  detailPage(
    'aspirations.new',
    {
      heading: { title, lead },
      crumbs: trail(board, { label: title }),
      path: to.newAspiration(),
      ...shownForm(labelOf, typed),
      stamp: stampOf(context, secrets),
      categories: choicesOf(categories),
      board,
      ...(isSent
        ? {
            sent: {
              title: 'Aspirasi Anda terkirim',
              text: 'Kami membacanya dulu. Setelah diterbitkan, aspirasi Anda tampil di papan dan bisa didukung orang lain.',
            },
          }
        : {}),
    },
    { head: { title, description: lead }, canonical: to.newAspiration(), tags: [] },
  )

export const loadNewAspiration = (secrets: Secrets): PublicPageLoad => ({
  query: [],
  load: async context => newAspirationPage(context, secrets),
})
