import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

/**
 * The protocol's own schema, from the package `sitemap`, and what Google's documentation says of its two extensions:
 * their schemas stand on the web only, and no test asks the web.
 */
const folder = join(dirname(createRequire(import.meta.url).resolve('sitemap/package.json')), 'schema')
const protocol = { fileName: 'sitemap.xsd', contents: readFileSync(join(folder, 'sitemap.xsd'), 'utf8') }

const extension = (fileName: string, namespace: string, body: string) => ({
  fileName,
  contents: `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}" xmlns="${namespace}" elementFormDefault="qualified">${body}</xsd:schema>`,
})

const image = extension(
  'image.xsd',
  'http://www.google.com/schemas/sitemap-image/1.1',
  '<xsd:element name="image"><xsd:complexType><xsd:sequence><xsd:element name="loc" type="xsd:anyURI"/></xsd:sequence></xsd:complexType></xsd:element>',
)

const news = extension(
  'news.xsd',
  'http://www.google.com/schemas/sitemap-news/0.9',
  `<xsd:element name="news"><xsd:complexType><xsd:sequence>
  <xsd:element name="publication"><xsd:complexType><xsd:sequence>
    <xsd:element name="name" type="xsd:string"/><xsd:element name="language" type="xsd:language"/>
  </xsd:sequence></xsd:complexType></xsd:element>
  <xsd:element name="publication_date" type="xsd:dateTime"/><xsd:element name="title" type="xsd:string"/>
</xsd:sequence></xsd:complexType></xsd:element>`,
)

const all = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
<xsd:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
<xsd:import namespace="http://www.google.com/schemas/sitemap-news/0.9" schemaLocation="news.xsd"/>
</xsd:schema>`

/** What is wrong with a sitemap; nothing when it is as it should be. */
export async function sitemapTroubles(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [all],
    preload: [protocol, image, news],
  })
  return errors.map(({ message }) => message)
}
