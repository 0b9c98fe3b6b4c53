import './care-office.css'
import { useState } from 'react'
import type { FormField } from '../../../shared/form-field.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { Fields } from '../../../ui/office/form-fields.tsx'
import { ConfirmCall, FormDialog } from '../../../ui/office/form-frame.tsx'
import { Panel } from '../../../ui/office/panels.tsx'
import { Table } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { FaqItem, WrittenFaq } from '../faqs/faqs.ts'

interface FaqDialogProps {
  title: string
  fields: FormField[]
  initial: WrittenFaq
  send: (values: WrittenFaq) => Promise<ApiResult<FaqItem>>
  onClose: () => void
}

/** A question with its answer, new or changed. */
export function FaqDialog({ title, fields, initial, send, onClose }: FaqDialogProps) {
  const form = useForm({
    initial,
    submit: async (values: WrittenFaq) => {
      const result = await send(values)
      if (result.ok) onClose()
      return result
    },
    said: (_data: FaqItem, message) => message,
  })
  return (
    <FormDialog title={title} open onClose={onClose} form={form} submit="Simpan">
      <Fields of={fields} form={form} />
    </FormDialog>
  )
}

/** What the site has answered itself. */
export function Faqs({ items, fields }: { items: FaqItem[]; fields: FormField[] }) {
  const [editing, setEditing] = useState<FaqItem | 'new'>()
  const [leaving, setLeaving] = useState<FaqItem>()
  const add = (
    <Button tone="main" icon="plus" onClick={() => setEditing('new')}>
      Tambah tanya jawab
    </Button>
  )
  return (
    <Panel
      title="Tanya jawab"
      text="Jawaban yang Anda tulis sendiri. Asisten mengutipnya, dan pengunjung membacanya di halaman asisten."
      actions={items.length > 0 && add}
      isFlush={items.length > 0}
      empty={
        items.length === 0 && {
          icon: 'message-circle',
          title: 'Belum ada tanya jawab',
          text: 'Mulai dari yang paling sering ditanyakan: biaya, jadwal, cara mendaftar.',
          action: add,
        }
      }
    >
      <Table
        caption="Tanya jawab"
        rows={items}
        rowKey={item => item.id}
        columns={[
          { key: 'question', label: 'Pertanyaan', isMain: true, cell: item => item.question },
          { key: 'answer', label: 'Jawaban', cell: item => item.answer },
          {
            key: 'deeds',
            label: 'Tindakan',
            isLabelHidden: true,
            align: 'end',
            cell: item => (
              <div className="o-actions o-asked-deeds">
                <Button isSmall onClick={() => setEditing(item)}>
                  Ubah
                </Button>
                <Button isSmall onClick={() => setLeaving(item)}>
                  Hapus
                </Button>
              </div>
            ),
          },
        ]}
      />
      {editing && (
        <FaqDialog
          key={editing === 'new' ? 'new' : editing.id}
          title={editing === 'new' ? 'Tambah tanya jawab' : 'Ubah tanya jawab'}
          fields={fields}
          initial={
            editing === 'new'
              ? { question: '', answer: '' }
              : { question: editing.question, answer: editing.answer }
          }
          send={values =>
            editing === 'new'
              ? callApi('POST', '/v1/faqs', values)
              : callApi('PUT', `/v1/faqs/${editing.id}`, values)
          }
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmCall
        title={`Hapus "${leaving?.question ?? ''}"?`}
        text="Asisten tidak mengutipnya lagi."
        confirm="Hapus"
        tone="danger"
        open={leaving !== undefined}
        call={() => callApi('DELETE', `/v1/faqs/${leaving?.id}`)}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  )
}
