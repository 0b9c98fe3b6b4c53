import { officePage } from '../../../platform/http/office-page.ts'
import { to } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { nextCard } from './review-cards.ts'

export const loadReview = officePage(
  { page: 'review-cards.next', path: to.review(), access: permissions.beMember, office: 'own' },
  { title: 'Ulasan', description: 'Soal yang belum tepat, diulang sampai Anda kuasai.' },
  nextCard,
)
