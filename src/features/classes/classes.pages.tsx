import { Notice } from '../../ui/kit/notice.tsx'
import { OfferBox } from '../../ui/kit/offer-box.tsx'
import { ListTools } from '../../ui/kit/tools.tsx'
import { useParts } from '../../ui/parts.tsx'
import { Prose } from '../../ui/prose.tsx'
import type { ChapterPage, ClassDetailPage, ClassListPage } from './classes.contract.ts'
import { Instructors, Points, Runs, SyllabusTree } from './classes.views.tsx'

export function ClassList({ data }: { data: ClassListPage }) {
  const { ListFrame } = useParts()
  return (
    <ListFrame
      heading={data.heading}
      crumbs={data.crumbs}
      items={data.items}
      empty={data.empty}
      pager={data.pager}
      tools={
        <ListTools
          action={data.path}
          search={data.search}
          filters={data.filters}
          reset={data.isFiltered ? data.path : undefined}
        />
      }
    />
  )
}

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
      <SyllabusTree modules={data.syllabus} />
      <Points title="Kompetensi" points={data.competencies} look="chips" />
      <Points title="Prasyarat" points={data.prerequisites} />
      <Points title="Untuk siapa" points={data.audience} />
      <Instructors people={data.instructors} />
      {data.programs.length > 0 && (
        <section className="block">
          <h2>Bagian dari program</h2>
          <ul className="chips">
            {data.programs.map(program => (
              <li key={program.href}>
                <a className="chip" href={program.href}>
                  {program.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DetailFrame>
  )
}

export function Chapter({ data }: { data: ChapterPage }) {
  const { ReaderFrame } = useParts()
  return (
    <ReaderFrame
      course={data.course}
      heading={data.heading}
      toc={data.toc}
      position={data.position}
      total={data.total}
      previous={data.previous}
      next={data.next}
    >
      {data.isLocked ? (
        <Notice title="Bab ini untuk peserta kursus">
          <p>
            Lihat isi lengkap dan cara mendaftar di halaman <a href={data.course.href}>{data.course.title}</a>
            .
          </p>
        </Notice>
      ) : (
        <Prose html={data.contentHtml} />
      )}
    </ReaderFrame>
  )
}
