/** What the boxes of GitHub's alerts and mdBook are called, by language; a book in any other keeps its English word. */
const titles: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  ar: { note: 'ملاحظة', tip: 'نصيحة', important: 'مهم', warning: 'تحذير', caution: 'تنبيه' },
  de: { note: 'Hinweis', tip: 'Tipp', important: 'Wichtig', warning: 'Warnung', caution: 'Vorsicht' },
  en: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
  es: {
    note: 'Nota',
    tip: 'Consejo',
    important: 'Importante',
    warning: 'Advertencia',
    caution: 'Precaución',
  },
  fa: { note: 'نکته', tip: 'راهنمایی', important: 'مهم', warning: 'هشدار', caution: 'احتیاط' },
  fr: { note: 'Note', tip: 'Astuce', important: 'Important', warning: 'Avertissement', caution: 'Attention' },
  he: { note: 'הערה', tip: 'טיפ', important: 'חשוב', warning: 'אזהרה', caution: 'זהירות' },
  hi: { note: 'नोट', tip: 'सुझाव', important: 'महत्वपूर्ण', warning: 'चेतावनी', caution: 'सावधान' },
  id: { note: 'Catatan', tip: 'Kiat', important: 'Penting', warning: 'Peringatan', caution: 'Awas' },
  it: {
    note: 'Nota',
    tip: 'Suggerimento',
    important: 'Importante',
    warning: 'Avviso',
    caution: 'Attenzione',
  },
  ja: { note: '注記', tip: 'ヒント', important: '重要', warning: '警告', caution: '注意' },
  ko: { note: '참고', tip: '팁', important: '중요', warning: '경고', caution: '주의' },
  ms: { note: 'Nota', tip: 'Petua', important: 'Penting', warning: 'Amaran', caution: 'Awas' },
  nl: { note: 'Opmerking', tip: 'Tip', important: 'Belangrijk', warning: 'Waarschuwing', caution: 'Let op' },
  pl: { note: 'Uwaga', tip: 'Wskazówka', important: 'Ważne', warning: 'Ostrzeżenie', caution: 'Ostrożnie' },
  pt: { note: 'Nota', tip: 'Dica', important: 'Importante', warning: 'Aviso', caution: 'Cuidado' },
  ru: {
    note: 'Примечание',
    tip: 'Совет',
    important: 'Важно',
    warning: 'Предупреждение',
    caution: 'Осторожно',
  },
  tr: { note: 'Not', tip: 'İpucu', important: 'Önemli', warning: 'Uyarı', caution: 'Dikkat' },
  uk: { note: 'Примітка', tip: 'Порада', important: 'Важливо', warning: 'Попередження', caution: 'Обережно' },
  vi: { note: 'Ghi chú', tip: 'Mẹo', important: 'Quan trọng', warning: 'Cảnh báo', caution: 'Thận trọng' },
  'zh-hant': { note: '註', tip: '提示', important: '重要', warning: '警告', caution: '注意' },
  zh: { note: '注', tip: '提示', important: '重要', warning: '警告', caution: '注意' },
}

type Kind = 'note' | 'tip' | 'important' | 'warning' | 'caution'

const isKind = (kind: string): kind is Kind => Object.hasOwn(titles.en ?? {}, kind)

/** "Catatan" for `note` in `id`; a language that nobody told is English, as the marks are. */
export function noteTitle(kind: string, language: string | undefined): string {
  const tag = (language ?? 'en').toLowerCase()
  const isTraditional = /^zh-(?:hant|tw|hk|mo)\b/.test(tag)
  const words = titles[isTraditional ? 'zh-hant' : (tag.split('-', 1)[0] ?? '')] ?? titles.en
  return (isKind(kind) ? words?.[kind] : undefined) ?? kind
}
