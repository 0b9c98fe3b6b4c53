import { useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { DateField, SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { ConfirmCall, FormDialog } from '../../../ui/office/form-frame.tsx'
import { deedColumn, mainColumn, statusColumn, withSmall } from '../../../ui/office/list/columns.tsx'
import { OfficeListPage } from '../../../ui/office/list/list-page.tsx'
import type { Column } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { LetterTabs } from './letter-tabs.views.tsx'
import type { MailingItem, MailingsPage } from './letters.contract.ts'
import { mailingStates } from './letters.rules.ts'

export const pages: PagesOf<'letters.mailings'> = { 'letters.mailings': Mailings }

type Deed = { what: 'write' | 'send' | 'stop'; mailing?: MailingItem }

/** Letters to a part of the members: written, sent now or later, and what became of them. */
function Mailings({ data: { list, segments, nowLocal } }: { data: MailingsPage }) {
  const [deed, setDeed] = useState<Deed>()
  const close = () => setDeed(undefined)
  const key = `${deed?.what ?? ''} ${deed?.mailing?.id ?? 'new'} ${deed?.mailing?.version ?? 0}`
  return (
    <OfficeListPage
      list={list}
      text="Surat Anda kepada sekelompok anggota. Tiap orang menerimanya lewat email langsung, dalam ringkasan harian, atau lonceng saja, sesuai pilihannya; paling banyak 500 email sejam."
      before={<LetterTabs current="mailings" />}
      actions={
        <Button tone="main" onClick={() => setDeed({ what: 'write' })}>
          Tulis kiriman
        </Button>
      }
      columns={columnsWith(setDeed)}
      nameOf={({ subject }) => subject}
      none={{
        icon: 'mail',
        text: 'Tulis surat pertama untuk semua anggota, satu peran, atau peserta satu kelas.',
      }}
    >
      {deed?.what === 'write' && (
        <WriteDialog key={key} mailing={deed.mailing} segments={segments} onClose={close} />
      )}
      {deed?.what === 'send' && deed.mailing && (
        <SendDialog key={key} mailing={deed.mailing} nowLocal={nowLocal} onClose={close} />
      )}
      <ConfirmCall
        title="Hentikan kiriman ini?"
        text="Yang sudah menerima tetap menerima; yang lain tidak dikirimi."
        confirm="Hentikan"
        open={deed?.what === 'stop'}
        call={() => callApi('POST', `/v1/mailings/${deed?.mailing?.id ?? 0}/cancel`)}
        onClose={close}
      />
    </OfficeListPage>
  )
}

const columnsWith = (begin: (deed: Deed) => void): Column<MailingItem>[] => [
  mainColumn('subject', 'Kiriman', ({ subject, segmentText, by }) =>
    withSmall(subject, `${segmentText} · ${by}`),
  ),
  statusColumn(({ state }) => mailingStates[state]),
  { key: 'due', label: 'Waktu', cell: ({ dueText }) => dueText },
  {
    key: 'counts',
    label: 'Penerima',
    cell: ({ recipients, mailed, gathered, told, leftOut }) =>
      recipients > 0 &&
      withSmall(
        `${recipients} orang`,
        `${mailed} email, ${gathered} ringkasan, ${told} lonceng saja, ${leftOut} tidak mau`,
      ),
  },
  deedColumn(mailing => {
    const { state, subject } = mailing
    const isOpen = state === 'draft' || state === 'scheduled'
    return (
      <>
        {isOpen && (
          <>
            <Button isSmall label={`Ubah ${subject}`} onClick={() => begin({ what: 'write', mailing })}>
              Ubah
            </Button>
            <Button
              isSmall
              tone="main"
              label={`Kirim ${subject}`}
              onClick={() => begin({ what: 'send', mailing })}
            >
              {state === 'draft' ? 'Kirim' : 'Jadwal'}
            </Button>
          </>
        )}
        {(state === 'scheduled' || state === 'sending') && (
          <Button isSmall label={`Hentikan ${subject}`} onClick={() => begin({ what: 'stop', mailing })}>
            Hentikan
          </Button>
        )}
      </>
    )
  }),
]

interface WriteProps {
  mailing: MailingItem | undefined
  segments: MailingsPage['segments']
  onClose: () => void
}

function WriteDialog({ mailing, segments, onClose }: WriteProps) {
  const form = useForm({
    initial: {
      subject: mailing?.subject ?? '',
      words: mailing?.words ?? '',
      link: mailing?.link ?? '',
      segment: mailing?.segment ?? segments[0]?.value ?? '',
    },
    submit: values =>
      mailing
        ? callApi<MailingItem>('PUT', `/v1/mailings/${mailing.id}`, { ...values, version: mailing.version })
        : callApi<MailingItem>('POST', '/v1/mailings', values),
    said: 'Draf tersimpan',
    onDone: onClose,
  })
  return (
    <FormDialog
      title={mailing ? 'Ubah kiriman' : 'Kiriman baru'}
      form={form}
      submit="Simpan draf"
      open
      onClose={onClose}
      isWide
    >
      <SelectField label="Kepada" required options={segments} {...form.field('segment')} />
      <TextField label="Judul" required maxLength={limits.mailSubject} {...form.field('subject')} />
      <TextArea
        label="Isi"
        required
        rows={9}
        maxLength={limits.letter}
        hint="Teks biasa; tiap baris menjadi paragraf. Sapaan dengan nama penerima ditambahkan sendiri."
        {...form.field('words')}
      />
      <TextField
        label="Alamat tombol"
        hint="Halaman situs ini yang dibuka dari surat, misalnya /Class. Boleh kosong."
        {...form.field('link')}
      />
    </FormDialog>
  )
}

interface SendProps {
  mailing: MailingItem
  nowLocal: string
  onClose: () => void
}

function SendDialog({ mailing, nowLocal, onClose }: SendProps) {
  const form = useForm({
    initial: { when: 'now', dueAt: nowLocal },
    submit: ({ when, dueAt }) =>
      callApi<MailingItem>('POST', `/v1/mailings/${mailing.id}/schedule`, {
        dueAt: when === 'now' ? null : dueAt,
        version: mailing.version,
      }),
    said: ({ dueText }) => `Dikirim mulai ${dueText}`,
    onDone: onClose,
  })
  return (
    <FormDialog
      title={`Kirim "${mailing.subject}"`}
      form={form}
      submit={form.values.when === 'now' ? 'Kirim sekarang' : 'Jadwalkan'}
      open
      onClose={onClose}
    >
      <p>Kepada: {mailing.segmentText}.</p>
      <SelectField
        label="Kapan"
        required
        options={[
          { value: 'now', label: 'Sekarang' },
          { value: 'later', label: 'Nanti' },
        ]}
        {...form.field('when')}
      />
      {form.values.when === 'later' && (
        <DateField label="Waktu" hasTime required min={nowLocal} {...form.field('dueAt')} />
      )}
    </FormDialog>
  )
}
