/** What a person is called by: the first word of the name, and the next one where that is an initial or a particle ("I Made", "Ni Luh"). */
export function firstName(fullName: string): string {
  const [first = fullName, second] = fullName.trim().split(/\s+/)
  return first.length <= 2 && second ? `${first} ${second}` : first
}
