import type { ReactNode } from 'react'

/** The home page of a layout as a drawing: its structure, no colours of its own. */
export function Wireframe({ name }: { name: DrawnName }) {
  return (
    <svg className="wireframe" viewBox="0 0 200 280" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}

/* classes: w1 to w4 from faint to dark, wa the accent */
type Box = [x: number, y: number, width: number, height: number]

function Boxes({ at, className = 'w2', round = 3 }: { at: Box[]; className?: string; round?: number }) {
  return (
    <g className={className}>
      {at.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx={round} />
      ))}
    </g>
  )
}

const three: number[] = [14, 74, 134]
const footerLines: Box[] = [0, 1, 2, 3].map(column => [14 + column * 45, 262, 30, 3])

const drawings = {
  default: (
    <>
      <Boxes className="w3" at={[[14, 9, 26, 5]]} />
      <Boxes at={[52, 72, 92].map((x): Box => [x, 10, 14, 3])} />
      <rect className="w1" y="22" width="200" height="82" />
      <Boxes
        className="w4"
        at={[
          [14, 42, 74, 8],
          [14, 54, 58, 8],
        ]}
      />
      <Boxes className="w2" at={[[14, 70, 66, 3]]} />
      <Boxes className="wa" at={[[14, 82, 30, 10]]} />
      <Boxes className="w0" at={[[108, 34, 78, 60]]} />
      <Boxes className="w3" at={[[108, 34, 78, 36]]} />
      <Boxes className="w4" at={[[14, 118, 54, 5]]} />
      {[132, 182].map(y => (
        <g key={y}>
          <Boxes className="w1" at={three.map((x): Box => [x, y, 52, 42])} />
          <Boxes className="w3" at={three.map((x): Box => [x, y, 52, 24])} />
          <Boxes at={three.map((x): Box => [x + 5, y + 30, 34, 3])} />
        </g>
      ))}
      <rect className="w5" y="240" width="200" height="40" />
      <Boxes at={footerLines} />
      <Boxes at={footerLines.map(([x, , width, height]): Box => [x, 254, width - 8, height])} />
    </>
  ),
  sanggar: (
    <>
      <Boxes className="w1" at={[[44, 8, 112, 14]]} round={7} />
      <Boxes className="w3" at={[[52, 13, 20, 4]]} />
      <Boxes at={[86, 104, 122].map((x): Box => [x, 13, 13, 4])} />
      <Boxes
        className="w4"
        at={[
          [36, 38, 128, 9],
          [54, 51, 92, 9],
        ]}
      />
      <Boxes at={[[58, 67, 84, 3]]} />
      <Boxes className="wa" at={[[70, 77, 28, 10]]} round={5} />
      <Boxes className="w1" at={[[102, 77, 28, 10]]} round={5} />
      <Boxes className="w3" at={[[14, 98, 112, 50]]} round={6} />
      <Boxes className="w5" at={[[130, 98, 56, 50]]} round={6} />
      <rect className="w5" x="6" y="160" width="188" height="74" rx="10" />
      <Boxes className="w4" at={[[16, 170, 80, 54]]} round={5} />
      <Boxes
        className="w4"
        at={[
          [100, 170, 40, 25],
          [144, 170, 40, 25],
          [100, 199, 84, 25],
        ]}
        round={5}
      />
      <Boxes className="wa" at={[[24, 178, 44, 26]]} round={4} />
      <Boxes className="w2" at={[[14, 250, 172, 34]]} round={5} />
    </>
  ),
  foundation: (
    <>
      <rect className="w4" width="200" height="112" />
      <path className="w3" d="M0 112V74l52-34 44 30 38-20 66 36v26z" />
      <Boxes className="w0" at={[[78, 8, 44, 5]]} />
      <Boxes
        className="w0"
        at={[
          [14, 46, 92, 8],
          [14, 58, 76, 8],
        ]}
      />
      <Boxes className="wa" at={[[14, 76, 32, 9]]} round={1} />
      <rect className="w0" x="14" y="96" width="172" height="34" />
      <Boxes className="w4" at={[[24, 104, 34, 7]]} />
      <Boxes className="w1" at={[[24, 118, 150, 5]]} />
      <Boxes className="wa" at={[[24, 118, 88, 5]]} />
      <Boxes className="w4" at={[16, 62, 108, 154].map((x): Box => [x, 146, 30, 11])} round={2} />
      <Boxes at={[16, 62, 108, 154].map((x): Box => [x + 4, 161, 22, 3])} />
      <Boxes className="w3" at={[[14, 178, 104, 46]]} round={0} />
      <Boxes className="w4" at={[[126, 190, 56, 6]]} />
      <Boxes
        at={[
          [126, 202, 48, 3],
          [126, 209, 52, 3],
        ]}
      />
      <Boxes className="w3" at={three.map((x): Box => [x, 232, 52, 24])} round={0} />
      <rect className="w5" y="266" width="200" height="14" />
    </>
  ),
  jambore: (
    <>
      <rect className="w1" width="200" height="120" />
      <path
        className="wa"
        d="M0 0h200v12l-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6-5-6-5 6z"
      />
      <Boxes
        className="w4"
        at={[
          [14, 34, 78, 8],
          [14, 46, 62, 8],
        ]}
      />
      <circle className="wa" cx="108" cy="78" r="13" />
      <path className="w2" d="M0 120V84l34-24 28 26 30-16 36 26 40-32 32 22v34z" />
      <path className="w3" d="M0 120v-22l40-12 46 16 50-18 64 20v16z" />
      <rect className="w5" y="114" width="200" height="22" />
      <path className="w0" d="M132 28h54v46h-54z" />
      <Boxes className="w3" at={[[136, 32, 46, 38]]} round={0} />
      <Boxes className="w3" at={[16, 76, 136].map((x): Box => [x, 121, 48, 8])} />
      {[14, 58, 102, 146].map(x => (
        <g key={x}>
          <rect className="w1" x={x} y="150" width="40" height="58" />
          <rect className="wa" x={x} y="150" width="40" height="4" />
          <Boxes at={[162, 170, 178, 186, 194].map((y): Box => [x + 6, y, 28, 3])} />
        </g>
      ))}
      <path className="w1 wire-stamp" d="M14 220h52v34H14zM74 220h52v34H74zM134 220h52v34h-52z" />
      <Boxes className="w3" at={three.map((x): Box => [x + 5, 225, 42, 18])} round={0} />
      <path className="w5" d="M0 280v-12l50-8 60 10 44-8 46 6v12z" />
    </>
  ),
  smkcoding: (
    <>
      <rect className="w5" width="48" height="280" />
      <Boxes className="w0" at={[[8, 10, 26, 5]]} />
      {[30, 40, 50, 60, 70, 80].map((y, index) => (
        <Boxes
          key={y}
          className={index === 2 ? 'wa' : 'w3'}
          at={[[index % 3 === 0 ? 8 : 14, y, [24, 20, 26, 18, 22, 20][index] ?? 20, 4]]}
        />
      ))}
      <rect className="w5" x="49" width="151" height="112" />
      <rect className="w4" x="128" width="72" height="12" />
      <rect className="w5" x="128" width="26" height="12" />
      <rect className="wa" x="128" width="26" height="2" />
      <Boxes
        className="w0"
        at={[
          [60, 30, 56, 7],
          [60, 41, 46, 7],
          [60, 52, 52, 7],
        ]}
      />
      <Boxes className="wa" at={[[60, 72, 28, 9]]} round={1} />
      <rect className="w4" x="127" width="1" height="112" />
      {[24, 32, 40, 48, 56, 64, 72, 80, 88].map((y, index) => (
        <Boxes
          key={y}
          className={index % 3 === 1 ? 'wa' : 'w3'}
          at={[[136 + (index % 4) * 5, y, [40, 28, 34, 22, 44, 26, 36, 20, 30][index] ?? 30, 3]]}
        />
      ))}
      <Boxes className="w4" at={[[60, 126, 46, 5]]} />
      {[60, 108, 156].map(x => (
        <g key={x}>
          <rect className="w1" x={x} y="140" width="42" height="52" />
          <rect className="w4" x={x} y="140" width="42" height="7" />
          <rect className="w3" x={x} y="147" width="42" height="22" />
          <Boxes at={[[x + 4, 175, 28, 3]]} />
        </g>
      ))}
      {[206, 220, 234, 248].map(y => (
        <g key={y}>
          <rect className="w3" x="60" y={y} width="14" height="9" />
          <Boxes
            at={[
              [80, y + 3, 58, 3],
              [150, y + 3, 26, 3],
            ]}
          />
          <rect className="w1" x="60" y={y + 11} width="130" height="1" />
        </g>
      ))}
      <rect className="wa" x="48" y="268" width="152" height="12" />
    </>
  ),
} satisfies Record<string, ReactNode>

/** the layouts of which there is a drawing */
export type DrawnName = keyof typeof drawings
