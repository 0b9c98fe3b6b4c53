import { AccountPage } from '../../../ui/office/account.tsx'
import { AccountPoints, AnswerForm, AnswerLinks } from '../../../ui/office/account-answer.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import type { GuardianPage } from './guardians.contract.ts'

export const pages: PagesOf<'privacy.guardian'> = { 'privacy.guardian': Guardian }

/** Behind the link in a guardian's mail: in plain words, and with a form that needs no script. */
function Guardian({ data }: { data: GuardianPage }) {
  const { state, site, childName } = data
  if (state === 'ask') return <Ask data={data} />
  if (state === 'withdraw') return <Withdraw data={data} />
  const { title, text, tone } = wordsOf(state, site, childName)
  return (
    <AccountPage
      title={title}
      home="/"
      notice={{ tone, text }}
      links={<AnswerLinks {...data} whom="pengelola" />}
    >
      <div className="account-actions account-actions-wide">
        <a className="btn btn-line" href="/">
          Buka {site}
        </a>
      </div>
    </AccountPage>
  )
}

function wordsOf(state: 'given' | 'refused' | 'withdrawn' | 'expired', site: string, child: string) {
  if (state === 'given')
    return {
      title: 'Persetujuan tercatat',
      tone: 'good' as const,
      text: `Terima kasih. Profil ${child} di ${site} tidak lagi dibatasi. Email konfirmasi berisi tautan untuk menarik persetujuan ini kapan saja.`,
    }
  if (state === 'refused')
    return {
      title: 'Jawaban tercatat',
      tone: 'info' as const,
      text: `Anda tidak menyetujui. Profil ${child} tetap dibatasi, dan pengelola ${site} diberi tahu.`,
    }
  if (state === 'withdrawn')
    return {
      title: 'Persetujuan ditarik',
      tone: 'info' as const,
      text: `Profil ${child} kini dibatasi, dan pengelola ${site} diberi tahu.`,
    }
  return {
    title: 'Tautan sudah tidak berlaku',
    tone: 'warning' as const,
    text: `Tautan ini sudah lewat atau diganti dengan yang baru. Mintalah ${child} mengirim permintaan lagi.`,
  }
}

function Ask({ data }: { data: GuardianPage }) {
  const { site, childName, guardianName, words, restrictions, expires } = data
  return (
    <AccountPage
      title={`Persetujuan untuk ${childName}`}
      text={`Halo ${guardianName}. ${childName} ingin belajar di ${site}. Karena usianya di bawah 18 tahun, kami memerlukan persetujuan Anda.`}
      home="/"
      notice={data.problem ? { tone: 'bad', text: data.problem } : undefined}
      links={<AnswerLinks {...data} whom="pengelola" />}
    >
      <AccountPoints
        groups={[
          { title: 'Yang Anda setujui', points: words },
          { title: 'Bila Anda tidak setuju', points: restrictions },
        ]}
      >
        <p>Tautan ini berlaku sampai {expires} dan hanya dapat dijawab sekali.</p>
      </AccountPoints>
      <AnswerForm
        path={data.path}
        confirm={`Saya orang tua atau wali yang sah dari ${childName}, dan berusia 18 tahun ke atas.`}
      >
        <button className="btn btn-main" type="submit" name="decision" value="given">
          Saya setuju
        </button>
        <button className="btn btn-line" type="submit" name="decision" value="refused">
          Saya tidak setuju
        </button>
      </AnswerForm>
    </AccountPage>
  )
}

function Withdraw({ data }: { data: GuardianPage }) {
  const { site, childName, restrictions } = data
  return (
    <AccountPage
      title={`Tarik persetujuan untuk ${childName}?`}
      text={`Anda pernah menyetujui pemrosesan data ${childName} di ${site}. Bila ditarik, profilnya dibatasi:`}
      home="/"
      notice={data.problem ? { tone: 'bad', text: data.problem } : undefined}
      links={<AnswerLinks {...data} whom="pengelola" />}
    >
      <AccountPoints groups={[{ points: restrictions }]} />
      <AnswerForm path={data.path} confirm={`Saya orang tua atau wali yang sah dari ${childName}.`}>
        <button className="btn btn-main" type="submit" name="decision" value="withdrawn">
          Tarik persetujuan
        </button>
        <a className="btn btn-line" href="/">
          Batal
        </a>
      </AnswerForm>
    </AccountPage>
  )
}
