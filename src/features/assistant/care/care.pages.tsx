import type { PagesOf } from '../../../ui/pages.ts'
import { useParts } from '../../../ui/parts.tsx'
import './about.css'
import type { AboutPage } from './care.contract.ts'

export const pages: PagesOf<'care.about'> = { 'care.about': AboutAssistant }

/** What the assistant is and what becomes of questions; below it what the site has answered itself. */
function AboutAssistant({ data }: { data: AboutPage }) {
  const { DetailFrame } = useParts()
  const { parts, faqs, policy, isOn } = data
  return (
    <DetailFrame {...data} variant="article" facts={[]}>
      <div className="prose about-asst">
        {!isOn && <p>Asisten sedang dimatikan di situs ini.</p>}
        {parts.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {paragraphs.map(text => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <p>
          Selengkapnya: <a href={policy.href}>{policy.label}</a>.
        </p>
        {faqs.length > 0 && <h2 id="tanya-jawab">Tanya jawab</h2>}
        {faqs.map(({ id, question, paragraphs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h3 id={`${id}-title`}>{question}</h3>
            {paragraphs.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other name
              <p key={index}>{text}</p>
            ))}
          </section>
        ))}
      </div>
    </DetailFrame>
  )
}
