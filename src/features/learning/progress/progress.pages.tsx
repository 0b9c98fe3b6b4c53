import '../../../ui/office/people-grid.css'
import './progress.css'
import { to } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { Figures } from '../../../ui/office/desk-cards.tsx'
import { SelectField, TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Panel, Tag } from '../../../ui/office/panels.tsx'
import { Pager } from '../../../ui/office/table.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { ProgressPage } from './progress.contract.ts'
import { type Mark, marks } from './progress.rules.ts'

export const pages: PagesOf<'progress.class'> = { 'progress.class': ClassProgress }

/** One class: figures, where people stop, and everybody beside every chapter. */
function ClassProgress({ data }: { data: ProgressPage }) {
  const { name, people, finished, quiet, percent, chapters, rows, pager } = data
  return (
    <Office
      path={to.teaching()}
      title={name}
      text="Siapa sudah sampai mana, dan siapa yang perlu disapa."
      crumbs={[{ label: 'Mengajar', href: to.teaching() }, { label: name }]}
      actions={
        <>
          {data.pollHref && <LinkButton href={data.pollHref}>Tanya kelas</LinkButton>}
          <LinkButton href={data.gradesHref}>Buku nilai</LinkButton>
          <LinkButton href={data.classHref}>Halaman kelas</LinkButton>
          <LinkButton href={data.fileHref} icon="download" download>
            Unduh CSV
          </LinkButton>
        </>
      }
    >
      <Panel>
        <Figures
          figures={[
            { label: 'Peserta', value: people },
            { label: 'Selesai', value: finished },
            { label: 'Diam', value: quiet, href: `${data.path}?show=quiet` },
            { label: 'Rata-rata kemajuan (%)', value: percent },
          ]}
        />
      </Panel>
      {people === 0 ? (
        <Panel>
          <Empty
            level="h2"
            icon="users"
            title="Belum ada peserta"
            text="Setelah ada yang mendaftar dan membuka bab, kemajuannya tampil di sini bab demi bab."
            action={<LinkButton href={to.enrolments({ classId: data.id })}>Daftarkan peserta</LinkButton>}
          />
        </Panel>
      ) : (
        <>
          <Panel title="Peserta" isFlush>
            <Filter data={data} />
            {rows.length === 0 ? (
              <Empty
                icon="users"
                title="Tidak ada yang cocok"
                text="Ubah atau hapus saringannya untuk melihat semua peserta."
                action={<LinkButton href={data.path}>Semua peserta</LinkButton>}
              />
            ) : (
              <Grid rows={rows} chapters={chapters} name={name} />
            )}
            {pager && (
              <div className="o-panel-foot">
                <Pager pager={pager} noun="peserta" />
              </div>
            )}
          </Panel>
          <Chapters chapters={chapters} people={people} />
        </>
      )}
    </Office>
  )
}

const shows = [{ value: 'quiet', label: 'Hanya yang diam' }]
const sorts = [{ value: 'name', label: 'Menurut nama' }]

function Filter({ data: { path, runs, given } }: { data: ProgressPage }) {
  return (
    <form className="o-people-filter" method="get" action={path}>
      <TextField label="Cari nama" name="search" value={given.search} />
      {runs.length > 0 && (
        <SelectField
          label="Angkatan"
          name="run"
          value={given.run}
          options={[{ value: '', label: 'Semua angkatan' }, ...runs]}
        />
      )}
      <SelectField
        label="Tampilkan"
        name="show"
        value={given.show}
        options={[{ value: '', label: 'Semua peserta' }, ...shows]}
      />
      <SelectField
        label="Urutan"
        name="sort"
        value={given.sort}
        options={[{ value: '', label: 'Paling lama diam dulu' }, ...sorts]}
      />
      <Button type="submit">Terapkan</Button>
    </form>
  )
}

const markOf = (sign: string) => marks[(sign === '2' ? 2 : sign === '1' ? 1 : 0) satisfies Mark]

function Grid({ rows, chapters, name }: Pick<ProgressPage, 'rows' | 'chapters' | 'name'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the keyboard as well
    <section className="o-people-box" tabIndex={0} aria-label={`Peserta dan bab ${name}`}>
      <table className="o-people-grid">
        <caption className="o-unseen">Peserta, dengan tanda untuk setiap bab</caption>
        <thead>
          <tr>
            <th scope="col">Nama</th>
            {chapters.map(({ number, title }) => (
              <th key={number} scope="col" title={title}>
                <span className="o-unseen">{`Bab ${title}`}</span>
                <span aria-hidden="true">{number}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <th scope="row">
                <span>{row.name}</span>
                {row.isQuiet && <Tag tone="orange">diam</Tag>}
                {row.isFinished && <Tag tone="green">selesai</Tag>}
                <small>{[row.run, row.progressText, row.seenText].filter(Boolean).join(' · ')}</small>
                {row.isQuiet && row.next && <small>{`Berhenti sebelum "${row.next}"`}</small>}
              </th>
              {chapters.map(({ number }) => {
                const sign = row.cells[number - 1] ?? '0'
                const { sign: shown, label } = markOf(sign)
                return (
                  <td key={number} className={`o-progress-${sign}`}>
                    <span aria-hidden="true">{shown}</span>
                    <span className="o-unseen">{label}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Chapters({ chapters, people }: Pick<ProgressPage, 'chapters' | 'people'>) {
  if (chapters.length === 0) return null
  return (
    <Panel title="Bab demi bab" text={`Berapa dari ${people} peserta yang menyelesaikan setiap bab.`}>
      <ol className="o-progress-chapters">
        {chapters.map(({ number, title, done, percent, isRequired, isStop }) => (
          <li key={number}>
            <span>
              {`${number}. ${title}`}
              {!isRequired && <small> tambahan</small>}
              {isStop && <Tag tone="orange">banyak berhenti di sini</Tag>}
            </span>
            <progress max={100} value={percent} aria-label={title} />
            <span>{`${done} selesai`}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
