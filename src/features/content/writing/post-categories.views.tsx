import './post-editor.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { limits } from '../../../shared/limits.ts'
import { withQuery } from '../../../shared/pager.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Panel, Tabs } from '../../../ui/office/panels.tsx'
import { Table } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { CategoriesPage, CategoryRow } from './writing-pages.contract.ts'

interface Leaf extends CategoryRow {
  depth: number
}

/** As a tree: each below what it belongs to. */
function treeOf(categories: readonly CategoryRow[], parentId: number | null = null, depth = 0): Leaf[] {
  return categories
    .filter(one => one.parentId === parentId)
    .flatMap(one => [{ ...one, depth }, ...treeOf(categories, one.id, depth + 1)])
}

/** /Kelola/Tulisan/Kategori */
export function Categories({ data }: { data: CategoriesPage }) {
  const { kind, kinds, categories, canDelete } = data
  const [open, setOpen] = useState<{ one?: Leaf; isRemoving?: boolean }>()
  const leaves = treeOf(categories)
  const isClass = kind === 'class'
  const home = isClass
    ? { label: 'Kelas', href: to.classesWritten() }
    : { label: 'Tulisan', href: to.writings() }
  const close = () => setOpen(undefined)
  return (
    <Office
      path={home.href}
      title="Kategori"
      text={`Kategori mengelompokkan ${isClass ? 'kelas' : 'tulisan dari satu jenis'}, dan menjadi saringan di situs.`}
      crumbs={[home, { label: 'Kategori' }]}
      actions={
        <Button tone="main" icon="plus" onClick={() => setOpen({})}>
          Kategori baru
        </Button>
      }
    >
      <Tabs
        label="Jenis"
        current={kind}
        tabs={kinds.map(({ value, label }) => ({
          id: value,
          label,
          href: withQuery(to.writingCategories(), { kind: value }),
        }))}
      />
      <Panel
        isFlush
        empty={
          leaves.length === 0 && {
            icon: 'folder',
            title: 'Belum ada kategori',
            text: `Buat kategori pertama; ${isClass ? 'kelas' : 'tulisan dari jenis ini'} lalu dapat disaring menurutnya.`,
          }
        }
      >
        <Table
          caption="Kategori"
          rows={leaves}
          rowKey={one => one.id}
          columns={[
            {
              key: 'name',
              label: 'Nama',
              isMain: true,
              cell: one => <span className={`pw-depth pw-depth-${Math.min(3, one.depth)}`}>{one.name}</span>,
            },
            { key: 'slug', label: 'Alamat', cell: one => one.slug },
            { key: 'uses', label: home.label, align: 'end', cell: one => one.uses },
            {
              key: 'do',
              label: 'Tindakan',
              isLabelHidden: true,
              align: 'end',
              cell: one => (
                <span className="o-actions">
                  <Button isSmall label={`Ubah ${one.name}`} onClick={() => setOpen({ one })}>
                    Ubah
                  </Button>
                  {canDelete && (
                    <Button
                      isSmall
                      tone="quiet"
                      label={`Hapus atau gabungkan ${one.name}`}
                      onClick={() => setOpen({ one, isRemoving: true })}
                    >
                      Hapus atau gabungkan
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      </Panel>
      {open && !open.isRemoving && <Writing kind={kind} one={open.one} leaves={leaves} onClose={close} />}
      {open?.one && open.isRemoving && (
        <Removing kind={kind} one={open.one} leaves={leaves} onClose={close} />
      )}
    </Office>
  )
}

interface WritingProps {
  kind: CategoriesPage['kind']
  one: Leaf | undefined
  leaves: readonly Leaf[]
  onClose: () => void
}

function Writing({ kind, one, leaves, onClose }: WritingProps) {
  const form = useForm({
    initial: {
      name: one?.name ?? '',
      slug: one?.slug ?? '',
      parentId: one?.parentId ? String(one.parentId) : '',
    },
    submit({ name, slug, parentId }) {
      const said = { name, ...(slug ? { slug } : {}), parentId: parentId ? Number(parentId) : null }
      return one
        ? callApi('POST', '/v3/post/kind/category/update', { id: one.id, ...said })
        : callApi('POST', '/v3/post/kind/category/create', { kindSlug: kind, ...said })
    },
    onDone: onClose,
    said: one ? 'Kategori diubah' : 'Kategori dibuat',
  })
  return (
    <FormDialog
      title={one ? `Ubah kategori ${one.name}` : 'Kategori baru'}
      form={form}
      submit="Simpan"
      open
      onClose={onClose}
    >
      <TextField label="Nama" required maxLength={limits.categoryName} {...form.field('name')} />
      <TextField
        label="Alamat"
        hint="Huruf kecil, angka, dan tanda hubung. Dibuat dari nama bila kosong."
        maxLength={limits.slug}
        {...form.field('slug')}
      />
      <SelectField
        label="Di bawah"
        placeholder="Tidak di bawah kategori lain"
        options={leaves
          .filter(({ id }) => id !== one?.id)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.field('parentId')}
      />
    </FormDialog>
  )
}

interface RemovingProps extends WritingProps {
  one: Leaf
}

function Removing({ kind, one, leaves, onClose }: RemovingProps) {
  const things = kind === 'class' ? 'kelas' : 'tulisan'
  const form = useForm({
    initial: { moveTo: '' },
    submit: ({ moveTo }) =>
      callApi('POST', '/v3/post/kind/category/delete', {
        id: one.id,
        ...(moveTo ? { moveTo: Number(moveTo) } : {}),
      }),
    onDone: onClose,
    said: 'Kategori dihapus',
  })
  const others = leaves
    .filter(({ id }) => id !== one.id)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <FormDialog
      title={`Hapus kategori ${one.name}?`}
      form={form}
      submit="Hapus kategori"
      open
      onClose={onClose}
    >
      <p>
        {one.uses > 0
          ? `${one.uses} ${things} memakai kategori ini. Pilih kategori yang menggantikannya: keduanya menjadi satu.`
          : `Belum ada ${things} yang memakai kategori ini.`}
      </p>
      {others.length > 0 && (
        <SelectField
          label={things === 'kelas' ? 'Pindahkan kelasnya ke' : 'Pindahkan tulisannya ke'}
          placeholder={one.uses > 0 ? 'Pilih kategori' : 'Tidak perlu'}
          options={others}
          {...form.field('moveTo')}
        />
      )}
    </FormDialog>
  )
}
