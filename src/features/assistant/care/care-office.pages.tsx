import './care-office.css'
import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Tabs } from '../../../ui/office/panels.tsx'
import { Table } from '../../../ui/office/table.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { AssistantForm } from './assistant-form.views.tsx'
import type { CarePage, UnansweredItem } from './care.contract.ts'
import { EmbeddingsForm } from './embeddings-form.views.tsx'
import { FaqDialog, Faqs } from './faq-list.views.tsx'
import { ratedColumns } from './feedback.views.tsx'
import { ModelForm } from './model-form.views.tsx'

export const pages: PagesOf<'care.page'> = { 'care.page': Care }

/** The assistant in the office. */
function Care({ data }: { data: CarePage }) {
  const { tab, figures, isOn, aboutHref } = data
  return (
    <Office
      path={routes['Kelola-Asisten']}
      title="Asisten"
      text="Menjawab pertanyaan di situs Anda dari isi situs itu sendiri, dan menunjukkan sumbernya."
      actions={<LinkButton href={aboutHref}>Halaman untuk pengunjung</LinkButton>}
    >
      {!isOn && <Notice tone="warning">Asisten sedang dimatikan. Nyalakan di bagian Pengaturan.</Notice>}
      <Panel title="Bulan ini">
        <dl className="o-asked">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Tabs label="Bagian asisten" tabs={data.tabs} current={tab} />
      {tab === 'unanswered' && <Unanswered data={data} />}
      {tab === 'faqs' && <Faqs items={data.faqs} fields={data.faqFields} />}
      {tab === 'feedback' && <Feedback data={data} />}
      {tab === 'model' && (
        <>
          <ModelForm view={data.model} />
          <EmbeddingsForm view={data.embeddings} />
        </>
      )}
      {tab === 'settings' && <AssistantForm data={data} />}
    </Office>
  )
}

function Unanswered({ data }: { data: CarePage }) {
  const { unanswered, faqFields } = data
  const [answering, setAnswering] = useState<UnansweredItem>()
  const { isBusy, run } = useDeed()
  return (
    <Panel
      title="Pertanyaan belum terjawab"
      text="Yang ditanyakan orang dan belum ada jawabannya di situs. Tulis jawabannya sekali, lalu asisten mengutipnya."
      isFlush={unanswered.length > 0}
      empty={
        unanswered.length === 0 && {
          icon: 'check',
          title: 'Semua pertanyaan terjawab',
          text: 'Pertanyaan yang tidak dapat dijawab asisten muncul di sini, tanpa nama penanyanya.',
        }
      }
    >
      <Table
        caption="Pertanyaan belum terjawab"
        rows={unanswered}
        rowKey={item => item.id}
        columns={[
          { key: 'query', label: 'Pertanyaan', isMain: true, cell: item => item.query },
          { key: 'times', label: 'Ditanyakan', cell: item => `${item.times} kali` },
          { key: 'last', label: 'Terakhir', cell: item => item.lastText },
          {
            key: 'deeds',
            label: 'Tindakan',
            isLabelHidden: true,
            align: 'end',
            cell: item => (
              <div className="o-actions o-asked-deeds">
                <Button isSmall tone="main" onClick={() => setAnswering(item)}>
                  Jawab
                </Button>
                <Button
                  isSmall
                  busy={isBusy}
                  onClick={() => void run(callApi('POST', `/v1/assistant/unanswered/${item.id}/dismissal`))}
                >
                  Sisihkan
                </Button>
              </div>
            ),
          },
        ]}
      />
      {answering && (
        <FaqDialog
          key={answering.id}
          title="Tulis jawaban"
          fields={faqFields}
          initial={{ question: answering.query.slice(0, 300), answer: '' }}
          send={values => callApi('POST', `/v1/assistant/unanswered/${answering.id}/faq`, values)}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Panel>
  )
}

function Feedback({ data: { feedback } }: { data: CarePage }) {
  return (
    <Panel
      title="Penilaian jawaban"
      text="Jempol dari penanya, tanpa nama. Yang dinilai kurang sering berarti ada halaman yang perlu diperjelas."
      isFlush={feedback.length > 0}
      empty={
        feedback.length === 0 && {
          icon: 'star',
          title: 'Belum ada penilaian',
          text: 'Di bawah setiap jawaban ada jempol naik dan turun. Yang ditekan orang terbaca di sini.',
        }
      }
    >
      <Table caption="Penilaian jawaban" rows={feedback} rowKey={item => item.id} columns={ratedColumns} />
    </Panel>
  )
}
