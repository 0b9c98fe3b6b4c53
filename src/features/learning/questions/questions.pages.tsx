import { to } from '../../../routes.ts'
import { LinkButton, Menu } from '../../../ui/office/buttons.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { questionColumns, questionDeeds } from './question-columns.views.tsx'
import { exportFormats, kindNames } from './question-kinds.rules.ts'
import type { QuestionListPage } from './questions.contract.ts'

export const pages: PagesOf<'questions.list'> = { 'questions.list': Questions }

/** What one sees of the list, in another system's format. */
function exportHref(format: string, { state }: QuestionListPage['list']): string {
  const query = new URLSearchParams(state)
  query.delete('sort')
  query.set('format', format)
  return `/v1/questions/export?${query}`
}

/** The bank of questions. */
function Questions({ data: { list } }: { data: QuestionListPage }) {
  const deed = useDeed()
  const add = (
    <>
      <Menu
        className="o-btn o-btn-plain"
        label="Ekspor soal"
        items={Object.entries(exportFormats).map(([format, { label }]) => ({
          label,
          href: exportHref(format, list),
        }))}
      >
        Ekspor
      </Menu>
      <LinkButton href={to.importQuestions()} icon="upload">
        Impor
      </LinkButton>
      <Menu
        className="o-btn o-btn-main"
        label="Soal baru"
        items={Object.entries(kindNames).map(([kind, { label, hint }]) => ({
          label: `${label} – ${hint.toLowerCase()}`,
          href: to.newQuestion({ kind }),
        }))}
      >
        Soal baru
      </Menu>
    </>
  )
  const columns = questionColumns(deed.run)
  return (
    <OfficeListPage
      list={list}
      text="Soal dipakai berulang di kuis mana pun. Mengubah soal membuat versi baru; yang sudah dikerjakan tetap."
      actions={add}
      columns={columns}
      bulk={questionDeeds}
      none={{
        icon: 'list',
        text: 'Tulis soal pertama, atau impor soal yang sudah Anda ketik di Word.',
      }}
    />
  )
}
