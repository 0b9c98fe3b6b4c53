import { CheckField, RadioField, SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { Rows } from '../../../ui/office/rows.tsx'
import { CodeParts, GuideField } from './code-parts.views.tsx'
import { NumericParts } from './numeric-parts.views.tsx'
import { emptyOption, emptyPair, emptyText, type PartsProps } from './question-draft.ts'

/** What a kind asks for beside the question itself. */
export function QuestionParts(props: PartsProps) {
  const { kind, draft, set, errorOf } = props
  switch (kind) {
    case 'single':
    case 'multiple':
      return <OptionParts {...props} />
    case 'truefalse':
      return (
        <RadioField
          legend="Pernyataan ini"
          name="isTrue"
          value={draft.isTrue}
          onChange={isTrue => set({ isTrue })}
          options={[
            { value: 'true', label: 'Benar' },
            { value: 'false', label: 'Salah' },
          ]}
        />
      )
    case 'short':
      return (
        <>
          <TextRows {...props} list="accepted" noun="jawaban" legend="Jawaban yang diterima" />
          <CheckField
            label="Maafkan satu salah ketik"
            hint="Berlaku untuk jawaban dengan lima huruf atau lebih."
            name="allowsTypo"
            value={draft.allowsTypo}
            onChange={allowsTypo => set({ allowsTypo })}
          />
        </>
      )
    case 'numeric':
      return <NumericParts {...props} />
    case 'matching':
      return <MatchingParts {...props} />
    case 'ordering':
      return <TextRows {...props} list="items" noun="langkah" legend="Langkah dalam urutan yang benar" />
    case 'cloze':
      return (
        <TextArea
          label="Teks dengan bagian kosong"
          name="text"
          required
          rows={6}
          hint="Tulis jawabannya di antara kurung siku ganda: Ibu kota Indonesia adalah [[Jakarta|DKI Jakarta]]."
          value={draft.text}
          error={errorOf('text') ?? errorOf('gaps')}
          onChange={text => set({ text })}
        />
      )
    case 'code':
      return <CodeParts {...props} />
    case 'file':
      return (
        <>
          <TextField
            label="Paling banyak"
            name="most"
            suffix="berkas"
            inputMode="numeric"
            value={draft.most}
            error={errorOf('most')}
            onChange={most => set({ most })}
          />
          <GuideField {...props} />
        </>
      )
    case 'essay':
      return <GuideField {...props} />
  }
}

function OptionParts({ kind, draft, set, errorOf }: PartsProps) {
  const isMany = kind === 'multiple'
  return (
    <>
      <fieldset className={errorOf('options') ? 'o-radios o-field-wrong' : 'o-radios'}>
        <legend>Pilihan</legend>
        <p className="o-hint">
          {isMany ? 'Tandai semua yang benar.' : 'Tandai satu yang benar.'} Urutannya dapat diacak oleh kuis.
        </p>
        {errorOf('options') && <p className="o-error">{errorOf('options')}</p>}
        <Rows
          noun="pilihan"
          rows={draft.options}
          empty={emptyOption}
          most={20}
          onChange={options => set({ options })}
        >
          {(row, index, put) => (
            <>
              <TextField
                label={`Pilihan ${index + 1}`}
                name={`option-${index}`}
                value={row.text}
                error={errorOf(`options.${index}.text`)}
                onChange={text => put({ ...row, text })}
              />
              <CheckField
                label={`Pilihan ${index + 1} benar`}
                name={`right-${index}`}
                value={row.isRight}
                onChange={isRight => {
                  const others = draft.options.map((one, at) => ({
                    ...one,
                    isRight: at === index ? isRight : isMany && one.isRight,
                  }))
                  set({ options: others })
                }}
              />
            </>
          )}
        </Rows>
      </fieldset>
      {isMany && (
        <SelectField
          label="Nilai sebagian"
          name="partial"
          value={draft.partial}
          onChange={partial => set({ partial })}
          options={[
            { value: 'share', label: 'Benar dikurangi salah, paling rendah nol' },
            { value: 'all', label: 'Hanya bila semuanya tepat' },
          ]}
        />
      )}
    </>
  )
}

interface TextRowsProps extends PartsProps {
  list: 'accepted' | 'items' | 'others'
  noun: string
  legend: string
}

function TextRows({ draft, set, errorOf, list, noun, legend }: TextRowsProps) {
  return (
    <fieldset className={errorOf(list) ? 'o-radios o-field-wrong' : 'o-radios'}>
      <legend>{legend}</legend>
      {errorOf(list) && <p className="o-error">{errorOf(list)}</p>}
      <Rows
        noun={noun}
        rows={draft[list]}
        empty={emptyText}
        most={list === 'others' ? 10 : 20}
        onChange={rows => set({ [list]: rows })}
      >
        {(row, index, put) => (
          <TextField
            label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${index + 1}`}
            name={`${list}-${index}`}
            value={row.text}
            error={errorOf(`${list}.${index}.text`)}
            onChange={text => put({ ...row, text })}
          />
        )}
      </Rows>
    </fieldset>
  )
}

function MatchingParts(props: PartsProps) {
  const { draft, set, errorOf } = props
  return (
    <>
      <fieldset className={errorOf('pairs') ? 'o-radios o-field-wrong' : 'o-radios'}>
        <legend>Pasangan</legend>
        {errorOf('pairs') && <p className="o-error">{errorOf('pairs')}</p>}
        <Rows
          noun="pasangan"
          rows={draft.pairs}
          empty={emptyPair}
          most={20}
          onChange={pairs => set({ pairs })}
        >
          {(row, index, put) => (
            <>
              <TextField
                label={`Kiri ${index + 1}`}
                name={`left-${index}`}
                value={row.left}
                error={errorOf(`pairs.${index}.left`)}
                onChange={left => put({ ...row, left })}
              />
              <TextField
                label={`Kanan ${index + 1}`}
                name={`right-${index}`}
                value={row.right}
                error={errorOf(`pairs.${index}.right`)}
                onChange={right => put({ ...row, right })}
              />
            </>
          )}
        </Rows>
      </fieldset>
      <TextRows {...props} list="others" noun="pengecoh" legend="Pengecoh di sisi kanan" />
    </>
  )
}
