import type { LayoutName } from '../shared/layout-names.ts'

/** made by scripts/make-layout-pictures.ts */
const pictures = import.meta.glob<string>('./layout-pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** What a layout looks like, small: the top of the home page of the demo's site that wears it. Decorative. */
export function LayoutPicture({ name, className }: { name: LayoutName; className: string }) {
  const src = pictures[`./layout-pictures/${name}.webp`]
  return (
    <span className={className} aria-hidden="true">
      {src && <img src={src} alt="" width={288} height={352} loading="lazy" decoding="async" />}
    </span>
  )
}
