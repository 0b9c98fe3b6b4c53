import { Panel } from './panels.tsx'

interface PapersProps {
  papers: readonly { id: number; kindText: string; name: string; sizeText: string; href: string }[]
}

/** Documents that came with a registration, for whoever checks it. */
export function Papers({ papers }: PapersProps) {
  return (
    <Panel title="Dokumen">
      {papers.length === 0 ? (
        <p className="o-hint">Belum ada dokumen yang dikirim.</p>
      ) : (
        <ul className="o-list">
          {papers.map(({ id, kindText, name, sizeText, href }) => (
            <li key={id}>
              <a href={href} target="_blank" rel="noreferrer">
                {kindText}
              </a>{' '}
              <small>
                {name}, {sizeText}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
