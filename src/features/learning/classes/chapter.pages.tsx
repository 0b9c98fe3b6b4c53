import { Notice } from '../../../ui/kit/notice.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import { Prose } from '../../../ui/prose.tsx'
import type { ChapterPage } from './class-pages.contract.ts'

export const pages: PagesOf<'classes.chapter'> = { 'classes.chapter': Chapter }

function Chapter({ data }: { data: ChapterPage }) {
  const { ReaderFrame } = useParts()
  return (
    <ReaderFrame {...data}>
      {data.isLocked ? (
        <Notice title="Bab ini untuk peserta kursus">
          <p>
            Lihat isi lengkap dan cara mendaftar di halaman <a href={data.course.href}>{data.course.title}</a>
            .
          </p>
        </Notice>
      ) : (
        <Prose html={data.contentHtml} spoken={data.heading.spoken} />
      )}
    </ReaderFrame>
  )
}
