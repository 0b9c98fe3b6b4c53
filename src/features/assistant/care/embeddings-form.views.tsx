import { callApi } from '../../../ui/office/call-api.ts'
import { TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Facts, Notice, Panel } from '../../../ui/office/panels.tsx'
import { TestButton } from '../../../ui/office/test-button.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { EmbeddingSettingsView } from '../embeddings/embeddings.ts'
import { keyHint } from './key-hint.ts'

/** Who says what passages and questions mean, how far that is, and how much of it may be used. */
export function EmbeddingsForm({ view }: { view: EmbeddingSettingsView }) {
  const { version, baseUrl, model, key, monthlyTokens, used, texts, made, problem, refused } = view
  const form = useForm({
    initial: { version, baseUrl, model, key: '', monthlyTokens: String(monthlyTokens) },
    submit: values => callApi<EmbeddingSettingsView>('PUT', '/v1/assistant/embeddings', values),
    onDone: data => {
      form.set('version', data.version)
      form.set('key', '')
    },
    said: 'Pencarian menurut makna tersimpan',
  })
  const isOn = baseUrl !== ''
  return (
    <FormFrame form={form} submit="Simpan pencarian">
      <Panel
        title="Pencarian menurut makna"
        text="Tidak wajib. Dengan layanan embeddings, asisten juga menemukan bagian yang maksudnya sama walaupun katanya berbeda. Semua bagian situs, pelajaran berbayar pun, dan setiap pertanyaan dikirim ke layanan itu; NIK, telepon, dan email dihapus lebih dulu. Yang boleh dibaca tiap orang tidak berubah."
        actions={isOn && <TestButton path="/v1/assistant/embeddings/test" />}
      >
        {problem !== '' && <Notice tone="warning">{problem}</Notice>}
        {refused[0] && <Refused refused={refused} total={refused[0].total} />}
        <TextField
          label="Alamat layanan embeddings"
          type="url"
          hint="Yang sesuai dengan OpenAI, biasanya berakhir dengan /v1. Kosongkan untuk mencari menurut kata saja."
          placeholder="https://layanan.example/v1"
          autoComplete="off"
          {...form.field('baseUrl')}
        />
        {form.values.baseUrl !== '' && (
          <>
            <TextField
              label="Nama model embeddings"
              required
              hint="Bila diganti, semua bagian dikirim lagi"
              autoComplete="off"
              {...form.field('model')}
            />
            <TextField
              label="Kunci API embeddings"
              hint={keyHint(key)}
              autoComplete="off"
              {...form.field('key')}
            />
            <TextField
              label="Token embeddings dalam sebulan"
              required
              inputMode="numeric"
              hint="Lewat batas, asisten mencari menurut kata saja sampai bulan berikutnya"
              {...form.field('monthlyTokens')}
            />
          </>
        )}
        {isOn && (
          <Facts
            facts={[
              {
                label: 'Bagian siap dicari',
                value: `${made.toLocaleString('id-ID')} dari ${texts.toLocaleString('id-ID')}`,
              },
              { label: 'Token bulan ini', value: used.toLocaleString('id-ID') },
            ]}
          />
        )}
      </Panel>
    </FormFrame>
  )
}

/** Texts that stay without numbers: they are found by their words all the same. */
function Refused({ refused, total }: { refused: EmbeddingSettingsView['refused']; total: number }) {
  return (
    <Notice tone="warning">
      <p>{`${total.toLocaleString('id-ID')} bagian ditolak layanan itu dan dicari menurut kata saja. Ubah tulisannya, atau simpan lagi untuk mencobanya sekali lagi.`}</p>
      <ul>
        {refused.map(({ title, heading, path, reason }) => (
          <li key={`${path} ${heading} ${reason}`}>
            <a href={path}>{heading === '' || heading === title ? title : `${title}, ${heading}`}</a>
            {`: ${reason}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
