import { Button } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { useDeed } from '../../../ui/office/use-deed.ts'

/** On to the site as this kind of people sees it. */
export function ViewAs({ kind, label, start }: { kind: string; label: string; start: string }) {
  const deed = useDeed()
  async function view(): Promise<void> {
    const result = await callApi('POST', '/v1/view-as', { kind })
    if (result.ok) location.assign(start)
    else await deed.run(Promise.resolve(result))
  }
  return (
    <Button icon="eye" busy={deed.isBusy} onClick={() => void view()}>
      Lihat sebagai {label}
    </Button>
  )
}
