import { escapeHtml } from '../../../shared/html-text.ts'
import { type Reaction, type ReactionCounts, reactionLabels, reactions } from '../../../shared/reactions.ts'
import { iconPaths } from '../../../ui/icon-paths.ts'

/** Lucide's drawings (ISC licence, https://lucide.dev), two of them only here */
const marks: Record<Reaction, string> = {
  like: 'M7 10v12M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z',
  love: iconPaths.heart,
  clap: 'M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.5V6a2 2 0 0 0-4 0v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15',
  insightful: iconPaths.lightbulb,
  celebrate: iconPaths.sparkles,
}

interface Wishes {
  kind: string
  slug: string
  counts: ReactionCounts
  /** said after the form was sent */
  notice?: string | undefined
}

/** The buttons as a form. Written here and not by React: it is only markup, and the browser has it already. */
export function reactionForm({ kind, slug, counts, notice = '' }: Wishes): string {
  const buttons = reactions.map(
    name =>
      `<button type="submit" name="reaction" value="${name}" data-label="${reactionLabels[name]}"><svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${marks[name]}"/></svg><span>${reactionLabels[name]}</span> <span class="reaction-count">${counts[name] || ''}</span></button>`,
  )
  return `<form method="post" action="/Reaksi"><input type="hidden" name="kindSlug" value="${escapeHtml(kind)}"><input type="hidden" name="slug" value="${escapeHtml(slug)}">${buttons.join('')}</form><p class="reactions-said" role="status">${escapeHtml(notice)}</p>`
}
