import { useEffect, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { choicesOf } from '../../../ui/lists.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { SelectField, TextArea } from '../../../ui/office/fields.tsx'
import { ConfirmCall, FormFrame } from '../../../ui/office/form-frame.tsx'
import { deedColumn } from '../../../ui/office/list/columns.tsx'
import { Facts, Notice, Skeleton } from '../../../ui/office/panels.tsx'
import { Papers } from '../../../ui/office/papers.tsx'
import { RemarksField, type WrittenRemark } from '../../../ui/office/remarks-field.tsx'
import { Table } from '../../../ui/office/table.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type { CheckedSchool, ManagedSchool } from './schools.contract.ts'
import { schoolDecisions, schoolStatuses } from './schools.rules.ts'

interface CheckDialogProps {
  school: ManagedSchool
  onClose: () => void
  onEdit: () => void
}

/** A school that registered itself: what it sent, schools that may be the same one, and what becomes of it. */
export function CheckDialog({ school, onClose, onEdit }: CheckDialogProps) {
  const [checked, setChecked] = useState<CheckedSchool>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    void callApi<CheckedSchool>('GET', `/v1/schools/${school.npsn}/registration`).then(result =>
      result.ok ? setChecked(result.data) : setProblem(result.message),
    )
  }, [school.npsn])
  const { name, npsn, city, address, phone, website, principal, majors, status } = school
  const isWaiting = status === 'submitted' || status === 'needs_fix'
  return (
    <Dialog title={name} open onClose={onClose} size="large">
      <Facts
        facts={[
          { label: 'NPSN', value: npsn },
          { label: 'Kabupaten/kota', value: city?.name },
          { label: 'Alamat', value: address },
          { label: 'Telepon', value: phone },
          { label: 'Situs web', value: website },
          { label: 'Kepala sekolah', value: principal },
          { label: 'Jurusan', value: majors.join(', ') },
          { label: 'Didaftarkan oleh', value: school.contactName },
          { label: 'Ponsel', value: school.contactPhone },
          {
            label: 'Email',
            value: school.contactEmail && <a href={`mailto:${school.contactEmail}`}>{school.contactEmail}</a>,
          },
          { label: 'Pesan terakhir', value: checked?.reason },
          { label: 'Diminta diperbaiki', value: checked?.remarks.join('; ') },
        ]}
      />
      <Button isSmall onClick={onEdit}>
        Ubah data
      </Button>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {!checked && !problem && <Skeleton />}
      {checked && (
        <>
          <LookAlikes school={school} checked={checked} />
          <Papers papers={checked.papers} />
          {isWaiting && <Decide school={school} checked={checked} onDone={onClose} />}
        </>
      )}
    </Dialog>
  )
}

type LookAlike = CheckedSchool['lookAlikes'][number]

/** Schools that may be the same one; a verified one takes over all that belongs to this. */
function LookAlikes({ school, checked }: { school: ManagedSchool; checked: CheckedSchool }) {
  const { lookAlikes, version } = checked
  const [target, setTarget] = useState<LookAlike>()
  if (lookAlikes.length === 0)
    return school.status === 'verified' ? <p>Tidak ada sekolah lain yang mirip.</p> : null
  return (
    <>
      <Notice tone="warning" title="Mungkin sekolah yang sama">
        Bandingkan NPSN, alamat, dan teleponnya. Bila sekolahnya sama, gabungkan ke yang sudah terverifikasi.
      </Notice>
      <Table
        caption="Sekolah yang mirip"
        rows={lookAlikes}
        rowKey={({ npsn }) => npsn}
        columns={[
          { key: 'name', label: 'Sekolah', isMain: true, cell: ({ name, npsn }) => `${name} (${npsn})` },
          {
            key: 'place',
            label: 'Tempat',
            cell: ({ city, address }) => [city, address].filter(Boolean).join(', '),
          },
          {
            key: 'reach',
            label: 'Kontak',
            cell: ({ phone, website }) => [phone, website].filter(Boolean).join(', '),
          },
          { key: 'status', label: 'Status', cell: ({ status }) => schoolStatuses[status].label },
          deedColumn<LookAlike>(one =>
            one.status === 'verified' ? (
              <Button isSmall label={`Gabungkan ke ${one.name}`} onClick={() => setTarget(one)}>
                Gabungkan
              </Button>
            ) : null,
          ),
        ]}
      />
      {target && (
        <ConfirmCall
          open
          title={`Gabungkan ke ${target.name}?`}
          text={`Anggota, undangan, tim, dan program ${school.name} (${school.npsn}) pindah ke ${target.name} (${target.npsn}). NPSN ${school.npsn} tetap dikenal dan mengarah ke sana. Penggabungan tidak dapat diurungkan.`}
          confirm="Gabungkan"
          call={() =>
            callApi<{ moved: number }>('POST', `/v1/schools/${school.npsn}/merge`, {
              intoNpsn: target.npsn,
              version,
            })
          }
          done={`${school.name} digabung ke ${target.name}`}
          onClose={() => setTarget(undefined)}
        />
      )}
    </>
  )
}

interface DecideProps {
  school: ManagedSchool
  checked: CheckedSchool
  onDone: () => void
}

function Decide({ school, checked: { version, parts }, onDone }: DecideProps) {
  const none: WrittenRemark[] = []
  const form = useForm({
    initial: { decision: 'verified' as string, reason: '', remarks: none },
    submit: values =>
      callApi<null>('POST', `/v1/schools/${school.npsn}/decision`, {
        ...values,
        remarks: values.decision === 'needs_fix' ? values.remarks : [],
        version,
      }),
    said: 'Keputusan tersimpan',
    onDone,
  })
  const { decision, remarks } = form.values
  const isNeeded = decision !== 'verified' && remarks.length === 0
  return (
    <FormFrame form={form} submit="Simpan keputusan" tone={decision === 'rejected' ? 'danger' : 'main'}>
      <SelectField
        label="Keputusan"
        required
        options={choicesOf(schoolDecisions)}
        {...form.field('decision')}
      />
      {decision === 'needs_fix' && (
        <RemarksField
          parts={parts}
          value={remarks}
          errors={form.errors}
          onChange={value => form.set('remarks', value)}
        />
      )}
      <TextArea
        label="Pesan untuk sekolah"
        required={isNeeded}
        rows={3}
        maxLength={limits.answer}
        hint="Dikirim lewat email ke narahubung."
        {...form.field('reason')}
      />
    </FormFrame>
  )
}
