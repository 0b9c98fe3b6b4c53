import { room } from '../../../platform/room.ts'
import { routes } from '../../../routes.ts'
import { noticesApi } from './notices.api.ts'
import { loadNoticeEditor, loadPolicy } from './notices.loads.ts'
import { hasNotice } from './notices.store.ts'

export const noticesRoom = room(() => ({
  name: 'notices',
  pages: { 'Privacy-Policy': loadPolicy, 'Kelola-Privasi-Kebijakan': loadNoticeEditor },
  calls: noticesApi(),
  deeds: { words: { 'privacy.notice_published': 'menerbitkan' } },
  overview: {
    place: 30,
    steps: [
      {
        id: 'notice',
        place: 40,
        title: 'Terbitkan pemberitahuan privasi',
        text: 'UU PDP mewajibkan Anda memberi tahu data apa yang dipakai dan untuk apa.',
        href: routes['Kelola-Privasi'],
        isDone: ({ tx }) => hasNotice(tx),
      },
    ],
  },
}))
