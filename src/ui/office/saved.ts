/** "Tersimpan 09.05", in the reader's own clock. By hand: browsers' locale data differ. */
export function savedText(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `Tersimpan ${two(at.getHours())}.${two(at.getMinutes())}`
}
