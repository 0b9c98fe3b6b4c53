import type { Section } from '../../ui/parts.tsx'
import { linesOf } from './lines.ts'

/** Every section of the page is a station; the two lines cross in the middle and change sides there. */
export function MetroMap({ sections }: { sections: Section[] }) {
  const [first, second] = linesOf(sections.slice(0, 12))
  if (first.length === 0) return null
  const [firstHalf, secondHalf] = [Math.ceil(first.length / 2), Math.ceil(second.length / 2)]
  return (
    <nav className="jk-map" aria-label="Peta halaman">
      <div className="wrap jk-map-in">
        <Leg line="a" end="start" stops={first.slice(0, firstHalf)} />
        <Leg line="a" end="end" stops={first.slice(firstHalf)} from={firstHalf} />
        <Leg line="b" end="start" stops={second.slice(0, secondHalf)} />
        <Leg line="b" end="end" stops={second.slice(secondHalf)} from={secondHalf} />
        <svg className="jk-cross" viewBox="0 0 192 224" aria-hidden="true">
          <path className="jk-b" d="M0 136h30q10 0 17-7L145 31q7-7 17-7h30" />
          <path className="jk-a" d="M0 24h30q10 0 17 7l98 98q7 7 17 7h30" />
          <circle cx="96" cy="80" r="15" />
          <circle className="jk-hub" cx="96" cy="80" r="6" />
        </svg>
      </div>
    </nav>
  )
}

interface LegProps {
  line: 'a' | 'b'
  end: 'start' | 'end'
  stops: Section[]
  /** stations of the line before this leg */
  from?: number
}

function Leg({ line, end, stops, from = 0 }: LegProps) {
  const name = `jk-leg jk-leg-${end} jk-${line}`
  if (stops.length === 0) return <span className={name} />
  return (
    <ol className={name} start={from + 1}>
      {stops.map((stop, index) => (
        <li key={stop.id}>
          <a href={`#${stop.id}`}>
            <small aria-hidden="true">{`${line.toUpperCase()}${from + index + 1}`}</small>
            <span>{stop.title}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
