/**
 * What tells people from programs in a public form without asking them anything: a field that nobody sees and only
 * programs fill in, and when the form was drawn.
 */
export const GuardFields = ({ stamp }: { stamp: string }) => (
  <>
    <input type="hidden" name="stamp" value={stamp} />
    <div className="sr-only" aria-hidden="true">
      <label htmlFor="situs-anda">Kosongkan</label>
      <input id="situs-anda" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  </>
)
