import { Button } from '../../../ui/office/buttons.tsx'
import { TextField } from '../../../ui/office/fields.tsx'
import { Rows } from '../../../ui/office/rows.tsx'
import { criterionLength, levelLength } from './assignments.rules.ts'

export interface TypedCriterion {
  id: string
  title: string
  levels: { id: string; title: string; points: string }[]
}

const emptyCriterion = (): TypedCriterion => ({
  id: '',
  title: '',
  levels: [
    { id: '', title: 'Baik', points: '10' },
    { id: '', title: 'Cukup', points: '6' },
    { id: '', title: 'Perlu diperbaiki', points: '3' },
  ],
})

interface RubricProps {
  rubric: TypedCriterion[]
  errors: Readonly<Record<string, string>>
  onChange: (rubric: TypedCriterion[]) => void
}

/** Criteria, each with its levels and what they are worth. */
export function RubricFields({ rubric, errors, onChange }: RubricProps) {
  return (
    <>
      {errors.rubric && <p className="o-error">{errors.rubric}</p>}
      <Rows<TypedCriterion>
        noun="kriteria"
        rows={rubric}
        empty={emptyCriterion}
        most={20}
        onChange={onChange}
      >
        {(row, index, put) => (
          <div className="as-criterion">
            <TextField
              required
              label={`Kriteria ${index + 1}`}
              name={`rubric.${index}.title`}
              maxLength={criterionLength}
              value={row.title}
              error={errors[`rubric.${index}.title`] ?? errors[`rubric.${index}.levels`]}
              onChange={title => put({ ...row, title })}
            />
            {row.levels.map((level, at) => (
              <LevelFields
                // biome-ignore lint/suspicious/noArrayIndexKey: a level has no name of its own before it is saved
                key={at}
                level={level}
                words={`tingkat ${at + 1}`}
                name={`rubric.${index}.levels.${at}`}
                errors={errors}
                onChange={next =>
                  put({ ...row, levels: row.levels.map((one, place) => (place === at ? next : one)) })
                }
                onDrop={
                  row.levels.length > 2
                    ? () => put({ ...row, levels: row.levels.filter((_, place) => place !== at) })
                    : undefined
                }
              />
            ))}
            {row.levels.length < 9 && (
              <Button
                isSmall
                icon="plus"
                label={`Tambah tingkat, kriteria ${index + 1}`}
                onClick={() => put({ ...row, levels: [...row.levels, { id: '', title: '', points: '0' }] })}
              >
                Tambah tingkat
              </Button>
            )}
          </div>
        )}
      </Rows>
    </>
  )
}

interface LevelProps {
  level: TypedCriterion['levels'][number]
  words: string
  name: string
  errors: Readonly<Record<string, string>>
  onChange: (level: TypedCriterion['levels'][number]) => void
  onDrop: (() => void) | undefined
}

function LevelFields({ level, words, name, errors, onChange, onDrop }: LevelProps) {
  return (
    <div className="as-level-fields">
      <TextField
        required
        label={`Nama ${words}`}
        name={`${name}.title`}
        maxLength={levelLength}
        value={level.title}
        error={errors[`${name}.title`]}
        onChange={title => onChange({ ...level, title })}
      />
      <TextField
        required
        label={`Poin ${words}`}
        name={`${name}.points`}
        inputMode="decimal"
        value={level.points}
        error={errors[`${name}.points`]}
        onChange={points => onChange({ ...level, points })}
      />
      {onDrop && (
        <Button isSmall tone="quiet" label={`Hapus ${words}`} onClick={onDrop}>
          Hapus
        </Button>
      )}
    </div>
  )
}
