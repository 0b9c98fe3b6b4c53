import { ReaderFrame } from '../../ui/kit/reader-frame.tsx'
import type { ReaderFrameProps } from '../../ui/parts.tsx'

/** A page of the book with its number at the foot. */
export function NumberedPage({ frame }: { frame: ReaderFrameProps }) {
  return (
    <div className="ak-reader">
      <ReaderFrame
        frame={{
          ...frame,
          children: (
            <>
              {frame.children}
              <p className="ak-folio" aria-hidden="true">
                {frame.position}
              </p>
            </>
          ),
        }}
        toc="start"
      />
    </div>
  )
}
