import { Button, IconButton } from './buttons.tsx'
import { SelectField, TextField } from './fields.tsx'

export interface WrittenRemark {
  field: string
  words: string
}

interface RemarksFieldProps {
  /** parts of what was handed in */
  parts: readonly { value: string; label: string }[]
  value: readonly WrittenRemark[]
  errors: Readonly<Record<string, string>>
  onChange: (value: WrittenRemark[]) => void
}

/** What has to be mended, part by part: a line for each. */
export function RemarksField({ parts, value, errors, onChange }: RemarksFieldProps) {
  const put = (index: number, change: Partial<WrittenRemark>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one)))
  return (
    <fieldset className="o-form">
      <legend className="o-label">Catatan per bagian</legend>
      {value.map((remark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div className="o-pairs" key={index}>
          <SelectField
            label={`Bagian ${index + 1}`}
            name={`remarks.${index}.field`}
            options={parts}
            value={remark.field}
            error={errors[`remarks.${index}.field`]}
            onChange={field => put(index, { field })}
          />
          <TextField
            label="Yang perlu diperbaiki"
            name={`remarks.${index}.words`}
            value={remark.words}
            maxLength={300}
            error={errors[`remarks.${index}.words`]}
            onChange={words => put(index, { words })}
            required
          />
          <IconButton
            icon="trash"
            label={`Hapus catatan ${index + 1}`}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div className="o-actions">
        <Button
          icon="plus"
          isSmall
          onClick={() => onChange([...value, { field: parts[0]?.value ?? '', words: '' }])}
        >
          Tambah catatan
        </Button>
      </div>
    </fieldset>
  )
}
