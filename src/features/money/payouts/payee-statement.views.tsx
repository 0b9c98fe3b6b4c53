import { Button } from '../../../ui/office/buttons.tsx'
import { SelectField } from '../../../ui/office/fields.tsx'

interface StatementFormProps {
  months: readonly { value: string; label: string }[]
  /** whose; left out: one's own */
  payee?: number
}

/** A month's statement as a file: a plain form, which works before anything is loaded. */
export function StatementForm({ months, payee }: StatementFormProps) {
  return (
    <form className="o-form" action="/v2/payout/statement" method="get">
      {payee !== undefined && <input type="hidden" name="payeeId" value={payee} />}
      <SelectField label="Bulan" name="month" options={[...months]} value={months[0]?.value ?? ''} />
      <div className="o-actions">
        <Button type="submit" name="format" value="pdf">
          Unduh PDF
        </Button>
        <Button type="submit" name="format" value="csv">
          Unduh CSV
        </Button>
      </div>
    </form>
  )
}
