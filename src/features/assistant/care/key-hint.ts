/** What stands below the field of a service's key, which is never told again. */
export const keyHint = ({ isThere, end }: { isThere: boolean; end: string }): string =>
  isThere
    ? `Tersimpan${end ? `, berakhiran ${end}` : ''}. Kosongkan bila tidak diganti.`
    : 'Belum ada. Kosongkan bila layanannya tidak memerlukan kunci.'
