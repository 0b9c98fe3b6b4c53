import { to } from '../../../routes.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { CardItem } from '../../../ui/parts.tsx'
import type { MentorItem } from './mentors.contract.ts'

export function mentorCard(mentor: MentorItem): CardItem {
  return {
    href: to.mentor(mentor),
    title: mentor.name,
    summary: mentor.bio,
    picture: imageOf(mentor.photo),
    eyebrow: mentor.title,
    facts: [{ icon: 'book', text: `Mengajar ${mentor.totalClasses} kelas` }],
  }
}
