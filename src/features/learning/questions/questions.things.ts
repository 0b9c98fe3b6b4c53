import { by } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'
import { longAgo } from '../../../../test/rows.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { QuestionKindName } from './question-kinds.rules.ts'

declare module '../../../../test/room-things.ts' {
  interface TwinIds {
    question: number
  }

  interface Things {
    question: number
  }
}

/** What each kind of question keeps, with ids that a test may name. */
export const specs = {
  single: {
    prompt: 'Perangkat yang menghubungkan dua jaringan?',
    feedback: 'Router bekerja di lapisan jaringan.',
    options: [
      { id: 'hubb', text: 'Hub', isRight: false, feedback: '' },
      { id: 'rout', text: 'Router', isRight: true, feedback: '' },
      { id: 'kabl', text: 'Kabel', isRight: false, feedback: '' },
    ],
  },
  multiple: {
    prompt: 'Yang termasuk perangkat jaringan?',
    feedback: '',
    options: [
      { id: 'swit', text: 'Switch', isRight: true, feedback: '' },
      { id: 'mous', text: 'Tetikus', isRight: false, feedback: '' },
      { id: 'acce', text: 'Access point', isRight: true, feedback: '' },
    ],
    partial: 'share',
  },
  truefalse: { prompt: 'Alamat IPv4 panjangnya 32 bit.', feedback: '', isTrue: true },
  short: {
    prompt: 'Kepanjangan LAN?',
    feedback: '',
    accepted: [{ id: 'lann', text: 'Local Area Network' }],
    allowsTypo: true,
  },
  numeric: {
    prompt: 'Panjang 1,5 km dalam meter?',
    feedback: '',
    value: 1500,
    tolerance: { kind: 'absolute', value: 0 },
    units: [
      { id: 'mete', text: 'm', factor: 1 },
      { id: 'kilo', text: 'km', factor: 1000 },
    ],
  },
  matching: {
    prompt: 'Jodohkan lapisan dengan contohnya.',
    feedback: '',
    pairs: [
      { id: 'pair1', left: 'Fisik', rightId: 'zeta', right: 'Kabel' },
      { id: 'pair2', left: 'Jaringan', rightId: 'alfa', right: 'IP' },
    ],
    others: [{ id: 'othr', text: 'HTTP' }],
  },
  ordering: {
    prompt: 'Urutkan memasang jaringan.',
    feedback: '',
    items: [
      { id: 'stp1', text: 'Rencanakan' },
      { id: 'stp2', text: 'Pasang kabel' },
      { id: 'stp3', text: 'Uji' },
    ],
  },
  cloze: {
    prompt: 'Lengkapi.',
    feedback: '',
    text: 'DNS mengubah [[nama]] menjadi [[alamat|alamat IP]].',
    gaps: [
      { id: 'gap1', accepted: ['nama'] },
      { id: 'gap2', accepted: ['alamat', 'alamat IP'] },
    ],
  },
  essay: { prompt: 'Jelaskan cara kerja DHCP.', feedback: '', guide: 'Empat langkah.' },
  code: {
    prompt: 'Cetak 1 sampai 3.',
    feedback: '',
    language: 'python',
    starter: '# tulis di sini',
    input: '',
    expected: '1\n2\n3',
    guide: '',
  },
  file: { prompt: 'Foto rangkaian Anda.', feedback: '', most: 2, guide: 'Terlihat jelas.' },
} as const satisfies Record<QuestionKindName, object>

interface QuestionWish {
  kind?: QuestionKindName
  spec?: object
  name?: string
  tags?: string[]
  points?: number
  begunBy?: number
  state?: 'draft' | 'ready' | 'retired'
}

/** A question that is ready, single choice unless told otherwise. */
export async function buildQuestion(tx: Tx, wish: QuestionWish = {}): Promise<number> {
  const { kind = 'single', tags = [], points = 1, state = 'ready', begunBy = null } = wish
  const spec = wish.spec ?? specs[kind]
  const { id } = await tx.db
    .insertInto('questions')
    .values({ kind, name: wish.name ?? specs[kind].prompt, state, tags, begun_by: begunBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('question_versions')
    .values({ question_id: id, number: 1, spec: JSON.stringify(spec), points, at: longAgo })
    .execute()
  return id
}

const body = (secret: string) => ({ spec: { ...specs.truefalse, prompt: `Pernyataan ${secret}` } })

export const roomThings: RoomThings = {
  async fill({ tx, secret, word }) {
    const question = await buildQuestion(tx, {
      kind: 'truefalse',
      name: `Soal ${secret}`,
      spec: { ...specs.truefalse, prompt: `Soal ${secret}`, feedback: secret },
      tags: [word],
    })
    await tx.db.updateTable('questions').set({ competence: secret }).where('id', '=', question).execute()
    return { ids: { question } }
  },
  things: async ({ tx, secret, owner }) => ({
    question: await buildQuestion(tx, {
      kind: 'truefalse',
      name: `Soal ${secret}`,
      spec: { ...specs.truefalse, prompt: `Soal ${secret}` },
      begunBy: owner.membershipId,
    }),
  }),
  addressing: {
    'PUT /v1/questions/{id}': {
      id: by(({ question }) => ({
        path: `/v1/questions/${question}`,
        body: { version: 1, ...body('baru') },
      })),
    },
    'POST /v1/questions/{id}/copy': {
      id: by(({ question }) => ({ path: `/v1/questions/${question}/copy` }), { found: 201 }),
    },
    'DELETE /v1/questions/{id}': { id: by(({ question }) => ({ path: `/v1/questions/${question}` })) },
  },
  parameters: () => ({ kind: ['truefalse'], tag: ['tegal'], format: ['gift', 'moodle'] }),
}
