/** SQL of a picture column with its address; names the parameter `pictureBase`, the tenant's picture address. */
export const pictureSql = (column: string) =>
  `case when ${column} is null then null
    else ${column} || jsonb_build_object('url', :pictureBase::text || (${column} ->> 'key')) end`

/** Text for `ilike '%' || :search || '%'`: what the visitor typed, with no wildcard of its own. */
export const likeText = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
