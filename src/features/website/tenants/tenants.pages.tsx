import { useCallback, useEffect, useState } from 'react'
import { to } from '../../../routes.ts'
import type { Paged } from '../../../shared/envelope.ts'
import { pagerOf } from '../../../shared/pager.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi, type Refused } from '../../../ui/office/call-api.ts'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import { Empty, Notice, Panel, Skeleton } from '../../../ui/office/panels.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { CreateTenant } from './create-tenant.views.tsx'
import { TenantActions } from './tenant-dialogs.views.tsx'
import type { TenantItem, TenantsPage as TenantsData } from './tenants.contract.ts'
import { statusWords } from './tenants.rules.ts'

export const pages: PagesOf<'tenants.acting' | 'tenants.list'> = {
  'tenants.acting': ActingPage,
  'tenants.list': TenantsPage,
}

/** The rows of the page that the address names, asked for when the address or something among them changes. */
function useTenants({ list, page }: TenantsData) {
  const [answer, setAnswer] = useState<ApiResult<Paged<TenantItem>>>()
  const asked = `${list.state}&page=${page}`
  const reload = useCallback(async () => {
    setAnswer(await callApi<Paged<TenantItem>>('GET', `/v1/tenants?${asked}`))
  }, [asked])
  useEffect(() => {
    void reload()
  }, [reload])
  return { answer, reload: () => void reload() }
}

function TenantsPage({ data }: { data: TenantsData }) {
  const { list } = data
  const { answer, reload } = useTenants(data)
  const [isCreating, setCreating] = useState(false)
  return (
    <OfficeListPage
      list={answer?.ok ? filled(list, answer.data) : list}
      text="Lembaga yang memiliki situs di platform ini."
      actions={
        <Button tone="main" icon="plus" onClick={() => setCreating(true)}>
          Buat tenant
        </Button>
      }
      columns={columnsFor(reload)}
      found="Ubah kata pencarian atau pilih status lain."
      none={{ icon: 'building', text: 'Buat yang pertama.' }}
      pending={answer?.ok ? undefined : <Pending answer={answer} retry={reload} />}
    >
      <CreateTenant open={isCreating} onClose={() => setCreating(false)} onMade={reload} />
    </OfficeListPage>
  )
}

const filled = (list: TenantsData['list'], found: Paged<TenantItem>): TenantsData['list'] => ({
  ...list,
  rows: [...found.items],
  total: found.totalItems,
  pager: pagerOf(found, list.path, Object.fromEntries(new URLSearchParams(list.state))),
})

function Pending({ answer, retry }: { answer: Refused | undefined; retry: () => void }) {
  if (!answer) return <Skeleton lines={5} />
  return (
    <Notice
      tone="bad"
      action={
        <Button isSmall onClick={retry}>
          Coba lagi
        </Button>
      }
    >
      {answer.message}
    </Notice>
  )
}

const columnsFor = (reload: () => void): Column<TenantItem>[] => [
  mainColumn('name', 'Tenant', tenant => withSmall(tenant.name, tenant.slug)),
  statusColumn(({ status }) => statusWords[status]),
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
  deedColumn(tenant => !tenant.isOwn && <TenantActions tenant={tenant} onChanged={reload} />),
]

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
      if (result.ok) location.replace(to.administration())
      else if (result.status === 404)
        setProblem('Tautan ini sudah dipakai atau lewat satu menit. Buat yang baru dari halaman Tenant.')
      else setProblem(result.message)
    })
  }, [])
  return (
    <main className="o-alone" id="main" tabIndex={-1}>
      <h1 className="sr-only">Pengelolaan</h1>
      <Panel title="Bertindak di situs ini">
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
