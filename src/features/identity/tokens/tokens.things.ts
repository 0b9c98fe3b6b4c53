import { reference } from '../../../../test/addressing.ts'
import type { RoomThings } from '../../../../test/room-things.ts'

export const roomThings: RoomThings = {
  addressing: {
    'POST /v1/auth/signup/coder': {
      schoolNpsn: reference(
        ({ school, number }) => ({
          path: '/v1/auth/signup/coder',
          body: {
            name: 'Budi Santoso',
            email: `koder${number}@contoh.id`,
            password: 'kuda-laut-hijau-7',
            birthDate: '1999-01-01',
            terms: true,
            privacy: true,
            privacyVersion: 1,
            phone: '081234567890',
            schoolNpsn: school.npsn,
          },
        }),
        // kept with the registration, and looked up within this tenant once the address is verified
        { found: 201, missing: 201, only: ['visitor'] },
      ),
    },
  },
}
