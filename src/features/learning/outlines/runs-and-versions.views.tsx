import { useEffect, useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Notice, Panel, Skeleton, Tag } from '../../../ui/office/panels.tsx'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { Outlook } from './outlines.contract.ts'

const kinds = { first: 'Terbitan pertama', change: 'Perubahan', fix: 'Perbaikan kata' } as const

interface VersionsProps {
  path: string
  runsPath: string
  /** the version visitors see: asked anew when there is another */
  number: number
}

/** Runs with the version they read, and what was published so far. */
export function Versions({ path, runsPath, number }: VersionsProps) {
  const [outlook, setOutlook] = useState<Outlook>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(0)
  const toasts = useToasts()

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when another version was published
  useEffect(() => {
    void callApi<Outlook>('GET', `${path}/publication`).then(answer => {
      if (answer.ok) setOutlook(answer.data)
      else setProblem(answer.message)
    })
  }, [path, number])

  async function update(id: number, name: string): Promise<void> {
    setBusy(id)
    const answer = await callApi<{ number: number }>('PUT', `${runsPath}/${id}/version`)
    setBusy(0)
    if (!answer.ok) return toasts.show({ message: answer.message, tone: 'bad' })
    toasts.show({ message: `${name} kini membaca versi ${answer.data.number}.` })
    setOutlook(
      now =>
        now && {
          ...now,
          runs: now.runs.map(run =>
            run.id === id ? { ...run, pinned: answer.data.number, behind: 0 } : run,
          ),
        },
    )
  }

  if (problem) return <Notice tone="bad">{problem}</Notice>
  if (!outlook) return <Skeleton />
  return (
    <>
      {outlook.runs.length > 0 && (
        <Panel
          title="Angkatan"
          text="Angkatan yang sudah mulai tetap pada versinya sampai Anda memperbaruinya. Yang sudah selesai dibaca tetap selesai."
        >
          <ul className="ol-runs">
            {outlook.runs.map(run => (
              <li key={run.id}>
                <span>
                  <strong>{run.name}</strong>
                  <small>{run.words}</small>
                </span>
                {run.behind > 0 ? (
                  <>
                    <Tag tone="orange">{`Versi ${run.pinned}`}</Tag>
                    {outlook.mayPublish && (
                      <Button
                        isSmall
                        busy={busy === run.id}
                        onClick={() => void update(run.id, run.name)}
                        label={`Perbarui angkatan ini: ${run.name}`}
                      >
                        Perbarui angkatan ini
                      </Button>
                    )}
                  </>
                ) : (
                  <Tag tone="green">{run.pinned === null ? 'Versi terbaru' : `Versi ${run.pinned}`}</Tag>
                )}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="Terbitan">
        <ol className="ol-versions">
          {outlook.versions.map(version => (
            <li key={version.number}>
              <strong>{`Versi ${version.number}`}</strong>
              <span>
                {[kinds[version.kind], `${version.chapters} bab`, version.at, version.by]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {version.note && <span>{version.note}</span>}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  )
}
