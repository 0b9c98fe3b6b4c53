/** The product's own tenant: it answers on the base host itself, and only there tenants are managed. */
export const productSlug = 'sanggar'
/** the product's own layout, under which some pages of the specification are its own */
export const productLayout = 'sanggar'
