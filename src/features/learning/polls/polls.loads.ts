import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { scopeOf } from '../enrolments/enrolments.ts'
import { pictureOf } from './class-picture.ts'
import { readOwnPoll } from './own-polls.ts'
import { groupedKinds } from './polls.rules.ts'
import { findRunning, listAskable, listPast, listRuns } from './polls.store.ts'
import { getClass, questionOf } from './polls.ts'

/** Where whoever teaches asks the class, and sees it answer. */
export const loadClassPoll: PersonalPageLoad = {
  access: permissions.grade,
  query: [],
  async load(context) {
    const { tx, tenant, viewer, params } = context
    const { id, name } = await getClass(context, Number(params.id))
    const row = await findRunning(tx, id)
    const past = await listPast(tx, id)
    const data = {
      classId: id,
      name,
      picture: row ? await pictureOf(context, row, await questionOf(context, row)) : null,
      runs: (await listRuns(tx, id)).map(run => ({ value: String(run.id), label: run.name })),
      questions: (await listAskable(tx, groupedKinds, scopeOf(viewer))).map(one => ({
        value: String(one.id),
        label: one.name,
      })),
      past: await Promise.all(
        past.map(async one => {
          const { prompt, right, answered } = await pictureOf(context, one, await questionOf(context, one))
          const shares = right.map(share => `${share}%`).join(' → ')
          return {
            id: one.id,
            prompt,
            when: momentText(one.begunAt, tenant.timeZone),
            words: `${shares} benar · ${answered} jawaban terakhir`,
          }
        }),
      ),
    }
    return framedPage('office', 'polls.class', data, {
      title: `Tanya ${name}`,
      description: `Pertanyaan untuk ${name}.`,
      canonical: to.classPoll({ id }),
    })
  },
}

export const loadOwnPoll: PersonalPageLoad = {
  access: permissions.beMember,
  query: [],
  async load(context) {
    const slug = context.params.slug ?? ''
    const { name, asked } = await readOwnPoll(context, slug)
    return framedPage(
      'office',
      'polls.own',
      { slug, name, asked },
      {
        title: 'Pertanyaan untuk kelas',
        description: `Pertanyaan untuk ${name}.`,
        canonical: to.ownPoll({ slug }),
      },
    )
  },
}
