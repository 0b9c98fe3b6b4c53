import { useEffect, useState } from 'react'
import { to } from '../../../routes.ts'
import { type ImportSource, importSources } from '../../../shared/import-sources.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { RadioField, SelectField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Tag, type TagTone } from '../../../ui/office/panels.tsx'
import { ImportReportView } from './import-report.views.tsx'
import type { Becomes, BecomesOption, ImportRun, ImportRunPageData } from './import-runs.contract.ts'

export interface ImportOptions {
  becomes: Becomes
  isDraft: boolean
}

/** What is likeliest of a source: a book is a course, an old blog is posts. */
export const wishesFor = (source: ImportSource): ImportOptions => ({
  becomes: source === 'book' ? 'course' : source === 'feed' ? 'podcasts' : 'blog',
  isDraft: true,
})

const course = { value: 'course', label: 'Kursus: judul menjadi modul dan bab' } as const

interface WishFieldsProps {
  source: ImportSource
  kinds: readonly BecomesOption[]
  wishes: ImportOptions
  onChange: (wishes: ImportOptions) => void
}

/** What it becomes, and whether visitors see it at once. */
export function WishFields({ source, kinds, wishes, onChange }: WishFieldsProps) {
  const options: readonly BecomesOption[] =
    source === 'book' ? [course] : source === 'word' ? [...kinds, course] : kinds
  return (
    <>
      {options.length > 1 && (
        <SelectField
          label="Menjadi"
          required
          name="becomes"
          value={wishes.becomes}
          options={options}
          onChange={value => {
            const known = options.find(one => one.value === value)
            if (known) onChange({ ...wishes, becomes: known.value })
          }}
        />
      )}
      <RadioField
        legend="Setelah masuk"
        name="isDraft"
        value={wishes.isDraft ? 'draft' : 'out'}
        options={[
          { value: 'draft', label: 'Draf', text: 'Menunggu di Kelola sampai Anda menerbitkannya' },
          { value: 'out', label: 'Langsung terbit', text: 'Tampil di situs setelah impor selesai' },
        ]}
        onChange={value => onChange({ ...wishes, isDraft: value === 'draft' })}
      />
    </>
  )
}

/** In which word and colour an import stands in the list. */
export function stateTags({ act, state }: ImportRun): { label: string; tone: TagTone } {
  if (state === 'refused') return { label: 'Ditolak', tone: 'red' }
  if (state !== 'done') return { label: act === 'trial' ? 'Diperiksa' : 'Berjalan', tone: 'blue' }
  return act === 'trial' ? { label: 'Menunggu Anda', tone: 'orange' } : { label: 'Selesai', tone: 'green' }
}

const isAtWork = ({ state }: ImportRun) => state === 'waiting' || state === 'running'
/** milliseconds between two looks */
const pause = 1000

/** Follows an import until it has ended. */
function useRun(first: ImportRun) {
  const [run, setRun] = useState(first)
  const [isAway, setAway] = useState(false)
  const isOn = isAtWork(run)
  // asks again and again while something is under way
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async () => {
      const answer = await callApi<ImportRun>('GET', `/v1/imports/${first.id}`)
      if (isGone) return
      setAway(!answer.ok)
      if (answer.ok) setRun(answer.data)
      timer = setTimeout(() => void look(), pause)
    }
    timer = setTimeout(() => void look(), pause)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isOn, first.id])
  return { run, setRun, isAway }
}

/** /Kelola/Impor/{id} */
export function ImportRunPage({ data }: { data: ImportRunPageData }) {
  const { run, setRun, isAway } = useRun(data.run)
  const [problem, setProblem] = useState<string>()
  const [wishes, setWishes] = useState<ImportOptions>({ becomes: run.becomes, isDraft: run.isDraft })
  const { label, tone } = stateTags(run)
  const isOther = wishes.becomes !== run.becomes

  async function ask(act: 'trial' | 'writing'): Promise<void> {
    setProblem(undefined)
    const answer = await callApi<{ id: number }>('POST', `/v1/imports/${run.id}/${act}`, wishes)
    if (!answer.ok) return setProblem(answer.message)
    setRun({
      ...run,
      ...wishes,
      act: act === 'trial' ? 'trial' : 'write',
      state: 'waiting',
      stage: '',
      problem: null,
    })
  }

  const isTried = run.act === 'trial' && run.state === 'done'
  const changes = run.report?.counts.some(one => one.created + one.updated + one.removed > 0) ?? false
  return (
    <Office
      path={to.imports()}
      title={run.name}
      text={`${importSources[run.source].label}, dikirim ${run.createdText}`}
      crumbs={[{ label: 'Impor', href: to.imports() }, { label: run.name }]}
      actions={<Tag tone={tone}>{label}</Tag>}
    >
      {problem && (
        <Notice tone="bad" isAlert>
          {problem}
        </Notice>
      )}
      <div aria-live="polite">
        {isAtWork(run) && <AtWork run={run} isAway={isAway} />}
        {run.state === 'refused' && (
          <Notice
            tone="bad"
            title={
              run.act === 'trial'
                ? 'Berkas ini tidak dapat diimpor'
                : 'Impor dibatalkan, tidak ada yang berubah'
            }
            action={
              run.act === 'write' ? (
                <Button onClick={() => void ask('trial')}>Periksa lagi</Button>
              ) : (
                <LinkButton href={to.imports()}>Pilih berkas lain</LinkButton>
              )
            }
          >
            {run.problem}
          </Notice>
        )}
        {isTried && !changes && (
          <Notice title="Tidak ada yang baru">Semua isi berkas ini sudah ada di situs.</Notice>
        )}
        {run.act === 'write' && run.state === 'done' && (
          <Notice tone="good" title="Impor selesai">
            {run.isDraft
              ? 'Yang baru menunggu sebagai draf. Buka satu per satu, lalu terbitkan.'
              : 'Yang terbit sudah tampil di situs.'}
          </Notice>
        )}
      </div>
      {run.state === 'done' && run.report && (
        <ImportReportView report={run.report} isDone={run.act === 'write'} />
      )}
      {isTried && (
        <Panel
          title="Lanjutkan"
          text="Belum ada yang disimpan. Setelah dijalankan, semuanya masuk atau tidak sama sekali."
        >
          <form className="o-form" onSubmit={event => event.preventDefault()}>
            <WishFields source={run.source} kinds={data.kinds} wishes={wishes} onChange={setWishes} />
            <div className="o-actions">
              {isOther ? (
                <Button tone="main" onClick={() => void ask('trial')}>
                  Periksa lagi
                </Button>
              ) : (
                <Button tone="main" onClick={() => void ask('writing')} disabled={!changes}>
                  Impor sekarang
                </Button>
              )}
              <LinkButton href={to.imports()} tone="quiet">
                Nanti saja
              </LinkButton>
            </div>
          </form>
        </Panel>
      )}
    </Office>
  )
}

function AtWork({ run, isAway }: { run: ImportRun; isAway: boolean }) {
  const { stage, stageDone, stageTotal, act, state } = run
  const words = state === 'waiting' ? 'Menunggu giliran' : stage || 'Membaca berkas'
  return (
    <Panel
      title={act === 'trial' ? 'Memeriksa berkas' : 'Mengimpor'}
      text="Berjalan di server. Halaman ini boleh ditutup dan dibuka lagi, juga dari perangkat lain."
    >
      <p className="o-import-stage">
        {isAway
          ? 'Menunggu koneksi …'
          : `${words}${stageTotal > 1 ? `: ${stageDone} dari ${stageTotal}` : ''}`}
        <progress
          className="o-progress"
          aria-label={words}
          {...(stageTotal > 1 ? { max: stageTotal, value: stageDone } : {})}
        />
      </p>
    </Panel>
  )
}
