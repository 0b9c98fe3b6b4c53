import { Actions } from '../../../ui/kit/actions.tsx'
import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import type { WelcomePage } from './sessions.contract.ts'

export const pages: PagesOf<'sign-in.welcome'> = { 'sign-in.welcome': Welcome }

/** The first page after the first sign-in: who you are here, and three things to do. */
function Welcome({ data: { tenant, home, member, actions, steps } }: { data: WelcomePage }) {
  const { DetailFrame } = useParts()
  return (
    <DetailFrame
      variant="article"
      crumbs={[{ label: 'Beranda', href: home }, { label: 'Selamat datang' }]}
      heading={
        member
          ? {
              eyebrow: member.kindLabel,
              title: `Selamat datang, ${member.name}`,
              lead: `Anda sekarang terdaftar di ${tenant} sebagai ${member.kindLabel}. Mulailah dari sini.`,
            }
          : {
              title: `Selamat datang di ${tenant}`,
              lead: 'Dengan satu akun Anda mengikuti kelas, menyimpan kemajuan belajar, dan menerima sertifikat.',
            }
      }
      facts={[]}
    >
      <div className="welcome">
        {actions.length > 0 && <Actions actions={actions} />}
        <ol className="steps steps-timeline">
          {steps.map(step => (
            <li key={step.href}>
              <h2>{step.title}</h2>
              <p>{step.text}</p>
              <p>
                <a className="btn btn-soft btn-small" href={step.href}>
                  {step.label}
                </a>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </DetailFrame>
  )
}
