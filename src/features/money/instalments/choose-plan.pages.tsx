import './instalments.css'
import { errorOf, FormProblems } from '../../../ui/form-problems.tsx'
import { ButtonLink } from '../../../ui/kit/actions.tsx'
import { OfferBox } from '../../../ui/kit/offer-box.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { PlanPage } from './instalments.contract.ts'

export const pages: PagesOf<'instalments.choose'> = { 'instalments.choose': ChoosePlan }

/** In how many parts, with what is paid when. A plain form. */
function ChoosePlan({ data }: { data: PlanPage }) {
  const { DetailFrame } = useParts()
  const error = errorOf(data, 'parts')
  return (
    <DetailFrame
      variant="offer"
      heading={data.heading}
      crumbs={data.crumbs}
      facts={[]}
      aside={
        <OfferBox price={data.totalText} note="Seluruhnya, tanpa bunga" actions={[]}>
          <p>{data.policy}</p>
          <p className="actions">
            <ButtonLink action={{ label: 'Bayar sekaligus', href: data.back }} look="line" />
          </p>
        </OfferBox>
      }
    >
      {data.message && <FormProblems message={data.message} problems={data.errors} />}
      <form className="form plan-choose" method="post" action={data.action} noValidate>
        <fieldset id="parts" tabIndex={-1}>
          <legend>Berapa kali?</legend>
          {error && <p className="field-error">{error}</p>}
          {data.choices.map(({ parts, label, rows }) => (
            <label className="plan-way" key={parts}>
              <input type="radio" name="parts" value={parts} defaultChecked={parts === data.chosen} />
              <span>
                <strong>{label}</strong>
                {rows.map(row => (
                  <small key={row.n}>
                    <span>{[row.label, row.dueText].filter(Boolean).join(', ')}</span>
                    <span>{row.totalText}</span>
                  </small>
                ))}
              </span>
            </label>
          ))}
        </fieldset>
        <p>{data.graceText}</p>
        <p className="actions">
          <button className="btn btn-main btn-large" type="submit">
            Setuju dan cicil
          </button>
        </p>
      </form>
    </DetailFrame>
  )
}
