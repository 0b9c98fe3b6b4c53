import { useEffect, useState } from 'react'
import { Button } from '../../../ui/office/buttons.tsx'
import { type ApiResult, callApi } from '../../../ui/office/call-api.ts'
import { CopyField } from '../../../ui/office/copy-field.tsx'
import { Dialog } from '../../../ui/office/dialog.tsx'
import { Facts, Notice, Skeleton, Tag } from '../../../ui/office/panels.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { DeliveryDetail, DeliveryItem } from './webhooks.contract.ts'
import { deliveryStates } from './webhooks.rules.ts'
import './webhooks.css'

/** One message: what was sent, and every try. */
export function DeliveryDialog({ item, onClose }: { item: DeliveryItem; onClose: () => void }) {
  const deed = useDeed()
  const [found, setFound] = useState<ApiResult<DeliveryDetail>>()
  // what a row does not say is asked for when it is looked at
  useEffect(() => {
    let isWanted = true
    void callApi<DeliveryDetail>('GET', `/v1/webhook-deliveries/${item.id}`).then(result => {
      if (isWanted) setFound(result)
    })
    return () => {
      isWanted = false
    }
  }, [item.id])
  async function resend(): Promise<void> {
    await deed.run(callApi('POST', `/v1/webhook-deliveries/${item.id}/resend`))
    onClose()
  }
  return (
    <Dialog
      title={item.eventText}
      open
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            Tutup
          </Button>
          <Button tone="main" icon="refresh" busy={deed.isBusy} onClick={() => void resend()}>
            Kirim ulang
          </Button>
        </>
      }
    >
      {found === undefined && <Skeleton lines={4} />}
      {found && !found.ok && (
        <Notice tone="bad" isAlert>
          {found.message}
        </Notice>
      )}
      {found?.ok && <Detail delivery={found.data} />}
    </Dialog>
  )
}

function Detail({ delivery }: { delivery: DeliveryDetail }) {
  const { label, tone } = deliveryStates[delivery.state]
  return (
    <>
      <Facts
        facts={[
          { label: 'Status', value: <Tag tone={tone}>{label}</Tag> },
          { label: 'Webhook', value: delivery.endpoint },
          { label: 'Terjadi', value: delivery.atText },
          { label: 'Dicoba lagi', value: delivery.nextText },
        ]}
      />
      <CopyField label="ID pesan" value={delivery.messageId} />
      <h3>Isi</h3>
      <pre className="o-payload">{delivery.payload}</pre>
      <h3>Percobaan</h3>
      {delivery.attempts.length === 0 && (
        <p className="o-hint">Belum dikirim. Biasanya dalam beberapa detik.</p>
      )}
      <ol className="o-attempts">
        {delivery.attempts.map(({ n, atText, milliseconds, status, problem, answer }) => (
          <li key={n}>
            <strong>{status ?? problem}</strong> · {atText} · {milliseconds} milidetik
            {status !== null && problem && <p>{problem}</p>}
            {answer && <pre className="o-payload">{answer}</pre>}
          </li>
        ))}
      </ol>
    </>
  )
}
