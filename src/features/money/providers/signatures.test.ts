import { describe, expect, it } from 'vitest'
import { crcOf, isPayableQr } from './qris.ts'
import {
  irisSignature,
  isIrisNotice,
  isMidtransNotice,
  isXenditNotice,
  midtransSignature,
} from './signatures.ts'

const key = 'askvnoibnosifnboseofinbofinfgbiufglnbfg'

describe("Midtrans' signature", () => {
  it('is the one its documentation prints', () => {
    expect(midtransSignature('1111', '200', '100000.00', key)).toBe(
      'edc076b21793ebe3e17926350f5b8ae67d902fe657b3d0aa31b932d5c127e2375d308a2bc94f3265ac2d80a1f181a79b997ac178a236fcff35af263fc4d4c231',
    )
  })

  it('says the same of other words without separators, which is why each word has one shape', () => {
    expect(midtransSignature('11112', '001', '00000.00', key)).toBe(
      midtransSignature('1111', '200', '100000.00', key),
    )
  })

  const ref = 'SGR-ABCDEFGHIJKLMNOPQRSTUVWX'
  const expected = { ref, amount: 150_000, serverKey: key, merchantId: 'G123' }
  const notice = (changed: Record<string, unknown> = {}) => {
    const words = {
      order_id: ref,
      status_code: '200',
      gross_amount: '150000.00',
      merchant_id: 'G123',
      ...changed,
    }
    const { order_id, status_code, gross_amount } = words
    return { signature_key: midtransSignature(order_id, status_code, gross_amount, key), ...words }
  }

  it('is taken for what it is about, and for nothing else even where it is genuine', () => {
    expect(isMidtransNotice(notice(), expected)).toBe(true)
    for (const changed of [
      { order_id: `${ref}2`, status_code: '001', gross_amount: '50000.00' },
      { order_id: 'SGR-ABCDEFGHIJKLMNOPQRSTUVWY' },
      { gross_amount: '150001.00' },
      { gross_amount: '150000' },
      { status_code: '20' },
      { merchant_id: 'G124' },
      { signature_key: '0'.repeat(128) },
      { signature_key: 7 },
      { signature_key: undefined },
    ])
      expect(isMidtransNotice(notice(changed), expected), JSON.stringify(changed)).toBe(false)
  })
})

describe("the signature of Midtrans' payouts", () => {
  const raw = Buffer.from(
    '{"reference_no":"a1b2c3","amount":"50000.0","status":"completed","updated_at":"2025-01-01T00:00:00Z"}',
  )
  const signature =
    'efec3e758c2623b58bf8b76d63cdbed6bf4fdc17e1cfba3f6195d3cf0a7b7a20b3233606fca02dafee3ae4c83afb817ac5d3d82ec433557a4b31a455e22fcae1'

  it('is over the bytes as they came', () => {
    expect(irisSignature(raw, 'IRIS-merchant-test')).toBe(signature)
    expect(isIrisNotice(raw, signature, 'IRIS-merchant-test')).toBe(true)
    expect(isIrisNotice(Buffer.concat([raw, Buffer.from(' ')]), signature, 'IRIS-merchant-test')).toBe(false)
    expect(isIrisNotice(raw, undefined, 'IRIS-merchant-test')).toBe(false)
    expect(isIrisNotice(raw, irisSignature(raw, ''), '')).toBe(false)
  })
})

describe("Xendit's word", () => {
  it('is the one of the account, and none is none', () => {
    expect(isXenditNotice('rahasia', 'rahasia')).toBe(true)
    for (const given of ['rahasi', 'Rahasia', '', undefined, ['rahasia']])
      expect(isXenditNotice(given, 'rahasia')).toBe(false)
    expect(isXenditNotice('', '')).toBe(false)
  })
})

describe('a QR code', () => {
  const made = (amount: string) => {
    const text = `00020101021252048299530336054${String(amount.length).padStart(2, '0')}${amount}5802ID5904TOKO6007JAKARTA6304`
    return text + crcOf(text)
  }

  it('has the checksum of the standard', () => {
    expect(crcOf('123456789')).toBe('29B1')
  })

  it('is shown where checksum and amount are right, and not otherwise', () => {
    expect(isPayableQr(made('150000'), 150_000)).toBe(true)
    expect(isPayableQr(made('150000.00'), 150_000)).toBe(true)
    expect(isPayableQr(made('15000'), 150_000)).toBe(false)
    expect(isPayableQr(`${made('150000').slice(0, -4)}0000`, 150_000)).toBe(false)
    expect(isPayableQr('bukan qris', 150_000)).toBe(false)
    expect(isPayableQr('', 150_000)).toBe(false)
  })
})
