interface Figure {
  value: string
  label: string
  note?: string
}

/** Figures whose digits turn into place as they come into view. */
export function Counters({ items }: { items: Figure[] }) {
  return (
    <dl className="counters">
      {items.map(item => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd className="counter">
            <span className="sr-only">{item.value}</span>
            <Reels value={item.value} />
          </dd>
          {item.note && <dd className="counter-note">{item.note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Each digit is a reel of ten, drawn by the stylesheet; all else stands still. */
function Reels({ value }: { value: string }) {
  return (
    <span aria-hidden="true">
      {value.split(/(\d)/).map((piece, index) =>
        /^\d$/.test(piece) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is known by its place
          <span key={index} className={`reel reel-${piece}`} />
        ) : (
          piece && <span key={piece}>{piece}</span>
        ),
      )}
    </span>
  )
}
