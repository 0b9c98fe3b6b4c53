import type { Control } from '../../shared/form-field.ts'
import { isMediaRef } from '../../shared/media.ts'
import { AmountField } from './amount-field.tsx'
import { ChecksField } from './checks-field.tsx'
import { CheckField, DateField, SelectField, TextArea, TextField } from './fields.tsx'
import {
  type DrawnProps,
  LinkField,
  listId,
  listOf,
  OnePicture,
  ParsedArea,
  ProseField,
  textOf,
} from './form-parts.tsx'
import { IconField } from './icon-field.tsx'
import { MediaPicker } from './media/media-picker.tsx'
import { PickField, PicksField } from './pick-fields.tsx'
import { firstBelow, linesIn, optionsOf, priceOf } from './typed-values.ts'

interface PlainProps extends DrawnProps {
  control: Exclude<Control, 'own' | 'group' | 'rows' | 'sheet' | 'pictures'>
  /** lists to choose from, by the name the contract gives them */
  choices: Parameters<typeof optionsOf>[1]
}

/** One control for one value, as the contract describes it. */
export function PlainField({ control, choices, ...props }: PlainProps) {
  const { field, value, path, errors, onChange } = props
  const { label, hint, required, example, maxLength } = field
  // one of a list is always chosen where there is one to begin with
  const isChosen = control === 'choice' && Boolean(field.initial)
  const words = { label, hint, required: required || isChosen, name: path, error: errors[path] }
  const typed = { ...words, maxLength, placeholder: example, value: textOf(value), onChange }
  switch (control) {
    case 'text':
      return <TextField {...typed} list={field.from && listId(field.from)} />
    case 'email':
    case 'tel':
    case 'url':
    case 'time':
      return <TextField {...typed} type={control} />
    case 'colour':
      return <TextField {...typed} type="color" />
    case 'area':
      return <TextArea {...typed} rows={field.lines ?? 3} />
    case 'html':
      return <ProseField {...words} value={textOf(value)} onChange={onChange} />
    case 'number':
      return (
        <TextField
          {...typed}
          type="number"
          inputMode="numeric"
          onChange={text => onChange(text.trim() === '' ? '' : Number(text))}
        />
      )
    case 'price':
      return <TextField {...typed} onChange={text => onChange(priceOf(text))} />
    case 'rupiah':
      return (
        <AmountField
          {...words}
          value={typeof value === 'number' ? value : ''}
          onChange={onChange}
          onEmpty={() => onChange('')}
        />
      )
    case 'check':
      return (
        <CheckField
          {...words}
          value={value === true}
          onChange={isOn => onChange(isOn || (field.optional ? undefined : false))}
        />
      )
    case 'choice':
      return <SelectField {...typed} options={optionsOf(field, choices)} placeholder={example ?? 'Pilih'} />
    case 'pick':
      return <PickField {...words} {...props} options={optionsOf(field, choices)} />
    case 'picks':
      return <PicksField {...words} {...props} options={optionsOf(field, choices)} />
    case 'choices':
      return (
        <ChecksField
          {...words}
          value={listOf(value).map(textOf)}
          options={optionsOf(field, choices)}
          emptyText={example ?? 'Belum ada pilihan.'}
          onChange={onChange}
        />
      )
    case 'day':
    case 'moment':
      return <DateField {...words} hasTime={control === 'moment'} value={textOf(value)} onChange={onChange} />
    case 'icon':
      return <IconField {...words} value={textOf(value)} onChange={onChange} />
    case 'lines':
      return (
        <ParsedArea
          {...words}
          error={firstBelow(errors, path)}
          begin={listOf(value).map(textOf).join('\n')}
          parse={linesIn}
          onChange={onChange}
        />
      )
    case 'grid':
      return (
        <ParsedArea
          {...words}
          error={firstBelow(errors, path)}
          begin={listOf(value)
            .map(row => listOf(row).map(textOf).join(' | '))
            .join('\n')}
          parse={text => linesIn(text).map(row => row.split('|').map(cell => cell.trim()))}
          onChange={onChange}
        />
      )
    case 'link':
      return <LinkField {...props} />
    case 'picture':
      return <OnePicture {...props} />
    case 'video':
      return (
        <MediaPicker
          {...words}
          kind="video"
          value={isMediaRef(value) ? value : undefined}
          onChange={onChange}
        />
      )
  }
}
