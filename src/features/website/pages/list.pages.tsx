import { type FormEvent, useState } from 'react'
import { to } from '../../../routes.ts'
import { limits } from '../../../shared/limits.ts'
import { withQuery } from '../../../shared/pager.ts'
import { slugOf } from '../../../shared/slug.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { OfficeList } from '../../../ui/office/list/office-list.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { PageListLine, PageListPage } from './editor.contract.ts'
import { families, statusWords } from './pages.rules.ts'

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
      <Panel
        title="Halaman baru"
        text="Sebanyak yang diperlukan, misalnya Beasiswa 2027 atau Konsultasi kurikulum. Baru terlihat setelah Anda menerbitkannya."
      >
        <NewPage />
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

function NewPage() {
  const [name, setName] = useState('')
  const [prefix, setPrefix] = useState<string>('Halaman-')
  const [error, setError] = useState<string>()
  const slug = slugOf(name, '').slice(0, 80).replace(/-$/, '')
  const address = `${families.find(one => one.prefix === prefix)?.path}${slug || '…'}`
  function begin(event: FormEvent): void {
    event.preventDefault()
    if (slug) goTo(withQuery(to.managePage({ name: `${prefix}${slug}` }), { title: name.trim() }))
    else setError('Tulis nama halaman, misalnya Beasiswa 2027')
  }
  return (
    <form className="o-form" onSubmit={begin} noValidate>
      <SelectField
        label="Tempat"
        name="family"
        required
        value={prefix}
        onChange={setPrefix}
        options={[
          { value: 'Halaman-', label: 'Halaman biasa, di bawah /Halaman' },
          { value: 'Services-', label: 'Layanan, di bawah /Services' },
        ]}
      />
      <TextField
        label="Nama halaman"
        name="page"
        required
        hint={`Alamatnya ${address}`}
        maxLength={limits.pageName}
        value={name}
        error={error}
        onChange={setName}
      />
      <div className="o-actions">
        <Button type="submit">Tulis halaman</Button>
      </div>
    </form>
  )
}
