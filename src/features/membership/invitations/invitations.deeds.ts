import type { DeedWords } from '../../core/audit/audit.ts'

/** What the audit log says of what is done here. */
export const invitationsDeeds: DeedWords = {
  topics: {
    invitation: 'Undangan',
  },
  words: {
    'invitation.created': 'mengundang',
    'invitation.accepted': 'menerima undangan',
    'invitation.imported': 'mengundang dari berkas',
    'invitation.resent': 'mengirim ulang undangan',
    'invitation.revoked': 'mencabut undangan',
  },
  fields: {
    uses: 'Jumlah orang',
    total: 'Baris',
    invited: 'Diundang',
    member: 'Sudah menjadi anggota',
    alreadyInvited: 'Sudah diundang',
    membershipId: 'Nomor anggota',
  },
}
