/** The product's own tenant: it answers on the base host itself, and only there tenants are managed. */
export const productSlug = 'sanggar'
