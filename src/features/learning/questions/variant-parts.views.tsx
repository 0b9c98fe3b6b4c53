import { TextArea, TextField } from '../../../ui/office/fields.tsx'
import { Rows } from '../../../ui/office/rows.tsx'
import { emptyParameter, type ParameterDraft, type PartsProps } from './question-draft.ts'

const bounds = [
  { name: 'min', label: 'Terkecil' },
  { name: 'max', label: 'Terbesar' },
  { name: 'step', label: 'Kelipatan' },
] as const satisfies readonly { name: keyof ParameterDraft; label: string }[]

/** The numbers that are drawn, what must hold of them, and the formula of the right answer. */
export function VariantParts({ draft, set, errorOf }: Omit<PartsProps, 'kind'>) {
  return (
    <>
      <fieldset className="o-radios">
        <legend>Parameter</legend>
        <p className="o-hint">
          {
            'Tulis {a} di pertanyaan atau pembahasan; di sana muncul angka yang terambil. Kelipatan 0,5 berarti 1; 1,5; 2 dan seterusnya.'
          }
        </p>
        {errorOf('variants.parameters') && <p className="o-error">{errorOf('variants.parameters')}</p>}
        <Rows
          noun="parameter"
          rows={draft.parameters}
          empty={emptyParameter}
          most={10}
          onChange={parameters => set({ parameters })}
        >
          {(row, index, put) => (
            <>
              <TextField
                label={`Nama ${index + 1}`}
                required
                name={`parameter-${index}`}
                value={row.name}
                error={errorOf(`variants.parameters.${index}.name`)}
                onChange={name => put({ ...row, name })}
              />
              {bounds.map(({ name, label }) => (
                <TextField
                  key={name}
                  label={`${label} ${index + 1}`}
                  required
                  name={`${name}-${index}`}
                  inputMode="decimal"
                  value={row[name]}
                  error={errorOf(`variants.parameters.${index}.${name}`)}
                  onChange={value => put({ ...row, [name]: value })}
                />
              ))}
            </>
          )}
        </Rows>
      </fieldset>
      <TextField
        label="Rumus jawaban"
        name="formula"
        required
        hint="Misalnya a * b / 2 atau round(sqrt(a^2 + b^2); 2). Sudut sin, cos, tan dalam derajat."
        value={draft.formula}
        error={errorOf('variants.formula')}
        onChange={formula => set({ formula })}
      />
      <TextArea
        label="Syarat"
        name="conditions"
        rows={2}
        hint="Satu per baris, misalnya a > b atau a % b = 0."
        value={draft.conditions}
        error={
          errorOf('variants.conditions') ??
          errorOf('variants.conditions.0') ??
          errorOf('variants.conditions.1')
        }
        onChange={conditions => set({ conditions })}
      />
    </>
  )
}
