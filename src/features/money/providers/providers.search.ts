import { type PassagePart, topicSelect } from '../../../platform/passage-part.ts'
import { to } from '../../../routes.ts'
import { settingSql } from '../../core/site/site.ts'
import { channels } from './pay-channels.rules.ts'

const labels = Object.entries(channels)
  .map(([name, { label }]) => `('${name}', '${label}')`)
  .join(', ')

/** as `paymentMethodsFor` offers them, without the keys, which only the process can open */
const open = `payment_settings s, jsonb_array_elements(s.ways) way join (values ${labels}) l (name, label) on l.name = way ->> 'channel'
  where way ->> 'isOpen' = 'true' and (case when way ->> 'channel' = 'transfer' then s.bank_accounts <> '[]' else s.provider <> 'none' end)`

/** a change of any is heard by what questions are answered out of */
export const paymentWaysTag = 'payment_ways'

/** By which ways something is paid here. */
export const paymentPassages: PassagePart = {
  name: 'topic_payment',
  tags: [paymentWaysTag],
  select: topicSelect({
    topic: 'payment',
    path: `'${to.classes()}'`,
    title: `'Cara membayar'`,
    summary: `'Pembayaran dapat lewat ' || string_agg(l.label, ', ') || '.'`,
    html: `'<p>Pilih kelasnya, tekan Beli kelas, buat tagihan, lalu pilih cara membayar di halaman pembayaran.</p>'`,
    from: `${open} having count(*) > 0`,
  }),
}

/** When money comes back, where the site has said so itself; what holds for all is said before buying, and no page's words are talked over. */
export const refundPassages: PassagePart = {
  name: 'topic_refunds',
  tags: [paymentWaysTag, 'site'],
  select: topicSelect({
    topic: 'refunds',
    path: `'${to.classes()}'`,
    title: `'Pengembalian dana'`,
    summary: `${settingSql('sales')} ->> 'refundPolicy'`,
    from: `(select from ${open} limit 1) sold where ${settingSql('sales')} ->> 'refundPolicy' <> ''`,
  }),
}
