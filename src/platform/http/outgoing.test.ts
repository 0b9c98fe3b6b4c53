import { expect, it } from 'vitest'
import { assertOutgoing, ForbiddenAddress, publicLookup } from './outgoing.ts'

it.each([
  'https://localhost/v1',
  'https://LOCALHOST./v1',
  'https://x.localhost',
  'https://metadata.google.internal/computeMetadata',
  'https://gudang',
  'https://printer.local',
  'https://127.0.0.1',
  'https://[::1]',
  'https://169.254.169.254/latest',
  'http://layanan.example',
])('an address that leads into our own network is refused by its name: %s', address => {
  expect(() => assertOutgoing(new URL(address), false)).toThrow(ForbiddenAddress)
})

it('an address of the internet may be asked', () => {
  for (const address of ['https://layanan.example/v1', 'https://internal.example', 'https://1.1.1.1'])
    expect(() => assertOutgoing(new URL(address), false)).not.toThrow()
})

it('a name is asked where it leads when it is called: nothing of our own network is answered', async () => {
  const asked = new Promise((resolve, reject) =>
    publicLookup('localhost', { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  )
  await expect(asked).rejects.toThrow(ForbiddenAddress)
})
