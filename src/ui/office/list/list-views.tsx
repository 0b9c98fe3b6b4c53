import { useEffect, useState } from 'react'
import type { KeptView, OfficeListData } from '../../../shared/office-list.ts'
import { Button } from '../buttons.tsx'
import { callApi } from '../call-api.ts'
import { CheckField, TextField } from '../fields.tsx'
import { FormDialog } from '../form-frame.tsx'
import { goTo, reloadPage } from '../navigate.ts'
import { type Tab, Tabs } from '../panels.tsx'
import { useToasts } from '../toasts.tsx'
import { useForm } from '../use-form.ts'
import { hrefOf, hrefWith, isSameState } from './addresses.ts'

type List = OfficeListData<unknown>

export const currentView = ({ views, state }: List): KeptView | undefined =>
  views.find(({ query }) => isSameState(query, state))

/** Above the list: its own tabs, then the states that somebody keeps. */
export function ListTabs({ list, label }: { list: List; label: string }) {
  const { views, filters, path, state } = list
  const [own] = filters.filter(({ kind }) => kind === 'tabs')
  if (views.length === 0 && !own) return null
  const view = currentView(list)
  const first: Tab[] = own
    ? [{ value: '', label: own.all }, ...own.options].map(option => ({
        id: `tab ${option.value}`,
        label: option.label,
        href: hrefWith(list, own.name, option.value),
      }))
    : [{ id: 'tab ', label: 'Semua', href: path }]
  const kept = views.map(one => ({ id: `view ${one.id}`, label: one.name, href: hrefOf(path, one.query) }))
  const isFirst = own !== undefined || state === ''
  return (
    <Tabs
      label={label}
      tabs={[...first, ...kept]}
      current={view ? `view ${view.id}` : isFirst ? `tab ${own?.value ?? ''}` : ''}
    />
  )
}

interface ViewDialogProps {
  list: List
  /** the view that is changed; none: this state is kept as a new one */
  view: KeptView | undefined
  open: boolean
  onClose: () => void
}

/** Names the state of a list; later renames it, shares it or removes it. */
export function ViewDialog({ list, view, open, onClose }: ViewDialogProps) {
  const toasts = useToasts()
  const [isRemoving, setRemoving] = useState(false)
  const initial = { name: view?.name ?? '', isShared: view?.isShared ?? false }
  const form = useForm({
    initial,
    submit: values =>
      view
        ? callApi<KeptView>('PUT', `/v1/views/${view.id}`, values)
        : callApi<KeptView>('POST', '/v1/views', { ...values, list: list.name, query: list.state }),
    onDone({ name }) {
      onClose()
      reloadPage()
      toasts.show({ message: `Tampilan “${name}” tersimpan` })
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again each time it is opened
  useEffect(() => form.reset(initial), [open])
  async function remove({ id, name, query, isShared }: KeptView): Promise<void> {
    setRemoving(true)
    const result = await callApi('DELETE', `/v1/views/${id}`)
    setRemoving(false)
    onClose()
    goTo(list.path)
    if (!result.ok) return toasts.show({ message: result.message, tone: 'bad' })
    return toasts.show({ message: `Tampilan “${name}” dihapus`, undo: () => void takeBack() })

    async function takeBack(): Promise<void> {
      const back = await callApi('POST', '/v1/views', { name, isShared, query, list: list.name })
      if (back.ok) goTo(hrefOf(list.path, query))
      else toasts.show({ message: back.message, tone: 'bad' })
    }
  }
  return (
    <FormDialog
      title={view ? 'Ubah tampilan' : 'Simpan tampilan ini'}
      open={open}
      onClose={onClose}
      size="small"
      form={form}
      submit="Simpan"
      besides={
        view && (
          <Button tone="danger" busy={isRemoving} onClick={() => void remove(view)}>
            Hapus
          </Button>
        )
      }
    >
      <p className="o-text">Pencarian, saringan, dan urutan yang sedang dipakai disimpan dengan nama.</p>
      <TextField label="Nama tampilan" required maxLength={60} autoComplete="off" {...form.field('name')} />
      <CheckField
        label="Bagikan ke semua pengelola"
        hint="Tampil sebagai tab bagi semua yang boleh membuka daftar ini."
        {...form.field('isShared')}
      />
    </FormDialog>
  )
}
