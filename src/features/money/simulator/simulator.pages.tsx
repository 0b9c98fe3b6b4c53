import './simulator.css'
import { useState } from 'react'
import { routes } from '../../../routes.ts'
import { Button, LinkButton } from '../../../ui/office/buttons.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import { CheckField, TextField } from '../../../ui/office/fields.tsx'
import { Office } from '../../../ui/office/office.tsx'
import { Empty, Notice, Panel, Tag } from '../../../ui/office/panels.tsx'
import { useDeed } from '../../../ui/office/use-deed.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import { simPayoutDeedWords } from './sim-payouts.rules.ts'
import type { BillItem, SimPayoutItem, SimulatorView } from './simulator.contract.ts'
import { type BillDeed, deedWords, type Faults, noFaults } from './simulator.rules.ts'

export const pages: PagesOf<'simulator.phone'> = { 'simulator.phone': Simulator }

/** The payer's phone and the bank's desk beside the wire: what is done here, the site hears as from a real provider. */
function Simulator({ data }: { data: SimulatorView }) {
  const [faults, setFaults] = useState(noFaults)
  const { run, isBusy } = useDeed()
  return (
    <Office
      path={routes['Kelola-Simulator']}
      title="Simulator pembayaran"
      text="Ponsel pembayar dan meja bank. Tidak ada uang sungguhan; pemberitahuannya dikirim lewat HTTP dengan tanda tangan seperti penyedia aslinya."
    >
      {data.closed && <Notice tone="warning">{data.closed}</Notice>}
      <Panel title="Gangguan" text="Berlaku untuk tombol berikutnya yang Anda tekan.">
        <FaultFields faults={faults} onChange={setFaults} />
        <div className="o-actions">
          <Button
            isSmall
            busy={isBusy}
            onClick={() =>
              void run(callApi('POST', '/v1/simulator/lost-answer'), () => 'Jawaban berikutnya akan hilang')
            }
          >
            Hilangkan jawaban penyedia berikutnya
          </Button>
        </div>
      </Panel>
      <Panel
        title="Ponsel pembayar"
        isFlush={data.bills.length > 0}
        actions={
          data.bills.length > 0 && (
            <LinkButton
              href={`/v1/simulator/statement?dialect=${data.bills[0]?.dialect ?? 'midtrans'}`}
              isSmall
            >
              Unduh laporan penyelesaian
            </LinkButton>
          )
        }
      >
        {data.bills.length === 0 ? (
          <Empty
            icon="devices"
            title="Belum ada tagihan"
            text="Tagihan muncul di sini begitu seseorang memilih cara bayar di halaman pembayaran."
          />
        ) : (
          <ul className="o-sim-bills">
            {data.bills.map(bill => (
              <BillRow key={bill.id} bill={bill} faults={faults} />
            ))}
          </ul>
        )}
      </Panel>
      {data.payouts.length > 0 && (
        <Panel title="Meja bank untuk pencairan" isFlush>
          <ul className="o-sim-bills">
            {data.payouts.map(payout => (
              <PayoutRow key={payout.id} payout={payout} faults={faults} />
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="Catatan percakapan" text="Yang terbaru di atas.">
        {data.lines.length === 0 && <p className="o-mute">Belum ada yang dikirim.</p>}
        {data.lines.map(line => (
          <details key={line.id} className="o-sim-line">
            <summary>
              <Tag tone={line.status >= 200 && line.status < 300 ? 'green' : 'red'}>
                {String(line.status)}
              </Tag>
              <span>{line.direction === 'in' ? 'situs ke penyedia' : 'penyedia ke situs'}</span>
              <code>{line.line}</code>
              <span className="o-mute o-small">{line.atText}</span>
            </summary>
            <pre>{line.sent || '(tanpa isi)'}</pre>
            <pre>{line.answered}</pre>
          </details>
        ))}
      </Panel>
    </Office>
  )
}

function FaultFields({ faults, onChange }: { faults: Faults; onChange: (faults: Faults) => void }) {
  const flag = (name: 'isDropped' | 'isWronglySigned' | 'isReordered', label: string) => (
    <CheckField
      label={label}
      name={name}
      value={faults[name]}
      onChange={value => onChange({ ...faults, [name]: value })}
    />
  )
  const count = (name: 'duplicate' | 'delaySeconds', label: string) => (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      value={String(faults[name])}
      onChange={value => onChange({ ...faults, [name]: Math.max(0, Math.trunc(Number(value)) || 0) })}
    />
  )
  return (
    <div className="o-sim-faults">
      {count('duplicate', 'Kirim ulang (kali)')}
      {count('delaySeconds', 'Tunda (detik)')}
      {flag('isDropped', 'Pemberitahuan hilang')}
      {flag('isWronglySigned', 'Tanda tangan salah')}
      {flag('isReordered', '"Menunggu" menyusul setelahnya')}
    </div>
  )
}

function BillRow({ bill, faults }: { bill: BillItem; faults: Faults }) {
  const { run, isBusy } = useDeed()
  const act = (deed: BillDeed) =>
    void run(
      callApi<BillItem>('POST', `/v1/simulator/bills/${bill.id}/deeds`, { deed, ...faults }),
      now => `${bill.channel}: ${now.statusText}`,
    )
  return (
    <li>
      <p>
        <strong>{bill.amountText}</strong>{' '}
        <Tag tone={bill.status === 'settlement' ? 'green' : 'neutral'}>{bill.statusText}</Tag>
        <span className="o-mute o-small">
          {bill.channel}, {bill.dialect === 'xendit' ? 'Xendit' : 'Midtrans'}, {bill.atText}
        </span>
      </p>
      <p>{bill.title}</p>
      <p className="o-mute o-small">{bill.ref}</p>
      <div className="o-actions">
        {bill.deeds.map(deed => (
          <Button
            key={deed}
            isSmall
            tone={deed === 'pay' ? 'main' : 'plain'}
            busy={isBusy}
            onClick={() => act(deed)}
          >
            {deedWords[deed]}
          </Button>
        ))}
      </div>
    </li>
  )
}

function PayoutRow({ payout, faults }: { payout: SimPayoutItem; faults: Faults }) {
  const { run, isBusy } = useDeed()
  return (
    <li>
      <p>
        <strong>{payout.amountText}</strong>{' '}
        <Tag tone={payout.status === 'completed' ? 'green' : 'neutral'}>{payout.statusText}</Tag>
        <span className="o-mute o-small">
          {payout.dialect === 'xendit' ? 'Xendit' : 'Midtrans'}, {payout.atText}
        </span>
      </p>
      <p>{payout.toText}</p>
      <p className="o-mute o-small">{payout.ref}</p>
      <div className="o-actions">
        {payout.deeds.map(deed => (
          <Button
            key={deed}
            isSmall
            tone={deed === 'complete' ? 'main' : 'plain'}
            busy={isBusy}
            onClick={() =>
              void run(
                callApi<SimPayoutItem>('POST', `/v1/simulator/payouts/${payout.id}/deeds`, {
                  deed,
                  ...faults,
                }),
                now => `${now.amountText}: ${now.statusText}`,
              )
            }
          >
            {simPayoutDeedWords[deed]}
          </Button>
        ))}
      </div>
    </li>
  )
}
