import { escapeAttribute } from '../pages/html-tree.ts'
import { childrenNamed, childText, type XmlElement } from './xml-tree.ts'

/** An Atom feed (RFC 4287) told in the words of RSS, which all others here understand. */
export function channelOfAtom(feed: XmlElement): XmlElement {
  const language = feed.attrs['xml:lang']
  return made(feed, 'channel', '', [
    made(feed, 'title', textIn(feed, 'atom:title')),
    made(feed, 'link', linkOf(feed, 'alternate')?.attrs.href ?? ''),
    ...(language ? [made(feed, 'language', language)] : []),
    ...childrenNamed(feed, 'atom:entry').map(entry => itemOf(entry, nameIn(feed))),
  ])
}

function itemOf(entry: XmlElement, feedAuthor: string): XmlElement {
  const enclosures = childrenNamed(entry, 'atom:link').filter(link => link.attrs.rel === 'enclosure')
  const item = made(entry, 'item', '', [
    made(entry, 'title', textIn(entry, 'atom:title')),
    made(entry, 'link', linkOf(entry, 'alternate')?.attrs.href ?? ''),
    made(entry, 'guid', childText(entry, 'atom:id')),
    made(entry, 'description', textIn(entry, 'atom:summary')),
    made(entry, 'content:encoded', textIn(entry, 'atom:content')),
    made(entry, 'pubDate', childText(entry, 'atom:published') || childText(entry, 'atom:updated')),
    made(entry, 'dc:creator', nameIn(entry) || feedAuthor),
    ...childrenNamed(entry, 'atom:category').map(({ attrs }) =>
      made(entry, 'category', attrs.label || (attrs.term ?? '')),
    ),
    ...enclosures.map(({ attrs }) => ({
      ...made(entry, 'enclosure', ''),
      attrs: { ...attrs, url: attrs.href ?? '' },
    })),
    ...entry.children.filter(child => child.name.startsWith('itunes:')),
  ])
  return { ...item, attrs: entry.attrs }
}

function made({ line }: XmlElement, name: string, text: string, children: XmlElement[] = []): XmlElement {
  return { name, attrs: {}, text, children, line }
}

/** Without a `rel`, a link is the thing's own page. */
function linkOf(node: XmlElement, rel: string): XmlElement | undefined {
  return childrenNamed(node, 'atom:link').find(link => (link.attrs.rel ?? 'alternate') === rel)
}

const nameIn = (node: XmlElement) =>
  childrenNamed(node, 'atom:author').map(author => childText(author, 'atom:name'))[0] ?? ''

/** Text constructs as HTML: plain words escaped, escaped markup as it is, XHTML as it was written. */
function textIn(node: XmlElement, name: string): string {
  const [found] = childrenNamed(node, name)
  if (!found) return ''
  if (found.markup !== undefined) return found.markup.replace(/<(\/?)\w+:/g, '<$1')
  return found.attrs.type?.endsWith('html') ? found.text.trim() : escapeAttribute(found.text.trim())
}
