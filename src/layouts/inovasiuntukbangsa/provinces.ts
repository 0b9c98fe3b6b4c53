/** The archipelago in a few strokes: a drawing, not a survey. Degrees of longitude and latitude. */
type Point = [longitude: number, latitude: number]

const x = (longitude: number) => Math.round((longitude - 94.5) * 20)
const y = (latitude: number) => Math.round((6.6 - latitude) * 20)

const coasts: number[][] = [
  // Sumatra
  [
    95.2, 5.6, 97.5, 5.2, 98.3, 4.2, 100, 3, 100.9, 2.2, 102.5, 1, 103.4, 0.5, 103.6, -0.8, 104.5, -1.8,
    105.9, -2.8, 105.8, -4.2, 105.8, -5.8, 104.6, -5.8, 103.6, -4.9, 102.3, -3.9, 101, -2.5, 100.4, -1, 99.2,
    0.3, 98.6, 1.8, 97.2, 3.2, 95.4, 4.8,
  ],
  // Bangka
  [105.4, -1.7, 106.2, -2, 106.7, -3, 105.7, -2.4],
  // Jawa
  [
    105.2, -6.8, 106.1, -5.9, 107.2, -6, 108.5, -6.6, 110.4, -6.9, 110.9, -6.4, 112.6, -6.9, 113.2, -7.6,
    114.5, -7.8, 114.4, -8.7, 112.5, -8.4, 110.2, -8.1, 108.4, -7.8, 106.5, -7.4,
  ],
  // Bali, Lombok, Sumbawa, Flores, Sumba, Timor
  [114.6, -8.2, 115.6, -8.2, 115.6, -8.5, 115.1, -8.8],
  [116, -8.4, 116.7, -8.4, 116.5, -8.9, 116, -8.8],
  [116.9, -8.5, 118, -8.2, 119.1, -8.4, 119, -8.8, 117.3, -9],
  [119.9, -8.4, 121.5, -8.4, 122.9, -8.2, 122.8, -8.6, 121, -8.9, 119.9, -8.8],
  [119, -9.5, 120.7, -9.9, 120.5, -10.3, 119.2, -9.8],
  [123.6, -10.3, 124.5, -9.2, 125.1, -9.1, 124.9, -9.6, 124.1, -10.2],
  // Kalimantan
  [
    109.1, 1.8, 110, 1.3, 111.5, 1, 113, 1.4, 114.3, 1.4, 115.2, 2.5, 115.8, 4.2, 117.5, 4.1, 117.8, 3.2,
    118.9, 1, 117.6, 0.6, 117.5, -0.8, 116.6, -1.6, 116.4, -3.2, 115.9, -4, 114.6, -4.1, 113.2, -3.3, 111.8,
    -3.5, 110.2, -2.9, 110, -1.4, 109.1, -0.4, 108.9, 0.6,
  ],
  // Sulawesi
  [
    119.8, 0.6, 120.8, 1.3, 123, 0.9, 124.4, 1.6, 125.2, 1.6, 124.3, 0.4, 121, 0.4, 120.2, -0.9, 121.5, -0.8,
    123.3, -0.7, 121.8, -1.9, 122.9, -3.3, 122.6, -4.6, 121.6, -4.8, 121.2, -2.9, 120.4, -3.2, 120.4, -5.5,
    119.5, -5.5, 119.6, -3.6, 118.9, -2.8, 119.4, -1.2,
  ],
  // Halmahera, Buru, Seram
  [127.5, 1.9, 128, 1.2, 128.7, 0.4, 127.9, 0.3, 128.3, -0.8, 127.7, -0.2, 127.4, 1],
  [126.1, -3.2, 127.2, -3.3, 126.7, -3.8],
  [127.9, -3.2, 129.5, -2.8, 130.8, -3.4, 130.8, -3.8, 128.9, -3.4, 128, -3.4],
  // Papua
  [
    131, -0.8, 132.5, -0.4, 134.1, -0.8, 134.2, -2.2, 135, -3.3, 136.2, -2.2, 137.8, -1.5, 140.9, -2.6, 140.9,
    -9, 139.2, -8.1, 138, -8.3, 138.8, -6.8, 137.8, -5.2, 135.3, -4.4, 133.8, -3.6, 132.8, -4, 132.8, -2.8,
    133.8, -2.4, 132.2, -2.1, 131, -1.4,
  ],
]

const outline = (coast: number[]) =>
  `M${coast.map((degrees, index) => (index % 2 ? y(degrees) : x(degrees))).join(' ')}Z`

export const islands = coasts.map(outline).join('')

const provinces: Record<string, Point> = {
  aceh: [96.8, 4.5],
  'sumatera utara': [99, 2.4],
  'sumatera barat': [100.4, -0.7],
  riau: [101.7, 0.6],
  'kepulauan riau': [104.4, 1],
  jambi: [102.7, -1.6],
  'sumatera selatan': [104.2, -3.2],
  bengkulu: [102.4, -3.7],
  lampung: [105, -4.9],
  'kepulauan bangka belitung': [106.3, -2.4],
  banten: [106.1, -6.5],
  'dki jakarta': [106.8, -6],
  'jawa barat': [107.6, -7],
  'jawa tengah': [110, -7.2],
  'di yogyakarta': [110.4, -8],
  'jawa timur': [112.7, -7.7],
  bali: [115.1, -8.4],
  'nusa tenggara barat': [117.4, -8.7],
  'nusa tenggara timur': [121, -8.7],
  'kalimantan barat': [110.6, -0.1],
  'kalimantan tengah': [113.3, -1.6],
  'kalimantan selatan': [115.4, -3],
  'kalimantan timur': [116.4, 0.4],
  'kalimantan utara': [116.4, 3.1],
  'sulawesi utara': [124.4, 1],
  gorontalo: [122.4, 0.6],
  'sulawesi tengah': [120.8, -1.5],
  'sulawesi barat': [119.3, -2.5],
  'sulawesi selatan': [120, -4.1],
  'sulawesi tenggara': [122, -4],
  'maluku utara': [127.9, 0.8],
  maluku: [129.3, -3.1],
  'papua barat daya': [131.6, -1],
  'papua barat': [133.5, -1.6],
  'papua tengah': [136, -3.6],
  'papua pegunungan': [138.9, -4.2],
  papua: [139.6, -2.8],
  'papua selatan': [139.6, -6.8],
}

/** Where a province lies on the map; nothing else has a place there. */
export function placeOf(name: string): [x: number, y: number] | undefined {
  const key = name.trim().toLowerCase()
  const point = Object.hasOwn(provinces, key) ? provinces[key] : undefined
  return point && [x(point[0]), y(point[1])]
}
