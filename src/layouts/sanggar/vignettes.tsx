import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'

/** A small scene of what a tile tells, drawn in one colour; an icon without a scene stands in rings. */
export function Vignette({ icon }: { icon: IconName }) {
  const scene = scenes[icon]
  if (!scene)
    return (
      <span className="vignette vignette-rings">
        <Icon name={icon} />
      </span>
    )
  return (
    <svg className="vignette" viewBox="0 0 240 140" aria-hidden="true">
      {scene}
    </svg>
  )
}

/* classes: f1 to f3 fill, from strong to faint; s1 and s2 draw a line */
interface BarsProps {
  x: number
  y: number
  /** one bar each, by its width, 14 below the one before */
  widths: number[]
  className?: string
}

function Bars({ x, y, widths, className = 'f2' }: BarsProps) {
  return (
    <path
      className={`${className} bars`}
      d={widths.map((width, row) => `M${x + 3} ${y + 3 + row * 14}h${width - 6}`).join('')}
    />
  )
}

function Squares({ at, size }: { at: [number, number][]; size: number }) {
  return (
    <g className="f2">
      {at.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={size} height={size} rx="1.5" />
      ))}
    </g>
  )
}

const scenes: Partial<Record<IconName, ReactNode>> = {
  code: (
    <>
      <rect className="f3" x="14" y="10" width="212" height="120" rx="12" />
      <rect className="f3" x="14" y="10" width="212" height="22" rx="11" />
      <g className="f2">
        <circle cx="28" cy="21" r="3.5" />
        <circle cx="40" cy="21" r="3.5" />
        <circle cx="52" cy="21" r="3.5" />
      </g>
      <Bars x={30} y={46} widths={[44, 30, 58, 30, 44]} />
      <Bars x={82} y={46} widths={[62]} className="f1" />
      <Bars x={70} y={60} widths={[86]} />
      <Bars x={96} y={74} widths={[40]} className="f1" />
      <Bars x={68} y={88} widths={[52]} />
      <rect className="f1 vignette-caret" x="80" y="99" width="7" height="11" rx="1.5" />
      <circle className="f1" cx="202" cy="106" r="15" />
      <path className="cut" d="m198 99 11 7-11 7z" />
    </>
  ),
  check: (
    <>
      {[14, 54, 94].map((y, index) => (
        <g key={y}>
          <rect className="f3" x="30" y={y} width="180" height="32" rx="10" />
          <circle className={index === 1 ? 'f1' : 's2'} cx="50" cy={y + 16} r="8" />
          <rect className="f2" x="70" y={y + 13} width={[96, 118, 74][index]} height="6" rx="3" />
        </g>
      ))}
      <path className="cut-line" d="m46 70 3 3 6-6" />
    </>
  ),
  award: (
    <>
      <rect className="f3" x="34" y="12" width="172" height="116" rx="10" />
      <rect className="s2" x="44" y="22" width="152" height="96" rx="5" />
      <Bars x={60} y={40} widths={[78, 54, 66]} />
      <circle className="f1" cx="76" cy="96" r="13" />
      <path className="f1" d="m68 104-5 22 13-7 13 7-5-22z" />
      <Squares
        size={7}
        at={[
          [154, 78],
          [163, 78],
          [181, 78],
          [154, 87],
          [172, 87],
          [163, 96],
          [181, 96],
          [154, 105],
          [172, 105],
          [181, 105],
        ]}
      />
    </>
  ),
  wallet: (
    <>
      <rect className="f3" x="66" y="8" width="108" height="124" rx="10" />
      <Bars x={82} y={26} widths={[44, 62]} />
      <path className="s2" d="M82 60h76" />
      <Bars x={82} y={72} widths={[32, 40]} />
      <Bars x={134} y={72} widths={[24, 18]} />
      <rect className="f1" x="82" y="102" width="76" height="18" rx="9" />
      <circle className="f2" cx="186" cy="40" r="20" />
      <circle className="s1" cx="186" cy="40" r="12" />
    </>
  ),
  layers: (
    <>
      <g className="f3">
        <rect x="22" y="26" width="88" height="104" rx="8" />
        <rect x="130" y="26" width="88" height="104" rx="8" />
      </g>
      <rect className="f2" x="72" y="10" width="96" height="122" rx="8" />
      <rect className="f1" x="82" y="20" width="76" height="34" rx="4" />
      <g className="f1">
        <rect x="82" y="62" width="22" height="26" rx="3" />
        <rect x="109" y="62" width="22" height="26" rx="3" />
        <rect x="136" y="62" width="22" height="26" rx="3" />
      </g>
      <Bars x={82} y={98} widths={[76, 52]} className="f1" />
    </>
  ),
  globe: (
    <>
      <rect className="f3" x="86" y="8" width="68" height="124" rx="14" />
      <Bars x={98} y={34} widths={[44, 36, 44, 28]} />
      <rect className="f1" x="98" y="98" width="44" height="16" rx="8" />
      <path
        className="s2"
        d="M30 62a40 40 0 0 1 34-16M38 78a24 24 0 0 1 22-12M210 62a40 40 0 0 0-34-16M202 78a24 24 0 0 0-22-12"
      />
      <path className="s1" d="M26 40 68 96M214 40l-42 56" />
    </>
  ),
  'message-circle': (
    <>
      <path
        className="f3"
        d="M34 14h112a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H58l-16 14V64h-8a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12z"
      />
      <Bars x={42} y={30} widths={[92, 60]} />
      <path
        className="f1"
        d="M106 70h100a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12h-4v14l-16-14h-80a12 12 0 0 1-12-12V82a12 12 0 0 1 12-12z"
      />
      <g className="cut">
        <rect x="112" y="86" width="84" height="6" rx="3" />
        <rect x="112" y="100" width="54" height="6" rx="3" />
      </g>
    </>
  ),
  shield: (
    <>
      <rect className="f3" x="24" y="30" width="192" height="34" rx="10" />
      <rect className="f3" x="24" y="76" width="192" height="34" rx="10" />
      <Bars x={40} y={44} widths={[34]} />
      <Bars x={40} y={90} widths={[50]} />
      <g className="f2">
        {[150, 164, 178, 192].map(x => (
          <circle key={x} cx={x} cy="47" r="3.5" />
        ))}
        {[150, 164, 178, 192].map(x => (
          <circle key={x} cx={x} cy="93" r="3.5" />
        ))}
      </g>
      <path className="f1" d="M116 24 86 36v30c0 24 14 38 30 48 16-10 30-24 30-48V36z" />
      <path className="cut-line" d="m103 68 10 10 18-20" />
    </>
  ),
}
