export default defineEventHandler(async event => {
  const { page, type } = getQuery(event)
  const { site, classList } = await useCatalogue()
  const { data, head, canonical } = await classList({ ...(page ? { page } : {}), ...(type ? { type } : {}) })
  return { site, data, head, canonical }
})
