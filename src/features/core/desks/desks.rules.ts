import type { Kind } from '../../../platform/http/access.ts'
import type { RouteName } from '../../../routes.ts'

/** The first screen of each kind: where somebody lands who has signed in and said nothing else. */
export const firstScreens = {
  0: { page: 'Kelola', label: 'Kelola' },
  1: { page: 'Kelola', label: 'Kelola' },
  2: { page: 'Mengajar', label: 'Mengajar' },
  3: { page: 'Mengajar', label: 'Mengajar' },
  4: { page: 'Belajar', label: 'Kelas saya' },
  5: { page: 'Meja', label: 'Meja kerja' },
  6: { page: 'Meja', label: 'Meja kerja' },
  7: { page: 'Kelola', label: 'Kelola' },
  8: { page: 'Meja', label: 'Meja kerja' },
  9: { page: 'Kelola', label: 'Kelola' },
} as const satisfies Record<Kind, { page: RouteName; label: string }>
