import { type FormEvent, useState } from 'react'
import { to } from '../../../routes.ts'
import { slugOf } from '../../../shared/slug.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tag } from '../../../ui/office/panels.tsx'
import { Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { PageListLine, PageListPage } from './editor.contract.ts'
import { statusWords } from './pages.rules.ts'

export const pages: PagesOf<'pages.list'> = { 'pages.list': PageList }

/** /Kelola/Halaman */
function PageList({ data: { pages, settings } }: { data: PageListPage }) {
  const own = pages.filter(page => page.kind === 'own')
  const intros = pages.filter(page => page.kind === 'intro')
  return (
    <Office
      path={to.managePages()}
      title="Halaman"
      text="Tulis, terbitkan, atau tarik halaman situs. Yang berstatus draf hanya terlihat di sini."
    >
      <Panel title="Beranda dan ketentuan" text="Langsung tampil bagi pengunjung setelah disimpan.">
        <div className="o-actions">
          {settings.map(page => (
            <LinkButton key={page.name} href={to.managePage(page)} icon="pen">
              {page.label}
            </LinkButton>
          ))}
        </div>
      </Panel>
      <Panel title="Halaman situs" text="Halaman yang seluruh isinya Anda tulis." isFlush>
        <PageTable caption="Halaman situs" pages={own} />
      </Panel>
      <Panel title="Layanan baru" text="Setiap layanan mendapat halaman sendiri di bawah /Services.">
        <NewService />
      </Panel>
      <Panel
        title="Pengantar daftar"
        text="Judul dan pengantar yang menggantikan kata bawaan, dan bagian yang tampil di bawah daftarnya."
        isFlush
      >
        <PageTable caption="Pengantar daftar" pages={intros} />
      </Panel>
    </Office>
  )
}

function PageTable({ caption, pages }: { caption: string; pages: PageListLine[] }) {
  return (
    <Table
      caption={caption}
      rows={pages}
      rowKey={page => page.name}
      columns={[
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
      ]}
    />
  )
}

function NewService() {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  function begin(event: FormEvent): void {
    event.preventDefault()
    const slug = slugOf(name, '').slice(0, 80).replace(/-$/, '')
    if (slug) goTo(to.managePage({ name: `Services-${slug}` }))
    else setError('Tulis nama layanan, misalnya Konsultasi kurikulum')
  }
  return (
    <form className="o-form" onSubmit={begin} noValidate>
      <TextField
        label="Nama layanan"
        name="service"
        required
        maxLength={80}
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
