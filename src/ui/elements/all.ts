import { ChapterNotes } from './chapter-notes.ts'
import { ChapterReading } from './chapter-reading.ts'
import { FilmFrame } from './film-frame.ts'
import { ListenStart } from './listen-start.ts'
import { PayWatch } from './pay-watch.ts'
import { PhotoLightbox } from './photo-lightbox.ts'
import { ReactionBar } from './reaction-bar.ts'

customElements.define('reaction-bar', ReactionBar)
customElements.define('photo-lightbox', PhotoLightbox)
customElements.define('film-frame', FilmFrame)
customElements.define('chapter-reading', ChapterReading)
customElements.define('chapter-notes', ChapterNotes)
customElements.define('pay-watch', PayWatch)
customElements.define('listen-start', ListenStart)
