import type { PagesOf } from '../../../ui/pages.ts'
import { Categories } from './post-categories.views.tsx'

export const pages: PagesOf<'writing.categories'> = { 'writing.categories': Categories }
