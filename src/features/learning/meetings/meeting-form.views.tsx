import type { ApiResult } from '../../../ui/office/call-api.ts'
import { callApi } from '../../../ui/office/call-api.ts'
import { DateField, SelectField, TextArea, TextField } from '../../../ui/office/fields.tsx'
import { FormDialog } from '../../../ui/office/form-frame.tsx'
import { goTo } from '../../../ui/office/navigate.ts'
import { PicksField } from '../../../ui/office/pick-fields.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import { useForm } from '../../../ui/office/use-form.ts'
import type {
  ManagedMeetingPage,
  MeetingChoices,
  MeetingListPage,
  TypedMeeting,
} from './meeting-pages.contract.ts'
import { lengths, mostRepeats, timeZones } from './meetings.rules.ts'

const slugsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
/** rows that nobody was chosen for are none */
const filled = (slugs: readonly string[]) => slugs.filter(slug => slug !== '')

const zones = Object.entries(timeZones).map(([value, label]) => ({ value, label }))
const numberOr = (text: string) => (text.trim() === '' ? null : Number(text))

/** As the calls take it. */
const sent = ({ minutes, capacity, runId, chapterId, speakers, ...rest }: TypedMeeting) => ({
  ...rest,
  speakers: filled(speakers),
  minutes: Number(minutes),
  capacity: numberOr(capacity),
  runId: numberOr(runId),
  chapterId: numberOr(chapterId),
})

type Form<Values extends TypedMeeting> = ReturnType<typeof useForm<Values, unknown>>

interface PlanProps {
  choices: MeetingChoices
  begin: MeetingListPage['begin']
  onClose: () => void
}

/** Plans a meeting, or many a week apart. */
export function PlanDialog({ choices, begin, onClose }: PlanProps) {
  const toasts = useToasts()
  const classId = begin?.classId ?? choices.classes[0]?.value ?? ''
  const form = useForm<TypedMeeting & { classId: string; repeat: string }, { ids: number[]; href: string }>({
    initial: {
      classId,
      title: begin?.title ?? '',
      summary: '',
      startAt: '',
      timeZone: choices.runs[classId]?.[0]?.timeZone ?? choices.timeZone,
      minutes: '90',
      provider: '',
      address: '',
      capacity: '',
      speakers: [],
      runId: choices.runs[classId]?.[0]?.value ?? '',
      chapterId: begin?.chapterId ?? '',
      repeat: '1',
    },
    submit: ({ classId: of, repeat, ...typed }) =>
      callApi('POST', '/v1/meetings', { ...sent(typed), classId: Number(of), repeat: Number(repeat) }),
    onDone({ ids, href }) {
      toasts.show({
        message: ids.length === 1 ? 'Pertemuan tersimpan.' : `${ids.length} pertemuan tersimpan.`,
      })
      onClose()
      goTo(href)
    },
  })
  return (
    <FormDialog form={form} submit="Simpan" title="Pertemuan baru" open onClose={onClose} isWide>
      <SelectField
        label="Kelas"
        required
        {...form.field('classId')}
        options={choices.classes}
        onChange={of => {
          form.set('classId', of)
          form.set('runId', choices.runs[of]?.[0]?.value ?? '')
          form.set('chapterId', '')
        }}
      />
      <MeetingFields form={form} choices={choices} classId={form.values.classId} />
      <TextField
        label="Ulangi setiap minggu"
        suffix="kali"
        inputMode="numeric"
        hint={`1: sekali saja. Paling banyak ${mostRepeats} kali, di hari dan jam yang sama.`}
        {...form.field('repeat')}
      />
    </FormDialog>
  )
}

interface ChangeProps {
  data: Pick<ManagedMeetingPage, 'id' | 'classId' | 'version' | 'typed' | 'choices'>
  onClose: () => void
}

/** Changes one: another time is told to its people. */
export function ChangeDialog({ data, onClose }: ChangeProps) {
  const form = useForm<TypedMeeting, unknown>({
    initial: data.typed,
    submit: (typed): Promise<ApiResult<unknown>> =>
      callApi('PUT', `/v1/meetings/${data.id}`, { ...sent(typed), version: data.version }),
    onDone: onClose,
    said: 'Pertemuan tersimpan.',
  })
  const isMoved =
    form.values.startAt !== data.typed.startAt ||
    form.values.timeZone !== data.typed.timeZone ||
    form.values.minutes !== data.typed.minutes
  return (
    <FormDialog
      form={form}
      submit={isMoved ? 'Simpan dan beri tahu peserta' : 'Simpan'}
      title="Ubah pertemuan"
      open
      onClose={onClose}
      isWide
    >
      <MeetingFields form={form} choices={data.choices} classId={String(data.classId)} />
    </FormDialog>
  )
}

interface FieldsProps<Values extends TypedMeeting> {
  form: Form<Values>
  choices: MeetingChoices
  classId: string
}

function MeetingFields<Values extends TypedMeeting>(props: FieldsProps<Values>) {
  // what a meeting is typed as stands in every form that has more
  const form = props.form as unknown as Form<TypedMeeting>
  const { choices, classId } = props
  const runs = choices.runs[classId] ?? []
  const chapters = choices.chapters[classId] ?? []
  return (
    <>
      <TextField label="Judul" required maxLength={lengths.title} {...form.field('title')} />
      {runs.length > 0 && (
        <SelectField
          label="Untuk"
          required
          {...form.field('runId')}
          options={[...runs, { value: '', label: 'Semua peserta kelas, terbuka di halaman kelas' }]}
        />
      )}
      <div className="o-columns">
        <DateField label="Mulai" hasTime required {...form.field('startAt')} />
        <SelectField label="Zona waktu" required options={zones} {...form.field('timeZone')} />
        <TextField label="Lama" required suffix="menit" inputMode="numeric" {...form.field('minutes')} />
        <TextField label="Kursi" inputMode="numeric" hint="Kosong: tanpa batas" {...form.field('capacity')} />
      </div>
      <TextField
        label="Tempat daring"
        placeholder="Zoom, Google Meet, Jitsi"
        maxLength={lengths.provider}
        {...form.field('provider')}
      />
      <TextField
        label="Alamat pertemuan"
        type="url"
        inputMode="url"
        maxLength={lengths.address}
        hint="Disimpan tersegel. Peserta masuk lewat tombol Gabung, 15 menit sebelum mulai."
        {...form.field('address')}
      />
      {chapters.length > 0 && (
        <SelectField
          label="Bab pertemuan"
          hint="Bab ini selesai bagi siapa yang hadir, dan menampilkan rekamannya."
          {...form.field('chapterId')}
          options={[{ value: '', label: 'Tidak terikat bab' }, ...chapters]}
        />
      )}
      <PicksField
        field={choices.speakers}
        path="speakers"
        value={form.values.speakers}
        errors={form.errors}
        options={[]}
        onChange={speakers => form.set('speakers', slugsIn(speakers))}
      />
      <TextArea label="Keterangan" rows={3} maxLength={lengths.summary} {...form.field('summary')} />
    </>
  )
}
