/** side of the square in which podcast apps want a show's picture: 1400 to 3000 px, JPEG */
export const squareSide = 1400

/** What a picture is called in one width, once it was made. */
export const madeInWidth = (width: number) => `${width}.webp`

/** What a picture is called as it is shown when a page is shared, once it was cut. */
export const madeToShare = 'bagikan.jpg'
