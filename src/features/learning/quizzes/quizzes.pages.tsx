import { LinkButton } from '../../../ui/office/buttons.tsx'
import { deedColumn, mainColumn, openColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { QuizItem, QuizListPage } from './quiz-pages.contract.ts'

export const pages: PagesOf<'quizzes.list'> = { 'quizzes.list': Quizzes }

const columns: Column<QuizItem>[] = [
  mainColumn('name', 'Kuis', item => withSmall(<a href={item.href}>{item.name}</a>, item.className)),
  openColumn(),
  { key: 'questions', label: 'Soal', cell: item => String(item.questions) },
  { key: 'people', label: 'Dikerjakan', cell: item => `${item.people} orang` },
  { key: 'waiting', label: 'Menunggu dinilai', cell: item => String(item.waiting) },
  deedColumn(item =>
    item.isSet ? (
      <LinkButton href={item.resultsHref} isSmall>
        Hasil
      </LinkButton>
    ) : (
      <LinkButton href={item.href} isSmall>
        Atur
      </LinkButton>
    ),
  ),
]

/** Chapters that are quizzes. */
function Quizzes({ data: { list } }: { data: QuizListPage }) {
  return (
    <OfficeListPage
      list={list}
      text="Setiap bab berjenis kuis ada di sini, dengan pengaturan, soal, dan hasilnya."
      columns={columns}
      none={{
        icon: 'list',
        text: 'Tambahkan bab berjenis kuis di susunan kelas; kuisnya lalu diatur dari halaman ini.',
      }}
    />
  )
}
