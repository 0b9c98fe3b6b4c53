import { createElement } from 'react'
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
        <OfferBox {...data} facts={[]}>
          {createElement('class-place', { key: data.place, 'data-slug': data.place })}
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
