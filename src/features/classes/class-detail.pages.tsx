import './class-detail.css'
import { OfferBox } from '../../ui/kit/offer-box.tsx'
import { useParts } from '../../ui/parts.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { ClassDetailPage } from './class-pages.contract.ts'
import { Chips, Instructors, Points, Runs, SyllabusTree, Webinars } from './classes.views.tsx'

export function ClassDetail({ data }: { data: ClassDetailPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      cover={data.cover}
      facts={data.facts}
      aside={
        <OfferBox
          price={data.price}
          compareAtPrice={data.compareAtPrice}
          note={data.note}
          actions={data.actions}
          facts={data.facts}
        />
      }
      related={
        data.related.length > 0 ? { title: 'Mungkin cocok untuk Anda', items: data.related } : undefined
      }
    >
      <Points title="Yang akan Anda capai" points={data.outcomes} look="checks" />
      <Prose html={data.descriptionHtml} />
      <Runs runs={data.runs} />
      <Webinars webinars={data.webinars} />
      <SyllabusTree modules={data.syllabus} />
      <Chips title="Kompetensi" chips={data.competencies} />
      <Points title="Prasyarat" points={data.prerequisites} />
      <Points title="Untuk siapa" points={data.audience} />
      <Instructors people={data.instructors} />
      <Chips title="Bagian dari program" chips={data.programs} />
    </DetailFrame>
  )
}
