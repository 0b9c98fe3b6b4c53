import { callApi } from '../../../ui/office/call-api.ts'
import { CheckField, SelectField, TextField } from '../../../ui/office/fields.tsx'
import { FormFrame } from '../../../ui/office/form-frame.tsx'
import { Facts, Panel } from '../../../ui/office/panels.tsx'
import { TestButton } from '../../../ui/office/test-button.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { AnswerSettingsView } from '../answers/answers.ts'
import { keyHint } from './key-hint.ts'

const engines = [
  { value: 'extractive', label: 'Kutipan dari situs (tanpa AI, tanpa biaya)' },
  { value: 'model', label: 'Model AI dari layanan sendiri' },
]

/** Whether a model answers, which, and how much of it may be used. */
export function ModelForm({ view }: { view: AnswerSettingsView }) {
  const { version, engine, baseUrl, model, key, monthlyTokens, dailyQuestions, forVisitors, used } = view
  const form = useForm({
    initial: {
      version,
      engine: engine as string,
      baseUrl,
      model,
      key: '',
      monthlyTokens: String(monthlyTokens),
      dailyQuestions: String(dailyQuestions),
      forVisitors,
    },
    submit: values => callApi<AnswerSettingsView>('PUT', '/v1/assistant/model', values),
    onDone: data => {
      form.set('version', data.version)
      form.set('key', '')
    },
    said: 'Cara menjawab tersimpan',
  })
  return (
    <FormFrame form={form} submit="Simpan">
      <Panel
        title="Cara menjawab"
        text="Tanpa model, asisten mengutip kalimat dari situs. Dengan model, bagian situs yang cocok dan pertanyaannya dikirim ke layanan yang Anda pilih; NIK, telepon, dan email disamarkan. Penulis juga mendapat tombol usulan ringkasan, soal, dan teks alternatif."
        actions={baseUrl !== '' && <TestButton path="/v1/assistant/model/test" />}
      >
        <SelectField label="Yang menjawab" required options={engines} {...form.field('engine')} />
        {form.values.engine === 'model' && (
          <>
            <TextField
              label="Alamat layanan"
              required
              type="url"
              hint="Yang sesuai dengan OpenAI, biasanya berakhir dengan /v1"
              placeholder="https://layanan.example/v1"
              autoComplete="off"
              {...form.field('baseUrl')}
            />
            <TextField label="Nama model" required autoComplete="off" {...form.field('model')} />
            <TextField label="Kunci API" hint={keyHint(key)} autoComplete="off" {...form.field('key')} />
            <CheckField
              label="Model juga menjawab pengunjung yang belum masuk"
              hint="Bila tidak, mereka mendapat kutipan dari situs"
              {...form.field('forVisitors')}
            />
          </>
        )}
      </Panel>
      {form.values.engine === 'model' && (
        <Panel
          title="Batas pemakaian"
          text="Berlaku untuk jawaban dan usulan bersama. Lewat batas, asisten kembali mengutip dari situs sampai bulan atau hari berikutnya."
        >
          <TextField
            label="Token dalam sebulan"
            required
            inputMode="numeric"
            {...form.field('monthlyTokens')}
          />
          <TextField
            label="Pertanyaan seorang dalam sehari"
            required
            inputMode="numeric"
            {...form.field('dailyQuestions')}
          />
          <Facts
            facts={[
              { label: 'Token bulan ini', value: used.tokens.toLocaleString('id-ID') },
              { label: 'Pertanyaan bulan ini', value: used.questions.toLocaleString('id-ID') },
            ]}
          />
        </Panel>
      )}
    </FormFrame>
  )
}
