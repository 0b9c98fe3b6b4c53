import { Actions } from '../../../ui/kit/actions.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { PaymentStatusPage } from './payment-status.contract.ts'

export const pages: PagesOf<'payment-status.one'> = { 'payment-status.one': PaymentStatus }

/** What one can do after a payment's pages, in plain words. */
function PaymentStatus({ data: { heading, crumbs, steps, actions, contact } }: { data: PaymentStatusPage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame variant="article" heading={heading} crumbs={crumbs} facts={[]}>
      <div className="prose">
        {steps.length > 0 && (
          <>
            <h2>Yang dapat Anda lakukan sekarang</h2>
            <ol>
              {steps.map(step => (
                <li key={step.title}>
                  <strong>{step.title}</strong> {step.text}
                </li>
              ))}
            </ol>
          </>
        )}
        {(contact.whatsapp || contact.email) && (
          <p>
            Hubungi kami
            {contact.whatsapp && (
              <>
                {' '}
                lewat WhatsApp <a href={contact.whatsapp.href}>{contact.whatsapp.label}</a>
              </>
            )}
            {contact.email && (
              <>
                {contact.whatsapp ? ' atau email ' : ' lewat email '}
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </>
            )}
            .
          </p>
        )}
      </div>
      <Actions actions={actions} />
    </DetailFrame>
  )
}
