import { type FormEvent, useState } from 'react'
import { to } from '../../../routes.ts'
import { limits } from '../../../shared/limits.ts'
import { withQuery } from '../../../shared/pager.ts'
import { slugOf } from '../../../shared/slug.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { OfficeList } from '../../../ui/office/list/office-list.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { PageListLine, PageListPage } from './editor.contract.ts'
import { statusWords } from './pages.rules.ts'

export const pages: PagesOf<'pages.list'> = { 'pages.list': PageList }

/** /Kelola/Halaman */
function PageList({ data: { list, settings } }: { data: PageListPage }) {
  return (
    <Office
      path={to.managePages()}
      title="Halaman"
      text="Tulis, terbitkan, atau tarik halaman situs. Yang berstatus draf hanya terlihat di sini."
    >
      <Panel
        title="Beranda dan ketentuan"
        text="Ditulis sebagai draf; pengunjung melihatnya setelah Anda menerbitkan."
      >
        <div className="o-actions">
          {settings.map(page => (
            <LinkButton key={page.name} href={to.managePage(page)} icon="pen">
              {page.label}
            </LinkButton>
          ))}
        </div>
      </Panel>
      <OfficeList
        list={list}
        title="Halaman situs"
        noun="halaman"
        columns={columns}
        nameOf={page => page.label}
        none={{ icon: 'pen', title: 'Belum ada halaman', text: 'Halaman situs muncul di sini.' }}
      />
      <Panel title="Layanan baru" text="Setiap layanan mendapat halaman sendiri di bawah /Services.">
        <NewService />
      </Panel>
    </Office>
  )
}

const columns: Column<PageListLine>[] = [
  {
    key: 'name',
    label: 'Halaman',
    isMain: true,
    cell: page => <a href={to.managePage(page)}>{page.label}</a>,
  },
  { key: 'title', label: 'Judul', cell: page => page.title || 'Belum ditulis' },
  {
    key: 'state',
    label: 'Status',
    cell: ({ state }) => <Tag tone={statusWords[state].tone}>{statusWords[state].label}</Tag>,
  },
  {
    key: 'changed',
    label: 'Perubahan terakhir',
    cell: ({ changedText, changedBy }) =>
      changedText ? `${changedText}${changedBy ? ` oleh ${changedBy}` : ''}` : '-',
  },
  {
    key: 'see',
    label: 'Lihat',
    isLabelHidden: true,
    align: 'end',
    cell: page =>
      page.kind === 'intro' || page.state === 'published' || page.state === 'changed' ? (
        <LinkButton href={page.path} tone="quiet" isSmall isOutside icon="external">
          Lihat
          <span className="o-unseen">{` ${page.label}`}</span>
        </LinkButton>
      ) : null,
  },
]

function NewService() {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  function begin(event: FormEvent): void {
    event.preventDefault()
    const slug = slugOf(name, '').slice(0, 80).replace(/-$/, '')
    if (slug) goTo(withQuery(to.managePage({ name: `Services-${slug}` }), { title: name.trim() }))
    else setError('Tulis nama layanan, misalnya Konsultasi kurikulum')
  }
  return (
    <form className="o-form" onSubmit={begin} noValidate>
      <TextField
        label="Nama layanan"
        name="service"
        required
        maxLength={limits.pageName}
        value={name}
        error={error}
        onChange={setName}
      />
      <div className="o-actions">
        <Button type="submit">Tulis halaman layanan</Button>
      </div>
    </form>
  )
}
