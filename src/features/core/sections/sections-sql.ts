const plain = (text: string) => `replace(replace(coalesce(${text}, ''), '&', '&amp;'), '<', '&lt;')`
const paragraph = (text: string) => `'<p>' || nullif(${plain(text)}, '') || '</p>'`

const price = `case when jsonb_typeof(i -> 'price') <> 'number' then i ->> 'price' when (i ->> 'price')::numeric = 0 then 'gratis'
  else 'Rp ' || replace(to_char((i ->> 'price')::numeric, 'FM999,999,999,999'), ',', '.') end`

const benefits = `case when jsonb_typeof(i -> 'benefits') = 'array'
  then (select string_agg(b, ', ') from jsonb_array_elements_text(i -> 'benefits') b) end`

/** an item of a section: a question with its answer below it, else what it is with what is said of it */
const item = `case when i ? 'question' then concat('<h3 id="', s ->> 'id', '">', ${plain(`i ->> 'question'`)}, '</h3>', ${paragraph(`i ->> 'answer'`)})
  else ${paragraph(`concat_ws(': ', nullif(concat_ws(' ', i ->> 'title', i ->> 'name', nullif(regexp_replace(i ->> 'label', '^[0-9]+[.]?$', ''), '')), ''),
    nullif(concat_ws(', ', i ->> 'value', nullif(concat_ws(' ', ${price}, i ->> 'period'), ''), i ->> 'text', i ->> 'note'), ''))`)}
    || coalesce(${paragraph(`(i ->> 'name') || ' mencakup: ' || ${benefits}`)}, '') end`

const cellsOf = (
  row: string,
  tag: 'th' | 'td',
) => `(select '<tr>' || string_agg('<${tag}>' || ${plain('c')} || '</${tag}>', '' order by n) || '</tr>'
  from jsonb_array_elements_text(${row}) with ordinality e (c, n))`

/** as a table, so that each cell is read under the name of its column */
const table = `concat('<table>', case when jsonb_typeof(s -> 'columns') = 'array' then ${cellsOf(`s -> 'columns'`, 'th')} end,
  (select string_agg(${cellsOf('w', 'td')}, '' order by m) from jsonb_array_elements(s -> 'rows') with ordinality r (w, m)
    where jsonb_typeof(w) = 'array'), '</table>')`

const section = `concat('<h2 id="', s ->> 'id', '">', ${plain(`s ->> 'title'`)}, '</h2>', ${paragraph(`s ->> 'intro'`)},
  ${paragraph(`s ->> 'text'`)}, s ->> 'bodyHtml', ${paragraph(`concat_ws('. ', s ->> 'address', s ->> 'phone', s ->> 'email', s ->> 'hours')`)},
  case when s ->> 'kind' <> 'quotes' and jsonb_typeof(s -> 'items') = 'array' then
    (select string_agg(${item}, '') from jsonb_array_elements(s -> 'items') i where jsonb_typeof(i) = 'object') end,
  case when jsonb_typeof(s -> 'rows') = 'array' then ${table} end)`

/** SQL of written sections as HTML, each under its own heading and anchor: what questions are answered out of. */
export const sectionsHtml = (sections: string) => `(select string_agg(${section}, '' order by n)
  from jsonb_array_elements(${sections}) with ordinality as e (s, n) where jsonb_typeof(s) = 'object')`
