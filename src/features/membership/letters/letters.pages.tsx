import { routes } from '../../../routes.ts'
import { mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { LetterTabs } from './letter-tabs.views.tsx'
import type { LetterItem, LogPage, TemplateItem, TemplatesPage } from './letters.contract.ts'
import { letterEnds } from './letters.rules.ts'

export const pages: PagesOf<'letters.log' | 'letters.templates'> = {
  'letters.log': LetterLog,
  'letters.templates': Templates,
}

const columns: Column<LetterItem>[] = [
  mainColumn('subject', 'Surat', ({ subject, why }) => withSmall(subject, why)),
  { key: 'recipient', label: 'Kepada', cell: ({ recipient }) => recipient },
  statusColumn(({ end }) => letterEnds[end]),
  {
    key: 'at',
    label: 'Waktu',
    cell: ({ atText, endText }) =>
      withSmall(atText, endText && endText !== atText ? `Berakhir ${endText}` : ''),
  },
  {
    key: 'words',
    label: 'Kata peladen surat',
    isRest: true,
    cell: ({ words, tries }) => (words ? withSmall(words, tries > 1 ? `${tries} kali dicoba` : '') : ''),
  },
]

/** What went to whom, why, and what became of it. */
function LetterLog({ data: { list } }: { data: LogPage }) {
  return (
    <OfficeListPage
      list={list}
      text="Surat 90 hari terakhir, tanpa isinya. Surat tentang akun (kata sandi, keamanan) milik layanan akun dan tidak tercatat di sini."
      before={<LetterTabs current="log" />}
      columns={columns}
      nameOf={({ subject }) => subject}
      none={{
        icon: 'mail',
        text: 'Begitu situs ini mengirim surat, penerima dan keadaannya tercatat di sini.',
      }}
    />
  )
}

const templateColumns: Column<TemplateItem>[] = [
  mainColumn('label', 'Surat', ({ label, about, href }) => (
    <div>
      <a className="o-link" href={href}>
        {label}
      </a>
      <small>{about}</small>
    </div>
  )),
  { key: 'subject', label: 'Judul', cell: ({ subject }) => subject },
  {
    key: 'own',
    label: 'Kata-kata',
    cell: ({ isOwn }) => (isOwn ? <Tag tone="blue">Kata sendiri</Tag> : <Tag>Bawaan</Tag>),
  },
]

function Templates({ data: { templates } }: { data: TemplatesPage }) {
  return (
    <Office
      path={routes['Kelola-Surat-Templat']}
      title="Templat surat"
      text="Surat yang dikirim situs ini dengan sendirinya, dalam warna dan tanda situs. Judul dan kata pembukanya dapat Anda ganti."
    >
      <LetterTabs current="templates" />
      <Panel isFlush>
        <Table
          caption="Templat surat"
          columns={templateColumns}
          rows={templates}
          rowKey={({ reason }) => reason}
        />
      </Panel>
    </Office>
  )
}
