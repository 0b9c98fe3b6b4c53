import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  answerSettingsBody,
  answerSettingsView,
  saveAnswerSettings,
  testEndpoint,
} from '../answers/answers.ts'
import { assistantSetting } from '../conversations/conversations.ts'
import {
  embeddingSettingsBody,
  embeddingSettingsView,
  saveEmbeddingSettings,
  testEmbeddings,
} from '../embeddings/embeddings.ts'
import { endpointTest } from '../endpoints/endpoints.ts'
import { faqItem, writtenFaq } from '../faqs/faqs.ts'
import * as contract from './care.contract.ts'
import { answerUnanswered, changeAssistant, dismissUnanswered } from './care.ts'
import { greetingTags, lessonWelcomeOf, welcomeOf } from './greeting.ts'

export interface CareDeps {
  config: Pick<Config, 'LOCAL_MODELS'>
  database: Pick<Database, 'withTenant'>
  secrets: Pick<Secrets, 'key'>
  partsOf: PartsOf
}

const office = { tag: 'Asisten', access: permissions.manageAssistant } as const
const message = { ...office, parameters: contract.messageParameters } as const

export const careApi = (house: CareDeps): Endpoint[] => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/assistant',
      tag: 'Asisten',
      summary: 'Sapaan asisten dan contoh pertanyaan dari isi situs',
      message: 'Berhasil mengambil sapaan',
      access: permissions.readPublic,
      data: contract.welcome,
      // rooms are asked when it is answered: their parts are there once all of them are made
      get tags() {
        return greetingTags(house)
      },
    },
    context => welcomeOf(context),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/assistant/lesson',
      tag: 'Asisten',
      summary: 'Yang ditawarkan tutor di samping sebuah bab, untuk yang boleh membacanya',
      message: 'Berhasil mengambil tawaran tutor',
      access: permissions.readPublic,
      query: contract.lessonQuery,
      data: contract.lessonWelcome,
    },
    (context, { query }) => lessonWelcomeOf(context, query.path),
  ),
  endpoint(
    {
      ...office,
      method: 'PUT',
      path: '/v1/assistant/settings',
      summary: 'Siapa yang boleh bertanya kepada asisten, dan berapa lama disimpan',
      message: 'Pengaturan asisten tersimpan',
      body: assistantSetting,
      data: assistantSetting,
    },
    (context, { body }) => changeAssistant(context, body),
  ),
  endpoint(
    {
      ...office,
      method: 'PUT',
      path: '/v1/assistant/model',
      summary: 'Cara asisten menjawab: kutipan dari situs, atau model AI yang sesuai dengan OpenAI',
      message: 'Cara menjawab tersimpan',
      body: answerSettingsBody,
      data: answerSettingsView,
    },
    (context, { body }) => saveAnswerSettings(house, context, body),
  ),
  openEndpoint(
    {
      ...office,
      method: 'POST',
      path: '/v1/assistant/model/test',
      summary: 'Menguji sambungan ke model yang tersimpan',
      message: 'Selesai menguji',
      data: endpointTest,
      limit: { tokens: 10, seconds: 60 },
    },
    context => testEndpoint(house, context),
  ),
  endpoint(
    {
      ...office,
      method: 'PUT',
      path: '/v1/assistant/embeddings',
      summary: 'Layanan embeddings yang sesuai dengan OpenAI, untuk mencari menurut makna',
      message: 'Pencarian menurut makna tersimpan',
      body: embeddingSettingsBody,
      data: embeddingSettingsView,
    },
    (context, { body }) => saveEmbeddingSettings(house, context, body),
  ),
  openEndpoint(
    {
      ...office,
      method: 'POST',
      path: '/v1/assistant/embeddings/test',
      summary: 'Menguji sambungan ke layanan embeddings yang tersimpan',
      message: 'Selesai menguji',
      data: endpointTest,
      limit: { tokens: 10, seconds: 60 },
    },
    context => testEmbeddings(house, context),
  ),
  endpoint(
    {
      ...message,
      method: 'POST',
      path: '/v1/assistant/unanswered/{id}/faq',
      summary: 'Menjawab pertanyaan yang belum terjawab; jawabannya dikutip asisten',
      message: 'Jawaban tersimpan. Asisten memakainya sebentar lagi.',
      body: writtenFaq,
      data: faqItem,
      status: 201,
    },
    (context, { parameters, body }) => answerUnanswered(context, parameters.id, body),
  ),
  endpoint(
    {
      ...message,
      method: 'POST',
      path: '/v1/assistant/unanswered/{id}/dismissal',
      summary: 'Menyisihkan pertanyaan yang tidak perlu dijawab situs ini',
      message: 'Pertanyaan disisihkan',
      data: contract.settled,
    },
    (context, { parameters }) => dismissUnanswered(context, parameters.id),
  ),
]
