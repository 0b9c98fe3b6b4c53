import { useState } from 'react'
import { apply, type Content, type Shape } from '../../shared/draft-parts.ts'
import { Button } from './buttons.tsx'
import { Dialog } from './dialog.tsx'
import type { Clash } from './draft-answer.ts'
import { DraftValue } from './draft-value.tsx'
import { SelectField } from './fields.tsx'
import type { DraftEditing } from './use-draft.ts'

type Choice = 'mine' | 'theirs' | 'both'

const isBlock = ({ blocks }: Shape, field: string) => blocks !== undefined && field.startsWith(`${blocks}.`)
const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null

/** Two have changed the same: both side by side, and whoever comes later chooses, part by part. */
export function ConflictDialog({ editing, shape }: { editing: DraftEditing; shape: Shape }) {
  const { clash } = editing
  const [isPut, setPut] = useState<Clash>()
  if (!clash) return null
  return (
    <Choosing
      key={clash.rev}
      editing={editing}
      shape={shape}
      clash={clash}
      open={isPut !== clash}
      onClose={() => setPut(clash)}
    />
  )
}

interface ChoosingProps {
  editing: DraftEditing
  shape: Shape
  clash: Clash
  open: boolean
  onClose: () => void
}

function Choosing({ editing, shape, clash, open, onClose }: ChoosingProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const [isBusy, setBusy] = useState(false)
  const other = clash.by ?? 'orang lain'

  async function use(): Promise<void> {
    setBusy(true)
    await editing.resolve(merged =>
      clash.fields.reduce((value, one) => chosen(shape, value, one, choices), merged),
    )
    setBusy(false)
  }

  return (
    <Dialog
      title={`${clash.by ?? 'Orang lain'} mengubah isian yang sama`}
      open={open}
      onClose={onClose}
      size="large"
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Nanti
          </Button>
          <Button tone="main" busy={isBusy} onClick={() => void use()}>
            Pakai pilihan ini
          </Button>
        </>
      }
    >
      <p>Pilih untuk tiap isian. Yang tidak dipilih tidak ikut: salin dahulu bila masih Anda perlukan.</p>
      {clash.fields.map(one => (
        <section key={one.field} className="o-clash" aria-label={one.words}>
          <h3>{one.words}</h3>
          <div className="o-clash-sides">
            <div>
              <h4>Punya saya</h4>
              <DraftValue value={one.mine} />
            </div>
            <div>
              <h4>{`Punya ${other}`}</h4>
              <DraftValue value={one.theirs} />
            </div>
          </div>
          <SelectField
            label="Pakai"
            name={`pakai.${one.field}`}
            required
            value={choices[one.field] ?? 'mine'}
            options={[
              { value: 'mine', label: 'Punya saya' },
              { value: 'theirs', label: `Punya ${other}` },
              ...(isBlock(shape, one.field) && one.mine && one.theirs
                ? [{ value: 'both', label: 'Keduanya' }]
                : []),
            ]}
            onChange={choice => {
              if (choice === 'mine' || choice === 'theirs' || choice === 'both')
                setChoices(now => ({ ...now, [one.field]: choice }))
            }}
          />
        </section>
      ))}
    </Dialog>
  )
}

/** The value with one part as it was chosen; both: mine stands behind theirs, under an id of its own. */
function chosen(
  shape: Shape,
  value: Content,
  { field, mine, theirs }: Clash['fields'][number],
  choices: Readonly<Record<string, Choice>>,
): Content {
  const choice = choices[field] ?? 'mine'
  if (!isBlock(shape, field))
    return apply(shape, value, { fields: { [field]: choice === 'mine' ? mine : theirs } })
  const blocks = shape.blocks ?? ''
  const id = field.slice(blocks.length + 1)
  const list: unknown = value[blocks]
  const ids = Array.isArray(list) ? list.map(block => String(Object(block).id)) : []
  const taken = choice === 'mine' ? mine : theirs
  const others = ids.filter(one => one !== id)
  if (!isContent(taken)) return apply(shape, value, { blocks: { order: others } })
  const own = `${id}-2`
  const order = ids.includes(id) ? ids : [...ids, id]
  return choice === 'both' && isContent(mine)
    ? apply(shape, value, {
        blocks: {
          order: order.flatMap(one => (one === id ? [id, own] : [one])),
          put: { [id]: taken, [own]: { ...mine, id: own } },
        },
      })
    : apply(shape, value, { blocks: { order, put: { [id]: taken } } })
}
