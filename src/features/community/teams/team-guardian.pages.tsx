import { AccountPage } from '../../../ui/office/account.tsx'
import { AccountPoints, AnswerForm, AnswerLinks } from '../../../ui/office/account-answer.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { TeamGuardianPage } from './team-pages.contract.ts'

export const pages: PagesOf<'league.guardian'> = { 'league.guardian': TeamGuardian }

/** Behind the link in a guardian's mail: plain words, and a form that needs no script. */
function TeamGuardian({ data }: { data: TeamGuardianPage }) {
  const { state, childName, guardianName, team, school, league } = data
  return (
    <AccountPage
      title={state === 'refused' ? 'Jawaban Anda tercatat' : `Persetujuan untuk ${childName}`}
      text={
        state === 'ask'
          ? `Halo ${guardianName}. ${school} mendaftarkan ${childName} ke ${league} sebagai anggota tim ${team}. Karena usianya di bawah 18 tahun, kami meminta jawaban Anda.`
          : undefined
      }
      home="/"
      notice={noticeOf(data)}
      links={<AnswerLinks {...data} whom="panitia" />}
    >
      <AccountPoints groups={[{ title: 'Yang Anda setujui', points: data.points }]} />
      {state !== 'refused' && <Answer data={data} />}
    </AccountPage>
  )
}

function noticeOf({ state, problem, childName, team }: TeamGuardianPage) {
  if (problem) return { tone: 'bad' as const, text: problem }
  if (state === 'confirmed')
    return {
      tone: 'good' as const,
      text: `Terima kasih. Anda menyetujui ${childName} ikut bersama tim ${team}. Persetujuan ini dapat Anda tarik di bawah.`,
    }
  if (state === 'refused')
    return { tone: 'info' as const, text: `Anda tidak menyetujui. Tim ${team} diminta mengganti anggotanya.` }
  return undefined
}

function Answer({ data: { state, path, childName } }: { data: TeamGuardianPage }) {
  return (
    <AnswerForm path={path} confirm={`Saya orang tua atau wali yang sah dari ${childName}.`}>
      {state === 'ask' && (
        <button className="btn btn-main" type="submit" name="decision" value="confirmed">
          Saya setuju
        </button>
      )}
      <button className="btn btn-line" type="submit" name="decision" value="refused">
        {state === 'ask' ? 'Saya tidak setuju' : 'Tarik persetujuan'}
      </button>
    </AnswerForm>
  )
}
