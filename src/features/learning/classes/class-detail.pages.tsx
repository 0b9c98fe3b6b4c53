import { createElement } from 'react'
import { escapeHtml } from '../../../shared/html-text.ts'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { ClassDetailPage } from './class-pages.contract.ts'
import { Instructors, Runs, SyllabusTree, Words, WordTable } from './classes.views.tsx'

export const pages: PagesOf<'classes.detail'> = { 'classes.detail': ClassDetail }

/** What is handed on by its own names is spread: this is the heaviest of the public pages. The frame says the facts. */
function ClassDetail({ data }: { data: ClassDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      {...data}
      variant="offer"
      aside={
        <OfferBox {...data} facts={[]} actions={[]}>
          {createElement('class-place', {
            key: data.place,
            'data-slug': data.place,
            suppressHydrationWarning: true,
            dangerouslySetInnerHTML: { __html: buttonsOf(data.actions) },
          })}
        </OfferBox>
      }
    >
      <Words {...data.outcomes} />
      <Prose html={data.descriptionHtml} spoken={data.heading.spoken} />
      {data.runs.map(list => (
        <Runs key={list.title} {...list} />
      ))}
      <SyllabusTree modules={data.syllabus} spoken={data.heading.spoken} />
      <WordTable lists={data.words} />
      <Instructors people={data.instructors} />
    </DetailFrame>
  )
}

/** As `Actions` draws them: what is in the element is the browser's to change (`ui/elements/class-place.ts`). */
const buttonsOf = (actions: ClassDetailPage['actions']) =>
  `<p class="actions">${actions
    .map(
      ({ label, href }, index) =>
        `<a class="btn btn-${index === 0 ? 'main' : 'line'} btn-large" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
    )
    .join('')}</p>`
