import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel, Skeleton, Tag } from '../../../ui/office/panels.tsx'
import { type Column, Table } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { CreateTenant } from './create-tenant.views.tsx'
import type { TenantItem } from './tenants.contract.ts'
import { TenantActions } from './tenants.dialogs.views.tsx'
import { statusWords, tenantStatuses } from './tenants.rules.ts'

export const pages: PagesOf<'tenants.acting' | 'tenants.list'> = {
  'tenants.acting': ActingPage,
  'tenants.list': TenantsPage,
}

interface List {
  items: TenantItem[]
  page: number
  totalItems: number
  totalPages: number
}

interface Wanted {
  search: string
  status: string
  page: number
}

const everything: Wanted = { search: '', status: '', page: 1 }

function useTenants() {
  const [wanted, setWanted] = useState(everything)
  const [answer, setAnswer] = useState<ApiResult<List>>()
  const reload = useCallback(async () => {
    const query = new URLSearchParams({
      page: String(wanted.page),
      ...(wanted.search ? { search: wanted.search } : {}),
      ...(wanted.status ? { status: wanted.status } : {}),
    })
    setAnswer(await callApi<List>('GET', `/v1/tenants?${query}`))
  }, [wanted])
  useEffect(() => {
    void reload()
  }, [reload])
  return { wanted, setWanted, answer, reload }
}

function TenantsPage() {
  const { wanted, setWanted, answer, reload } = useTenants()
  const [isCreating, setCreating] = useState(false)
  return (
    <Office
      path="/Kelola/Tenant"
      title="Tenant"
      text="Lembaga yang memiliki situs di platform ini."
      actions={
        <Button tone="main" icon="plus" onClick={() => setCreating(true)}>
          Buat tenant
        </Button>
      }
    >
      <Panel isFlush>
        <Filter wanted={wanted} onChange={setWanted} />
        <Found answer={answer} wanted={wanted} setWanted={setWanted} reload={reload} />
      </Panel>
      <CreateTenant open={isCreating} onClose={() => setCreating(false)} onMade={() => void reload()} />
    </Office>
  )
}

function Filter({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const [search, setSearch] = useState(wanted.search)
  function submit(event: FormEvent): void {
    event.preventDefault()
    onChange({ ...wanted, search: search.trim(), page: 1 })
  }
  return (
    <form className="o-filter" onSubmit={submit}>
      <TextField
        label="Cari nama atau slug"
        name="search"
        type="search"
        value={search}
        onChange={setSearch}
      />
      <SelectField
        label="Status"
        name="status"
        value={wanted.status}
        placeholder="Semua status"
        options={tenantStatuses.map(value => ({ value, label: statusWords[value].label }))}
        onChange={status => onChange({ ...wanted, status, page: 1 })}
      />
      <div className="o-actions">
        <Button type="submit">Cari</Button>
      </div>
    </form>
  )
}

interface FoundProps {
  answer: ApiResult<List> | undefined
  wanted: Wanted
  setWanted: (wanted: Wanted) => void
  reload: () => Promise<void>
}

function Found({ answer, wanted, setWanted, reload }: FoundProps) {
  if (!answer) return <Skeleton lines={5} />
  if (!answer.ok)
    return (
      <Notice
        tone="bad"
        action={
          <Button isSmall onClick={() => void reload()}>
            Coba lagi
          </Button>
        }
      >
        {answer.message}
      </Notice>
    )
  const { items, totalItems, totalPages } = answer.data
  const columns: Column<TenantItem>[] = [
    {
      key: 'name',
      label: 'Tenant',
      isMain: true,
      cell: tenant => (
        <>
          {tenant.name}
          <small>{tenant.slug}</small>
        </>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status }) => <Tag tone={statusWords[status].tone}>{statusWords[status].label}</Tag>,
    },
    {
      key: 'site',
      label: 'Situs',
      cell: ({ status, origin }) =>
        status === 'active' ? (
          <a className="o-link" href={origin} target="_blank" rel="noreferrer">
            {origin.replace(/^https?:\/\//, '')}
          </a>
        ) : (
          <span className="o-mute">tidak dibuka</span>
        ),
    },
    { key: 'since', label: 'Dibuat', cell: tenant => tenant.createdText },
    {
      key: 'do',
      label: 'Tindakan',
      isLabelHidden: true,
      cell: tenant => !tenant.isOwn && <TenantActions tenant={tenant} onChanged={() => void reload()} />,
    },
  ]
  return (
    <>
      <Table
        caption="Tenant"
        columns={columns}
        rows={items}
        rowKey={tenant => tenant.id}
        empty={
          <Empty
            icon="building"
            title="Tidak ada tenant yang cocok"
            text="Ubah kata pencarian atau pilih status lain."
            action={<Button onClick={() => setWanted(everything)}>Tampilkan semua</Button>}
          />
        }
      />
      {totalPages > 1 && (
        <div className="o-panel-foot o-between">
          <span className="o-mute">{totalItems.toLocaleString('id-ID')} tenant</span>
          <div className="o-actions">
            <Button
              isSmall
              disabled={wanted.page <= 1}
              onClick={() => setWanted({ ...wanted, page: wanted.page - 1 })}
            >
              Sebelumnya
            </Button>
            <Button
              isSmall
              disabled={wanted.page >= totalPages}
              onClick={() => setWanted({ ...wanted, page: wanted.page + 1 })}
            >
              Berikutnya
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

/** Uses the way in that stands behind the hash, and takes it out of the address at once. */
function ActingPage() {
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const token = location.hash.slice(1)
    if (token === '') {
      setProblem('Tautan ini tidak lengkap.')
      return
    }
    history.replaceState(null, '', location.pathname)
    callApi('POST', '/v1/administration/acting', { token }).then(result => {
      if (result.ok) location.replace('/Kelola')
      else if (result.status === 404)
        setProblem('Tautan ini sudah dipakai atau lewat satu menit. Buat yang baru dari halaman Tenant.')
      else setProblem(result.message)
    })
  }, [])
  return (
    <main className="o-alone" id="main" tabIndex={-1}>
      <h1 className="sr-only">Pengelolaan</h1>
      <Panel title="Bertindak di tenant ini">
        {problem === undefined ? (
          <Empty icon="shield" title="Membuka pengelolaan" text="Sebentar, tautan Anda sedang diperiksa." />
        ) : (
          <Empty
            icon="warning"
            title="Tidak dapat bertindak di sini"
            text={problem}
            action={<LinkButton href="/">Ke halaman utama</LinkButton>}
          />
        )}
      </Panel>
    </main>
  )
}
