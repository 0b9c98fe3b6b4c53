import { limits } from '../../../shared/limits.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { ChecksField } from '../../../ui/office/checks-field.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { OnceDialog } from '../../../ui/office/once-dialog.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { MadeToken, TokensPage } from './access-tokens.contract.ts'
import { lifetimes } from './token-scopes.rules.ts'

interface AddProps extends Pick<TokensPage, 'scopes' | 'canShare'> {
  onMade: (made: MadeToken) => void
  onClose: () => void
}

/** What the program is, what it may, and for how long. */
export function AddDialog({ scopes, canShare, onMade, onClose }: AddProps) {
  const form = useForm({
    initial: { name: '', scopes: [] as string[], days: '90', isShared: false },
    submit: values => callApi<MadeToken>('POST', '/v1/access-tokens', values),
    onDone: onMade,
  })
  return (
    <FormDialog title="Buat token akses" open onClose={onClose} form={form} submit="Buat token">
      <TextField
        label="Nama"
        required
        maxLength={limits.fullName}
        hint="Program mana yang memakainya, misalnya Laporan bulanan"
        autoComplete="off"
        {...form.field('name')}
      />
      <ChecksField
        label="Izin"
        required
        options={scopes}
        hint="Pilih sesedikit mungkin. Mengubah juga berarti membaca."
        emptyText="Peran Anda tidak memiliki izin yang dapat diberikan."
        {...form.field('scopes')}
      />
      <SelectField
        label="Masa berlaku"
        required
        options={Object.entries(lifetimes).map(([value, label]) => ({ value, label }))}
        {...form.field('days')}
      />
      {canShare && (
        <CheckField
          label="Token situs"
          hint="Terlihat semua admin, yang dapat mencabut dan mengambil alihnya. Tanpa ini hanya milik Anda."
          {...form.field('isShared')}
        />
      )}
    </FormDialog>
  )
}

/** The one time that a token can be read. */
export const TokenDialog = ({ item, onClose }: { item: MadeToken | undefined; onClose: () => void }) => (
  <OnceDialog
    title="Simpan tokennya sekarang"
    warning={
      item &&
      `Token ${item.name} hanya ditampilkan sekali ini. Siapa pun yang memilikinya dapat bertindak atas nama Anda; bila bocor, segera cabut.`
    }
    values={{ Token: item?.token ?? '' }}
    onClose={onClose}
  />
)
