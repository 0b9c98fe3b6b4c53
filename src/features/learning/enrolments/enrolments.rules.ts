/**
 * What is true of taking part in a class. The words are those of the decisions (invited, pending_payment, waitlisted,
 * active, …); `requested` and `declined` are what a run with approval adds to them.
 */
export const states = {
  requested: { label: 'Menunggu persetujuan', tone: 'orange' },
  waitlisted: { label: 'Daftar tunggu', tone: 'orange' },
  invited: { label: 'Diundang', tone: 'blue' },
  pending_payment: { label: 'Menunggu pembayaran', tone: 'orange' },
  active: { label: 'Peserta', tone: 'green' },
  completed: { label: 'Selesai', tone: 'blue' },
  suspended: { label: 'Ditangguhkan', tone: 'red' },
  declined: { label: 'Ditolak', tone: 'red' },
  cancelled: { label: 'Batal', tone: 'neutral' },
  expired: { label: 'Kedaluwarsa', tone: 'neutral' },
  refunded: { label: 'Dana dikembalikan', tone: 'neutral' },
} as const

export type State = keyof typeof states

/** who is out may come in again by any door: it is the same row, and what was read stays read */
const again = ['requested', 'waitlisted', 'invited', 'pending_payment', 'active'] as const

/** What may become of what. The checkout joins here: it makes `pending_payment`, and `active` of it. */
export const nextOf = {
  requested: ['active', 'waitlisted', 'pending_payment', 'declined', 'cancelled'],
  waitlisted: ['active', 'pending_payment', 'declined', 'cancelled'],
  invited: ['active', 'waitlisted', 'pending_payment', 'declined', 'cancelled', 'expired'],
  pending_payment: ['active', 'cancelled', 'expired'],
  active: ['completed', 'suspended', 'cancelled', 'expired', 'refunded'],
  completed: ['active', 'refunded'],
  suspended: ['active', 'cancelled', 'refunded'],
  declined: again,
  cancelled: again,
  expired: again,
  refunded: again,
} as const satisfies Record<State, readonly State[]>

export const mayBecome = (from: State, to: State): boolean => {
  const next: readonly State[] = nextOf[from]
  return next.includes(to)
}

const seated: readonly State[] = ['pending_payment', 'active', 'completed', 'suspended']
/** A seat is taken from the promise to pay on, and kept by who has finished. */
export const hasSeat = (state: State | undefined): boolean => state !== undefined && seated.includes(state)

const readers: readonly State[] = ['active', 'completed']
/** Who may read what is for participants only. */
export const mayRead = (state: State | undefined): boolean => state !== undefined && readers.includes(state)

const outside: readonly State[] = ['declined', 'cancelled', 'expired', 'refunded']
/** Neither in nor on the way in. */
export const isOut = (state: State): boolean => outside.includes(state)

export const joinModes = {
  open: 'Langsung terdaftar',
  approval: 'Dengan persetujuan pengelola kelas',
  invite: 'Dengan undangan',
  code: 'Dengan kode kelas',
} as const

/** What those who look after a class may do to one of its people, and what it makes of them. */
export const decisions = {
  approve: { to: 'active', label: 'Terima' },
  decline: { to: 'declined', label: 'Tolak' },
  complete: { to: 'completed', label: 'Tandai selesai' },
  suspend: { to: 'suspended', label: 'Tangguhkan' },
  reinstate: { to: 'active', label: 'Pulihkan' },
  remove: { to: 'cancelled', label: 'Keluarkan' },
} as const satisfies Record<string, { to: State; label: string }>

export type Decision = keyof typeof decisions

/** from which states each decision is one at all: reinstating somebody who waits would be approving them */
const decidedFrom = {
  approve: ['requested', 'waitlisted'],
  decline: ['requested', 'waitlisted', 'invited'],
  complete: ['active'],
  suspend: ['active'],
  reinstate: ['suspended', 'completed'],
  remove: ['active', 'suspended', 'pending_payment', 'waitlisted', 'requested', 'invited'],
} as const satisfies Record<Decision, readonly State[]>

export const mayDecide = (decision: Decision, from: State): boolean => {
  const fitting: readonly State[] = decidedFrom[decision]
  return fitting.includes(from)
}

/** decisions that the person is given a reason for */
export const needsReason = (decision: Decision): boolean => decision === 'decline' || decision === 'suspend'

export const staffRoles = {
  lead: 'Pengajar utama',
  assistant: 'Asisten',
  mentor: 'Mentor',
  grader: 'Penilai',
  editor: 'Penyunting',
} as const

/** "Siap-Belajar 24 " and "siap-belajar 24" are one code */
export const plainCode = (code: string): string => code.replaceAll(/\s+/g, '').toUpperCase()

/** whole percent; only what is finished is a hundred */
export const percentOf = ({ done, total }: { done: number; total: number }): number =>
  total === 0 ? 0 : Math.floor((done / total) * 100)
