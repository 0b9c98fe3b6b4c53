/** Where a link of the site may lead: a path here, the web, a mail address, a telephone. Nothing that runs. */
export const isSafeHref = (href: string): boolean =>
  /^(\/(?![/\\])|#|https?:\/\/[^\s/]|mailto:[^\s]+@|tel:\+?[\d -]+$)/i.test(href) &&
  !/[\s\\]/.test(href.replaceAll(' ', '%20'))
