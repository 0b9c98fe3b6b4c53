/** A value of whatever kind, to be read: texts without their markup, the rest field by field. */
export function DraftValue({ value }: { value: unknown }) {
  const lines = linesOf(value)
  return lines.length === 0 ? (
    <p className="o-hint">Tidak ada</p>
  ) : (
    <div className="o-draft-value">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
        <p key={index}>
          {/^#[0-9a-f]{6}$/.test(line) && <i style={{ background: line }} aria-hidden="true" />}
          {line}
        </p>
      ))}
    </div>
  )
}

const plain = (text: string) =>
  text
    .replaceAll(/<\/(p|li|h\d)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim()

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return plain(value).split('\n').filter(Boolean)
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'boolean') return [value ? 'Ya' : 'Tidak']
  if (typeof value !== 'object' || value === null) return []
  const hidden = ['kind', 'id', 'key', 'width', 'height', 'tint', 'focus']
  return Object.entries(value).flatMap(([name, part]) => (hidden.includes(name) ? [] : linesOf(part)))
}
