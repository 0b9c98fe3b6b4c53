import { Table } from '../../../ui/office/table.tsx'
import type { ChartDay, Cohort, FunnelStep } from './visits.contract.ts'

const width = 1200
const height = 200

/** A column for each day; the highest fills the height. The same as a table, where the list below is no list of days. */
export function DayChart({ days, hasTable }: { days: readonly ChartDay[]; hasTable: boolean }) {
  const step = width / Math.max(1, days.length)
  const highest = Math.max(0, ...days.map(({ visits }) => visits))
  const [first] = days
  const last = days.at(-1)
  return (
    <figure className="visits-chart">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Kunjungan setiap hari, paling banyak ${highest} sehari`}
      >
        {days.map(({ day, label, visits, height: part }, index) => (
          <rect
            key={day}
            x={index * step + step * 0.1}
            y={height - (part / 1000) * height}
            width={step * 0.8}
            height={(part / 1000) * height}
          >
            <title>{`${label}: ${visits}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption>
        <span>{first?.label}</span>
        <span>{last?.label}</span>
        <span>Paling banyak {highest.toLocaleString('id-ID')} sehari</span>
      </figcaption>
      {hasTable && (
        <details>
          <summary>Angka setiap hari</summary>
          <Table
            caption="Kunjungan setiap hari"
            rows={days}
            rowKey={({ day }) => day}
            columns={[
              { key: 'day', label: 'Hari', isMain: true, cell: ({ label }) => label },
              { key: 'visits', label: 'Kunjungan', align: 'end', cell: ({ visits }) => visits },
              { key: 'views', label: 'Halaman dibuka', align: 'end', cell: ({ views }) => views },
            ]}
          />
        </details>
      )}
    </figure>
  )
}

/** Steps below each other, each as long as its part of the first. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  return (
    <ol className="visits-funnel">
      {steps.map(({ key, label, count, part, length }) => (
        <li key={key}>
          <span>{label}</span>
          <strong>{count.toLocaleString('id-ID')}</strong>
          <progress max="1000" value={length} aria-label={label} />
          {part !== '' && <small>{part}</small>}
        </li>
      ))}
    </ol>
  )
}

/** Who still learns, by the month they joined in. */
export function Cohorts({ weeks, cohorts }: { weeks: readonly number[]; cohorts: readonly Cohort[] }) {
  return (
    <Table
      caption="Peserta yang bertahan, menurut bulan bergabung"
      rows={cohorts}
      rowKey={({ month }) => month}
      columns={[
        { key: 'month', label: 'Bergabung', isMain: true, cell: ({ label }) => label },
        { key: 'size', label: 'Peserta', align: 'end', cell: ({ size }) => size },
        ...weeks.map((week, index) => ({
          key: `week${week}`,
          label: `Minggu ${week}`,
          align: 'end' as const,
          cell: (cohort: Cohort) => cohort.weeks[index],
        })),
      ]}
    />
  )
}
