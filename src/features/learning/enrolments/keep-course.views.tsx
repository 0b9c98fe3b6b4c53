import { useEffect, useState } from 'react'
import { bytesText } from '../../../shared/media.ts'
import { Button } from '../../../ui/office/buttons.tsx'
import { dropKept, findKept, type KeptCourse, keepCourse, mayKeep } from '../../../ui/office/kept-courses.ts'
import { Notice, Panel } from '../../../ui/office/panels.tsx'
import { useMounted } from '../../../ui/office/use-mounted.ts'
import type { KeptCourseOrder } from './enrolment-pages.contract.ts'

/** "Simpan di perangkat": the chapters of a course, to be read without a network. */
export function KeepCourse({ order }: { order: KeptCourseOrder }) {
  const isMounted = useMounted()
  const [kept, setKept] = useState<KeptCourse>()
  const [saving, setSaving] = useState<{ done: number; total: number }>()
  const [hasFailed, setFailed] = useState(false)
  const isAble = isMounted && mayKeep()

  // what this browser has is known only here
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each course
  useEffect(() => {
    if (mayKeep()) void findKept(order).then(setKept)
  }, [order.slug])

  async function keep(): Promise<void> {
    setFailed(false)
    setSaving({ done: 0, total: order.pages.length })
    const now = await keepCourse(order, (done, total) => setSaving({ done, total })).catch(() => undefined)
    setSaving(undefined)
    setFailed(now === undefined)
    if (now) setKept(now)
  }

  async function drop(): Promise<void> {
    await dropKept(order)
    setKept(undefined)
  }

  const isBehind = kept && kept.pages.join() !== order.pages.join()
  return (
    <Panel
      title="Simpan di perangkat"
      text="Bab dan gambarnya lalu dapat dibaca tanpa jaringan, dan kemajuan Anda dikirim setelah ada jaringan. Simpan hanya di perangkat sendiri; semuanya terhapus saat Anda keluar."
    >
      <p role="status">
        {saving
          ? `Menyimpan ${saving.done} dari ${saving.total} halaman…`
          : kept
            ? `Tersimpan di perangkat ini, ${bytesText(kept.bytes)}.${isBehind ? ' Isi kelas sudah berubah: perbarui.' : ''}`
            : isMounted && !isAble
              ? 'Peramban ini tidak dapat menyimpan kelas.'
              : 'Belum tersimpan di perangkat ini.'}
      </p>
      {hasFailed && (
        <Notice tone="bad" isAlert>
          Belum tersimpan semuanya. Periksa jaringan, lalu coba lagi.
        </Notice>
      )}
      {isAble && (
        <div className="o-actions">
          <Button busy={saving !== undefined} onClick={() => void keep()}>
            {kept ? 'Perbarui' : 'Simpan di perangkat'}
          </Button>
          {kept && !saving && (
            <Button tone="quiet" onClick={() => void drop()}>
              Hapus dari perangkat
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}
