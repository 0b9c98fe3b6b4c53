import { useMemo, useState } from 'react'
import type { FormField, Values } from '../../shared/form-field.ts'
import type { Option } from '../field.tsx'
import { Button } from './buttons.tsx'
import { Dialog } from './dialog.tsx'
import { SelectField, TextArea } from './fields.tsx'
import { Notice } from './panels.tsx'
import { readSheet } from './pasted-sheet.ts'

/** problems that are said one by one; the first are mended first */
const mostSaid = 20

interface SheetDialogProps {
  field: FormField
  /** rows that are there already */
  standing: number
  options: (field: FormField) => readonly Option[]
  onClose: () => void
  onTake: (rows: Values[], isWhole: boolean) => void
}

/** Where a spreadsheet is pasted: what it would become is said first, and nothing is taken before that is right. */
export function SheetDialog({ field, standing, options, onClose, onTake }: SheetDialogProps) {
  const { fields = [], most = 1000, noun = 'baris' } = field
  const [text, setText] = useState('')
  const [how, setHow] = useState('whole')
  const { rows, problems } = useMemo(() => readSheet(text, fields, options), [text, fields, options])
  const isWhole = how === 'whole' || standing === 0
  const total = isWhole ? rows.length : standing + rows.length
  const isTooMany = total > most
  return (
    <Dialog
      title={`Tempel ${noun} dari lembar kerja`}
      open
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            tone="main"
            disabled={rows.length === 0 || problems.length > 0 || isTooMany}
            onClick={() => onTake(rows, isWhole)}
          >
            {rows.length === 0 ? 'Pakai' : `Pakai ${rows.length.toLocaleString('id-ID')} baris`}
          </Button>
        </>
      }
    >
      <div className="o-form">
        <p>
          Salin sel di Excel atau Google Sheets, lalu tempel di sini. Urutan kolom:{' '}
          {fields.map(({ label }) => label).join(', ')}. Baris pertama boleh berisi judul kolom.
        </p>
        <TextArea label="Isi lembar kerja" name="sheet" required rows={8} value={text} onChange={setText} />
        {standing > 0 && (
          <SelectField
            label={`Yang sudah ada: ${standing.toLocaleString('id-ID')} baris`}
            name="how"
            required
            value={how}
            onChange={setHow}
            options={[
              { value: 'whole', label: 'Ganti semuanya' },
              { value: 'below', label: 'Tambahkan di bawahnya' },
            ]}
          />
        )}
        {text.trim() !== '' && problems.length === 0 && !isTooMany && (
          <Notice tone="good">
            {rows.length.toLocaleString('id-ID')} baris terbaca. Belum ada yang diubah.
          </Notice>
        )}
        {isTooMany && (
          <Notice tone="bad">
            Menjadi {total.toLocaleString('id-ID')} baris, paling banyak {most.toLocaleString('id-ID')}.
          </Notice>
        )}
        {problems.length > 0 && (
          <Notice tone="bad" isAlert>
            <p>{problems.length.toLocaleString('id-ID')} hal perlu diperbaiki sebelum dapat dipakai.</p>
            <ul className="o-sheet-problems">
              {problems.slice(0, mostSaid).map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  Baris {line}: {message}
                </li>
              ))}
              {problems.length > mostSaid && <li>dan {problems.length - mostSaid} lagi</li>}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
