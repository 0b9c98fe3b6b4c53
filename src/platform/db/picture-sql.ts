/** SQL of a picture column with its address: `base` is the parameter that holds the tenant's picture address. */
export const pictureSql = (column: string, base: string) =>
  `case when ${column} is null then null
    else ${column} || jsonb_build_object('url', ${base}::text || (${column} ->> 'key')) end`

/** Text for `ilike '%' || $n || '%'`: what the visitor typed, with no wildcard of its own. */
export const likeText = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
