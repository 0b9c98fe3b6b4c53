import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { tabs } from './care.contract.ts'

const written = { question: 'Bolehkah pindah jadwal?', answer: 'Boleh, sampai tiga hari sebelumnya.' }

export const roomThings: RoomThings = {
  after: ['conversations'],
  parameters: () => ({
    tab: [...tabs],
    path: ['dasar-jaringan', 'belajar-web'].map(slug => `/Courses/${slug}/module/pengantar/chapter/mulai`),
  }),
  addressing: {
    'POST /v1/assistant/unanswered/{id}/faq': {
      id: by(
        ({ conversation }) => ({
          path: `/v1/assistant/unanswered/${conversation.messageId}/faq`,
          body: written,
        }),
        { found: 201 },
      ),
    },
    'POST /v1/assistant/unanswered/{id}/dismissal': {
      id: by(({ conversation }) => ({
        path: `/v1/assistant/unanswered/${conversation.messageId}/dismissal`,
      })),
    },
  },
}
