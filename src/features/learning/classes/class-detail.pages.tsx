import { createElement } from 'react'
import { escapeHtml } from '../../../shared/html-text.ts'
import { type BodyPart, DetailBody } from '../../../ui/kit/detail-body.tsx'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import { WayIn } from '../../../ui/kit/way-in.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { ClassDetailPage } from './class-pages.contract.ts'
import { Instructors, Points, Runs, SyllabusTree, WordTable } from './classes.views.tsx'

export const pages: PagesOf<'classes.detail'> = { 'classes.detail': ClassDetail }

/** What is handed on by its own names is spread: this is the heaviest of the public pages. The frame says the facts. */
function ClassDetail({ data }: { data: ClassDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <>
      <DetailFrame
        {...data}
        variant="offer"
        aside={
          <OfferBox {...data} facts={[]} actions={[]}>
            <Place data={data} actions={data.actions} />
          </OfferBox>
        }
      >
        <DetailBody parts={partsOf(data)} />
      </DetailFrame>
      <WayIn price={data.price} note={data.note}>
        <Place data={data} actions={data.actions.slice(0, 1)} />
      </WayIn>
    </>
  )
}

/** The teacher before the text: it is them one comes for. */
function partsOf(data: ClassDetailPage): BodyPart[] {
  const { outcomes, instructors, descriptionHtml, runs, syllabus } = data
  const { spoken } = data.heading
  const lists = data.words.filter(({ words }) => words.length > 0)
  return [
    {
      id: 'capaian',
      title: outcomes.title,
      width: 'wide',
      kind: 'aims',
      body: outcomes.words.length > 0 && <Points words={outcomes.words} />,
    },
    {
      id: 'pengajar',
      title: 'Pengajar',
      width: instructors.length > 1 ? 'wide' : 'short',
      body: instructors.length > 0 && <Instructors people={instructors} />,
    },
    {
      id: 'perlu-diketahui',
      title: 'Perlu Anda ketahui',
      width: 'short',
      body: lists.length > 0 && <WordTable lists={lists} />,
    },
    {
      id: 'tentang',
      title: 'Tentang kelas ini',
      width: 'wide',
      kind: 'text',
      body: descriptionHtml && <Prose html={descriptionHtml} spoken={spoken} />,
    },
    ...runs.map(
      (list): BodyPart => ({
        id: list.id,
        title: list.title,
        width: 'wide',
        body: list.runs.length > 0 && <Runs {...list} />,
      }),
    ),
    {
      id: 'silabus',
      title: 'Silabus',
      width: 'wide',
      body: syllabus.length > 0 && <SyllabusTree modules={syllabus} spoken={spoken} />,
    },
  ]
}

type Actions = ClassDetailPage['actions']

/** The buttons, or where one stands in the class: what is in the element is the browser's to change (`ui/elements/class-place.ts`). */
const Place = ({ data: { place }, actions }: { data: ClassDetailPage; actions: Actions }) =>
  createElement('class-place', {
    key: place,
    'data-slug': place,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: buttonsOf(actions) },
  })

/** As `Actions` draws them. */
const buttonsOf = (actions: Actions) =>
  `<p class="actions">${actions
    .map(
      ({ label, href }, index) =>
        `<a class="btn btn-${index === 0 ? 'main' : 'line'} btn-large" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`,
    )
    .join('')}</p>`
