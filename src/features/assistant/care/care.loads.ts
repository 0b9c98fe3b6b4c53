import { fieldsOf } from '../../../platform/http/fields.ts'
import { officePage } from '../../../platform/http/office-page.ts'
import { parseQuery } from '../../../platform/http/page-load.ts'
import { routes, to } from '../../../routes.ts'
import { withQuery } from '../../../shared/pager.ts'
import { kinds, permissions } from '../../core/permissions/permissions.ts'
import { readAnswerSettings } from '../answers/answers.ts'
import { assistantOf, assistantSetting, retentionDays, usualKinds } from '../conversations/conversations.ts'
import { readEmbeddingSettings } from '../embeddings/embeddings.ts'
import { listFaqs, writtenFaq } from '../faqs/faqs.ts'
import type { CareDeps } from './care.api.ts'
import { careQuery } from './care.contract.ts'
import { figuresOfMonth, listFeedback, listUnanswered } from './care.ts'

const path = routes['Kelola-Asisten']

/** The assistant's place in the office: what it could not answer, what it may quote, what people say of it, whom it answers. */
export const loadCare = (house: Pick<CareDeps, 'secrets'>) =>
  officePage(
    { page: 'care.page', path, access: permissions.manageAssistant, query: ['tab'] },
    { title: 'Asisten', description: 'Asisten yang menjawab pertanyaan di situs ini' },
    async context => {
      const { tab } = parseQuery(careQuery, context.query)
      const setting = assistantOf(context.tenant)
      const unanswered = await listUnanswered(context)
      const faqs = await listFaqs(context)
      const feedback = await listFeedback(context)
      return {
        tab,
        tabs: [
          {
            id: 'unanswered' as const,
            label: 'Belum terjawab',
            href: path,
            count: unanswered.length,
          },
          {
            id: 'faqs' as const,
            label: 'Tanya jawab',
            href: withQuery(path, { tab: 'faqs' }),
            count: faqs.length,
          },
          { id: 'feedback' as const, label: 'Penilaian', href: withQuery(path, { tab: 'feedback' }) },
          { id: 'model' as const, label: 'Cara menjawab', href: withQuery(path, { tab: 'model' }) },
          { id: 'settings' as const, label: 'Pengaturan', href: withQuery(path, { tab: 'settings' }) },
        ],
        isOn: setting.isOn,
        figures: await figuresOfMonth(context),
        unanswered,
        faqs,
        feedback,
        faqFields: fieldsOf(writtenFaq),
        setting,
        settingFields: fieldsOf(assistantSetting),
        kinds: usualKinds.map(kind => ({ value: String(kind), label: kinds[kind].label })),
        retention: retentionDays.map(days => ({ value: String(days), label: `${days} hari` })),
        model: await readAnswerSettings(house, context),
        embeddings: await readEmbeddingSettings(house, context),
        synonymsHref: to.settings(),
        aboutHref: routes.Asisten,
      }
    },
  )
