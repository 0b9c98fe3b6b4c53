import { room } from '../../../platform/room.ts'
import { loadChapter } from './chapters.loads.ts'

/** Chapters of courses, to be read. */
export const chaptersRoom = room(() => ({
  name: 'chapters',
  pages: { 'Courses-chapter': loadChapter, 'Courses-Premium-chapter': loadChapter },
}))
