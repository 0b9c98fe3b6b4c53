import { CheckField, SelectField, TextField } from '../../../ui/office/fields.tsx'
import { Rows } from '../../../ui/office/rows.tsx'
import { emptyUnit, type PartsProps } from './question-draft.ts'
import { VariantParts } from './variant-parts.views.tsx'

/** The number, how near an answer must come to it, and units it may be said in. */
export function NumericParts({ draft, set, errorOf }: PartsProps) {
  return (
    <>
      <CheckField
        label="Angka berbeda untuk setiap percobaan"
        hint="Angkanya diacak saat kuis dimulai; jawaban benar dihitung dengan rumus."
        name="hasVariants"
        value={draft.hasVariants}
        onChange={hasVariants => set({ hasVariants })}
      />
      {draft.hasVariants ? (
        <VariantParts draft={draft} set={set} errorOf={errorOf} />
      ) : (
        <TextField
          label="Angka yang benar"
          name="value"
          required
          inputMode="decimal"
          value={draft.value}
          error={errorOf('value')}
          onChange={value => set({ value })}
        />
      )}
      <SelectField
        label="Toleransi"
        name="toleranceKind"
        value={draft.toleranceKind}
        onChange={toleranceKind => set({ toleranceKind })}
        options={[
          { value: 'absolute', label: 'Selisih paling banyak' },
          { value: 'relative', label: 'Selisih dalam persen' },
          { value: 'digits', label: 'Sama dalam sekian angka penting' },
        ]}
      />
      <TextField
        label="Besar toleransi"
        name="toleranceValue"
        inputMode="decimal"
        value={draft.toleranceValue}
        error={errorOf('tolerance.value')}
        onChange={toleranceValue => set({ toleranceValue })}
      />
      <fieldset className="o-radios">
        <legend>Satuan</legend>
        <p className="o-hint">Faktor 1 untuk satuan kunci; untuk kilometer bila kuncinya meter: 1000.</p>
        <Rows noun="satuan" rows={draft.units} empty={emptyUnit} most={10} onChange={units => set({ units })}>
          {(row, index, put) => (
            <>
              <TextField
                label={`Satuan ${index + 1}`}
                name={`unit-${index}`}
                value={row.text}
                onChange={text => put({ ...row, text })}
              />
              <TextField
                label={`Faktor ${index + 1}`}
                name={`factor-${index}`}
                inputMode="decimal"
                value={row.factor}
                error={errorOf(`units.${index}.factor`)}
                onChange={factor => put({ ...row, factor })}
              />
            </>
          )}
        </Rows>
      </fieldset>
    </>
  )
}
