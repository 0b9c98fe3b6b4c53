const widths = [320, 480, 640, 960, 1280, 1920]

export function Picture({ image, sizes, site, ratio = 'auto', decorative }) {
  const addressOf = width => `${site.filesOrigin}/${site.tenant}/w_${width},f_webp/${image.key}`
  const offered = widths.filter(width => width <= image.width)
  if (offered.length === 0) offered.push(image.width)
  const usual = offered.findLast(width => width <= 640) ?? image.width
  return (
    // biome-ignore lint/performance/noImgElement: our file host makes the sizes, as on the page this is compared with
    <img
      className={`pic r-${ratio}`}
      src={addressOf(usual)}
      srcSet={offered.map(width => `${addressOf(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : image.alt}
      loading="lazy"
      decoding="async"
    />
  )
}
