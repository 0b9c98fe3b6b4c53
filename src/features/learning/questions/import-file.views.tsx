import { useState } from 'react'
import { callApi } from '../../../ui/office/call-api.ts'
import { FileField } from '../../../ui/office/file-field.tsx'
import { Notice } from '../../../ui/office/panels.tsx'
import type { ReadFile } from './questions.contract.ts'

/** A file full of questions becomes the text below, where it can be put right. */
export function ImportFile({ onRead }: { onRead: (read: ReadFile) => void }) {
  const [name, setName] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [pictures, setPictures] = useState(0)

  async function read(file: File): Promise<void> {
    setName(file.name)
    setBusy(true)
    setProblem('')
    setPictures(0)
    const form = new FormData()
    form.append('file', file)
    const result = await callApi<ReadFile>('POST', '/v1/questions/file', form)
    setBusy(false)
    if (!result.ok) {
      setProblem(result.errors[0]?.message ?? result.message)
      return
    }
    setPictures(result.data.pictures)
    onRead(result.data)
  }

  return (
    <>
      <FileField
        name="file"
        label="Berkas"
        hint="Word (.docx), Excel (.xlsx), CSV, teks, GIFT, atau Moodle XML, paling besar 20 MB. Isinya tampil di bawah."
        accept=".docx,.xlsx,.csv,.txt,.gift,.xml"
        fileName={name}
        busy={isBusy}
        error={problem || undefined}
        onChoose={file => void read(file)}
      />
      {pictures > 0 && (
        <Notice tone="warning" title={`${pictures} gambar tidak ikut`}>
          Soal di bank soal hanya berisi teks. Lengkapi kata-katanya, atau lewati soal yang bergantung pada
          gambar.
        </Notice>
      )}
    </>
  )
}
