import './roles.css'
import { to } from '../../../routes.ts'
import { Office } from '../../../ui/office/office.tsx'
import { Notice, Panel, Tabs } from '../../../ui/office/panels.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { RoleColumn, RoleLine, RolesPage } from './roles.contract.ts'
import { ViewAs } from './view-as.views.tsx'

export const pages: PagesOf<'roles.matrix'> = { 'roles.matrix': Roles }

function Roles({ data }: { data: RolesPage }) {
  const { columns, chosen, groups, shown, total } = data
  const role = columns.find(({ kind }) => kind === chosen)
  return (
    <Office
      path={to.roles()}
      title="Peran dan izin"
      text="Siapa boleh melakukan apa. Peran seseorang diubah di halaman orangnya."
      actions={role && data.viewAs && <ViewAs kind={role.kind} label={role.label} start={data.viewAs} />}
    >
      <Tabs
        label="Peran"
        current={chosen ?? ''}
        tabs={[
          { id: '', label: 'Semua peran', href: to.roles() },
          ...columns.map(({ kind, label, href }) => ({ id: kind, label, href })),
        ]}
      />
      <Notice>
        {role
          ? `${role.label} boleh ${shown} dari ${total} hal.${role.isStrong ? ' Peran ini wajib memakai verifikasi dua langkah.' : ''}`
          : 'Penuh: semua yang ada di situs ini. Terbatas: hanya yang disebut di bawah namanya.'}
      </Notice>
      {groups.map(({ title, lines }) => (
        <Panel key={title} title={title} isFlush>
          {role ? (
            <OneRole lines={lines} at={columns.indexOf(role)} caption={`${title}: ${role.label}`} />
          ) : (
            <Matrix lines={lines} columns={columns} caption={title} />
          )}
        </Panel>
      ))}
    </Office>
  )
}

const marks = {
  all: { words: 'Penuh', className: 'o-grant o-grant-all' },
  own: { words: 'Terbatas', className: 'o-grant o-grant-own' },
  none: { words: 'Tidak', className: 'o-grant o-grant-none' },
} as const

const GrantMark = ({ grant }: { grant: RoleLine['grants'][number] }) => (
  <span className={marks[grant].className}>{marks[grant].words}</span>
)

const What = ({ line: { words, own } }: { line: RoleLine }) => (
  <>
    {words}
    {own && <small>Terbatas: {own}</small>}
  </>
)

interface MatrixProps {
  lines: RoleLine[]
  columns: RoleColumn[]
  caption: string
}

/** A column for each kind on a desk; on a phone each line names those who may. */
function Matrix({ lines, columns, caption }: MatrixProps) {
  return (
    <div className="o-table-box">
      <table className="o-table o-matrix">
        <caption className="o-unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Yang boleh dilakukan</th>
            {columns.map(({ kind, label }) => (
              <th key={kind} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.name}>
              <th scope="row">
                <What line={line} />
              </th>
              {line.grants.map((grant, index) => (
                <td
                  key={columns[index]?.kind}
                  className={grant === 'none' ? 'o-matrix-none' : undefined}
                  data-label={columns[index]?.label}
                >
                  <GrantMark grant={grant} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What one kind may do, and how far. */
function OneRole({ lines, at, caption }: { lines: RoleLine[]; at: number; caption: string }) {
  return (
    <ul className="o-may" aria-label={caption}>
      {lines.map(line => {
        const grant = line.grants[at] ?? 'none'
        return (
          <li key={line.name}>
            <span>
              {line.words}
              {grant === 'own' && line.own && <small>{line.own}</small>}
            </span>
            <GrantMark grant={grant} />
          </li>
        )
      })}
    </ul>
  )
}
