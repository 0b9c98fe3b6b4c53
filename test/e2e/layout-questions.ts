/** Questions to a page in the browser that wears a layout, as text: each answers in words, or numbers, what is wrong. */

/** Facts that end their line and have a dot behind them. */
export const dotsAtEnds = `[...document.querySelectorAll('.facts-inline li')].filter(fact => {
  const next = fact.nextElementSibling?.getBoundingClientRect().top ?? Infinity
  const isLast = next > fact.getBoundingClientRect().top + 4
  return isLast && getComputedStyle(fact, '::after').content.includes('\u00b7')
}).length`

export const shift = `new Promise(done => {
  let sum = 0
  new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value })
    .observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => done(sum), 60)
})`

/**
 * Pictures whose `sizes` ask for a file too coarse for their place: one that fills a tall place is cut at its sides, so
 * the height decides. Small ones get the smallest file anyway.
 */
export const coarse = `[...document.querySelectorAll('main img[srcset]')].flatMap(image => {
  const { width, height } = image.getBoundingClientRect()
  const [whole, tall] = [image.getAttribute('width'), image.getAttribute('height')]
  const needed = Math.min(whole, Math.max(width, (height * whole) / tall))
  if (needed < 200 || getComputedStyle(image).objectFit === 'contain') return []
  const asked = image.sizes.split(',').map(size => /^(?:\\((.+)\\) )?([\\d.]+)(rem|vw|px)$/.exec(size.trim()))
    .find(([, condition]) => !condition || matchMedia('(' + condition + ')').matches)
  const said = asked[2] * { rem: 16, vw: innerWidth / 100, px: 1 }[asked[3]]
  return said < needed * 0.7 ? [image.className + ' in ' + image.closest('article,li,section')?.className +
    ' needs ' + Math.round(needed) + ' pixels and asks for ' + Math.round(said)] : []
})`

/** A document of a page's styles, its first badge and what that stands in, and nothing else that had to be drawn with it. */
export const badgeAlone = `(() => {
  const badge = document.querySelector('main .badge')
  const styles = [...document.querySelectorAll('style, link[rel="stylesheet"]')].map(one => one.outerHTML).join('')
  const around = (one, inside) => {
    const shell = one.cloneNode(false)
    shell.textContent = '@@'
    return shell.outerHTML.replace('@@', () => inside)
  }
  let inside = badge ? badge.outerHTML : ''
  for (let one = badge?.parentElement; one && one !== document.documentElement; one = one.parentElement)
    inside = around(one, inside)
  return '<!doctype html>' + around(document.documentElement, '<head>' + styles + '</head>' + inside)
})()`

/**
 * The first badge of a page in each tone, as the layout says it: hard to read in one of them, or two that look alike.
 * Colours go through a canvas, which knows all ways of writing them.
 */
export const badges = `(async () => {
  let badge = document.querySelector('main .badge')
  if (!badge) return []
  if (matchMedia('(prefers-color-scheme: dark)').matches) await new Promise(done => setTimeout(done, 40))
  // what is on its way to its colour by night has arrived
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime !== Infinity) one.finish()
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = colour => {
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }
  const light = colour => {
    const [r, g, b] = rgba(colour).map(one => (one / 255 <= 0.04045 ? one / 3294.6 : ((one / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const groundOf = node => {
    const colour = node ? getComputedStyle(node).backgroundColor : 'white'
    return rgba(colour)[3] === 255 ? colour : groundOf(node.parentElement)
  }
  const looks = ['neutral', 'orange', 'green', 'blue', 'red'].map(tone => {
    // a new one: on one that is there a change of colour would be a transition
    const other = badge.cloneNode(true)
    other.className = 'badge tone-' + tone
    badge.replaceWith(other)
    badge = other
    const [style, mark] = [getComputedStyle(badge), getComputedStyle(badge, '::before')]
    const [ink, ground] = [light(style.color), light(groundOf(badge))]
    const contrast = Math.max(ink, ground) / Math.min(ink, ground)
    return { tone, contrast, look: [style.color, style.backgroundColor, style.borderLeftColor, style.borderTopColor, mark.backgroundColor].join() }
  })
  return [
    ...looks.filter(({ contrast }) => contrast < 4.5).map(({ tone, contrast }) => 'a badge in ' + tone + ' has ' + contrast.toFixed(1)),
    ...(new Set(looks.map(({ look }) => look)).size < 5 ? ['badges of two tones look alike'] : []),
  ]
})()`

/** A page that offers something, read to its middle and to its end: the button is in sight, and never on the footer. */
export const wayIn = `(async () => {
  const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  const { top, height } = document.querySelector('main .body').getBoundingClientRect()
  scrollTo(0, scrollY + top + height / 2 - innerHeight / 2)
  await drawn()
  const isSeen = [...document.querySelectorAll('.offer-box .btn, .way-in .btn')].some(button => {
    const { top, bottom, width } = button.getBoundingClientRect()
    return width > 0 && top >= 0 && bottom <= innerHeight
  })
  scrollTo(0, document.documentElement.scrollHeight)
  await drawn()
  const bar = document.querySelector('.way-in').getBoundingClientRect()
  const foot = document.querySelector('footer.footer').getBoundingClientRect()
  scrollTo(0, 0)
  return [
    ...(isSeen ? [] : ['has its way in out of sight']),
    ...(bar.height > 0 && bar.bottom > foot.top + 1 && foot.width > innerWidth / 2 ? ['has its way in on the footer'] : []),
  ]
})()`

/** A list of the kit's in each of its looks, with one thing to a dozen: where the last row has one and others more. */
export const leftAlone = `(() => {
  const list = document.querySelector('main .section ul.cards')
  const [one] = list.children
  return ['cards cards-two', 'cards cards-three', 'cards cards-four', 'people people-grid', 'quotes quotes-grid'].flatMap(look => {
    list.className = look
    return Array.from({ length: 12 }, (_, index) => index + 1).filter(count => {
      list.replaceChildren(...Array.from({ length: count }, () => one.cloneNode(true)))
      const places = [...list.children].map(child => child.getBoundingClientRect())
      const inRow = place => places.filter(({ top }) => Math.abs(top - place.top) < 4).length
      const last = places.at(-1)
      return inRow(places[0]) > 1 && inRow(last) === 1 && last.width < list.clientWidth * 0.9
    }).map(count => count + ' in ' + look)
  })
})()`
