import './accept.css'
import { useState } from 'react'
import { to } from '../../../routes.ts'
import { AccountPage } from '../../../ui/office/account.tsx'
import { callApi } from '../../../ui/office/call-api.ts'
import type { PagesOf } from '../../../ui/pages.ts'
import type { InvitationPage } from './invitations.contract.ts'

export const pages: PagesOf<'invitations.accept'> = { 'invitations.accept': Invitation }

/** Who follows an invitation's link: what it is for, and the button that takes it up. */
function Invitation({ data }: { data: InvitationPage }) {
  const { tenant, invitation, closed, member } = data
  if (!invitation || (closed && !member))
    return (
      <AccountPage
        title="Undangan tidak berlaku"
        home={to.home()}
        notice={{ tone: 'warning', text: closed ?? unknownWords }}
      >
        <Home tenant={tenant} />
      </AccountPage>
    )
  if (member && (closed || data.isMemberAlready))
    return (
      <AccountPage
        title={`Anda anggota ${tenant}`}
        text={`${member.name}, Anda terdaftar di sini sebagai ${member.kind}.`}
        home={to.home()}
      >
        <Home tenant={tenant} />
      </AccountPage>
    )
  return (
    <AccountPage
      title={`Bergabung di ${tenant}`}
      text={
        <>
          {invitation.inviter ?? 'Pengelola'} mengundang Anda sebagai <strong>{invitation.kind}</strong>.
        </>
      }
      home={to.home()}
    >
      <Terms invitation={invitation} />
      {member ? <AcceptAsMember data={data} member={member} /> : <AcceptAsStranger data={data} />}
    </AccountPage>
  )
}

const unknownWords =
  'Kami tidak mengenali undangan ini. Mungkin tautannya terpotong, atau sudah diganti dengan yang baru. Buka kembali tautan dari email undangan terbaru.'

const Home = ({ tenant }: { tenant: string }) => (
  <div className="account-actions account-actions-wide">
    <a className="btn btn-main" href={to.home()}>
      Buka {tenant}
    </a>
  </div>
)

function Terms({ invitation }: { invitation: NonNullable<InvitationPage['invitation']> }) {
  const { programs, message, until, forEmail } = invitation
  return (
    <>
      {message && <blockquote className="account-quote">{message}</blockquote>}
      <p className="account-text">
        {programs.length > 0 && `Program: ${programs.join(', ')}. `}
        {forEmail && `Undangan ini untuk alamat ${forEmail}. `}
        Berlaku sampai {until}.
      </p>
    </>
  )
}

/** A stranger signs in or makes an account first, and comes back a member. */
function AcceptAsStranger({ data }: { data: InvitationPage }) {
  return (
    <div className="account-actions account-actions-wide">
      <a className="btn btn-main" href={data.registerHref}>
        Terima undangan
      </a>
      <a className="btn btn-line" href={data.loginHref}>
        Saya sudah punya akun
      </a>
    </div>
  )
}

interface AcceptProps {
  data: InvitationPage
  member: NonNullable<InvitationPage['member']>
}

function AcceptAsMember({ data, member }: AcceptProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  async function accept(): Promise<void> {
    setBusy(true)
    const result = await callApi<{ mustSignIn: boolean }>('POST', '/v1/invitations/accept', {
      token: data.token,
    })
    if (result.ok) location.assign(result.data.mustSignIn ? to.login() : to.home())
    else {
      setBusy(false)
      setProblem(result.message)
    }
  }
  return (
    <div className="account-form" data-live="">
      <p className="account-text">
        Anda masuk sebagai {member.name}, {member.kind}.
      </p>
      {problem && (
        <p className="account-note account-note-bad" role="alert">
          {problem}
        </p>
      )}
      <div className="account-actions account-actions-wide">
        <button className="btn btn-main" type="button" aria-busy={isBusy} disabled={isBusy} onClick={accept}>
          Terima undangan
        </button>
      </div>
    </div>
  )
}
