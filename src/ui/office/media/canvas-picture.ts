/** What is drawn, as a picture to send. */
export const pictureIn = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.9),
  )
