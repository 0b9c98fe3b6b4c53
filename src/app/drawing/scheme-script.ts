import { hashSource } from './hash-source.ts'

/**
 * The one script that stands in the document: a page must not be seen in the screen's colours before it is in those
 * that were chosen. It puts the choice on <html>, where the stylesheets look (`scheme-rules.ts`), gives pictures and the
 * browser's own frame the same answer, and hears the choice in the footer (`ui/scheme-choice.tsx`). It is the same on every
 * page, so a page stays one for everybody, and the policy names it by its hash.
 *
 * Whoever puts `data-scheme` on <html> is followed: the office paints its preview that way.
 */
const schemeScript = [
  'const d=document,r=d.documentElement',
  'const all=(q,f)=>d.querySelectorAll(q).forEach(f)',
  'let was',
  `const see=()=>{const c=r.dataset.scheme;if(c||was){all('select[name=scheme]',e=>{e.value=c||''});all('[media*=color-scheme],[data-media]',e=>{const m=e.dataset.media??=e.media;e.media=c?m.includes(c)?'screen':'not all':m})}was=c}`,
  "const take=c=>{if(c=='dark'||c=='light')r.dataset.scheme=c;else delete r.dataset.scheme}",
  // a browser that keeps nothing is asked on every page
  'try{take(localStorage.scheme)}catch{}',
  "r.dataset.scripted=''",
  "new MutationObserver(see).observe(d,{subtree:true,childList:true,attributeFilter:['data-scheme']})",
  "addEventListener('change',({target:t})=>{if(t.name=='scheme'){take(t.value);try{localStorage.scheme=t.value}catch{}}})",
].join(';')

/** How the content security policy names it. */
export const schemeScriptSource = hashSource(schemeScript)

export const schemeScriptTag = `<script>${schemeScript}</script>`
