import { useCallback, useEffect, useRef, useState } from 'react'
import { useToasts } from '../../../ui/office/toasts.tsx'
import type { OutlineChange } from './outlines.contract.ts'
import { type ChapterKind, chapterMoved, moduleMoved, stepOf } from './outlines.rules.ts'
import { inOrder, lessonOf, type OutlineEditing, orderOf, partOf } from './use-outline.views.tsx'

export type LessonChange = Extract<OutlineChange, { act: 'changeChapter' }>['fields']

/**
 * The one to say as seen: what somebody else has named anew meanwhile is not written over, and what one has changed
 * oneself a moment ago is no conflict.
 */
function revOf<Item extends { rev: number }>(
  seen: Item,
  now: Item | undefined,
  names: readonly string[],
): number {
  const isSame = now && names.every(name => Reflect.get(now, name) === Reflect.get(seen, name))
  return isSame ? now.rev : seen.rev
}

/** What can be done in an outline, by whatever hand: keys, menus, dialogs or a pointer. */
export function useOutlineActs({ outline, change }: OutlineEditing) {
  const toasts = useToasts()
  const [said, setSaid] = useState('')
  const wanted = useRef('')

  // whoever moves something by the keyboard stays on it
  useEffect(() => {
    if (wanted.current === '') return
    document.getElementById(wanted.current)?.focus()
    wanted.current = ''
  })

  const moveChapter = useCallback(
    (id: number, to: { moduleId: number; at: number }, keepsFocus = false) => {
      if (keepsFocus) wanted.current = `bab-${id}`
      const after = inOrder(outline, chapterMoved(orderOf(outline), id, to))
      const part = partOf(after, to.moduleId)
      const place = (part?.chapters.findIndex(one => one.id === id) ?? 0) + 1
      setSaid(
        `${lessonOf(outline, id)?.title}: ${part?.title}, urutan ${place} dari ${part?.chapters.length}`,
      )
      void change(
        now => {
          const lesson = lessonOf(now, id)
          return lesson && { act: 'moveChapter', chapterId: id, rev: lesson.rev, ...to }
        },
        now => inOrder(now, chapterMoved(orderOf(now), id, to)),
      )
    },
    [outline, change],
  )

  const moveModule = useCallback(
    (id: number, at: number, keepsFocus = false) => {
      if (at < 0 || at >= outline.modules.length) return
      if (keepsFocus) wanted.current = `modul-${id}`
      setSaid(`${partOf(outline, id)?.title}: modul ke-${at + 1} dari ${outline.modules.length}`)
      void change(
        () => ({ act: 'moveModule', moduleId: id, at }),
        now => inOrder(now, moduleMoved(orderOf(now), id, at)),
      )
    },
    [outline, change],
  )

  const stepChapter = (id: number, step: -1 | 1, keepsFocus = false) => {
    const to = stepOf(orderOf(outline), id, step)
    if (to) moveChapter(id, to, keepsFocus)
  }

  const removed = (title: string, restore: OutlineChange) =>
    toasts.show({
      message: `"${title}" dikeluarkan.`,
      undo: () => void change(() => restore),
    })

  async function removeChapter(id: number): Promise<void> {
    const title = lessonOf(outline, id)?.title ?? ''
    const done = await change(
      now => {
        const lesson = lessonOf(now, id)
        return lesson && { act: 'removeChapter', chapterId: id, rev: lesson.rev }
      },
      now => ({
        ...now,
        modules: now.modules.map(module => ({
          ...module,
          chapters: module.chapters.filter(one => one.id !== id),
        })),
      }),
    )
    if (done) removed(title, { act: 'restoreChapter', chapterId: id })
  }

  async function removeModule(id: number): Promise<void> {
    const title = partOf(outline, id)?.title ?? ''
    const done = await change(
      now => {
        const part = partOf(now, id)
        return part && { act: 'removeModule', moduleId: id, rev: part.rev }
      },
      now => ({ ...now, modules: now.modules.filter(module => module.id !== id) }),
    )
    if (done) removed(title, { act: 'restoreModule', moduleId: id })
  }

  const renameModule = (id: number, title: string) => {
    const seen = partOf(outline, id)
    return (
      seen &&
      change(
        now => ({ act: 'renameModule', moduleId: id, rev: revOf(seen, partOf(now, id), ['title']), title }),
        now => ({
          ...now,
          modules: now.modules.map(module => (module.id === id ? { ...module, title } : module)),
        }),
      )
    )
  }

  const changeChapter = (id: number, fields: LessonChange) => {
    const seen = lessonOf(outline, id)
    const names = Object.keys(fields)
    return (
      seen &&
      change(
        now => ({
          act: 'changeChapter',
          chapterId: id,
          rev: revOf(seen, lessonOf(now, id), names),
          fields,
        }),
        now => ({
          ...now,
          modules: now.modules.map(module => ({
            ...module,
            chapters: module.chapters.map(one =>
              one.id === id && fields.title !== undefined ? { ...one, title: fields.title } : one,
            ),
          })),
        }),
      )
    )
  }

  const addModule = (title: string) => change(() => ({ act: 'addModule', title }))
  const addChapter = (moduleId: number, title: string, kind: ChapterKind) =>
    change(() => ({ act: 'addChapter', moduleId, title, kind }))

  return {
    said,
    moveChapter,
    moveModule,
    stepChapter,
    removeChapter,
    removeModule,
    renameModule,
    changeChapter,
    addModule,
    addChapter,
  }
}

export type OutlineActs = ReturnType<typeof useOutlineActs>
