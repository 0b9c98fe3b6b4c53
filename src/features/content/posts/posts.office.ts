import { to } from '../../../routes.ts'
import { mostFound, type PalettePart } from '../../core/administration/administration.ts'
import { findByTitle } from './posts.store.ts'

export const postsPalette: PalettePart = {
  place: 30,
  async find({ tx }, words) {
    const found = await findByTitle(tx, words, mostFound)
    return found.map(post => ({
      group: 'Tulisan',
      label: post.title,
      text: '',
      href: to.post(post),
      icon: 'file-text' as const,
    }))
  },
}
