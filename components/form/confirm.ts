import { type ReactNode, useCallback, useEffect, useId } from 'react'

export type Question = {
  /** Names object and effect: 'Eliminar la práctica Ecografía'. */
  title: ReactNode
  /** For whom it is. */
  head?: ReactNode
  description?: ReactNode
  /** Stands under the description and may be worked with. */
  details?: ReactNode
  yes?: string
  no?: string
  tone?: 'default' | 'destructive'
  /** A second yes, for work that can be thrown away as well as kept: `act` runs before it is answered. */
  other?: { text: string; act: () => void; tone?: 'destructive-outline' | 'outline' }
  /** Runs after yes while the dialog waits. */
  action?: () => Promise<unknown>
}

export type Asked = Question & {
  owner: string
  answer: (yes: boolean) => void
  fail: (reason: unknown) => void
}

/** A new question while another stands is answered no. */
let current: Asked | null = null
const listeners = new Set<() => void>()

function change(next: Asked | null) {
  current = next
  for (const notify of listeners) notify()
}

export const confirmStore = {
  subscribe: (notify: () => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  },
  get: () => current,
}

function ask(question: Question, owner: string): Promise<boolean> {
  if (current) return Promise.resolve(false)
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      change(null)
      settle()
    }
    change({
      ...question,
      owner,
      answer: (yes) => end(() => resolve(yes)),
      fail: (reason) => end(() => reject(reason instanceof Error ? reason : new Error(String(reason)))),
    })
  })
}

/**
 * `if (await confirm({ title, … })) …` answers false to No, to Esc and when the asking component goes away; throws
 * what `action` throws. Needs `ConfirmHost` in the layout.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const owner = useId()
  useEffect(
    () => () => {
      if (current?.owner === owner) current.answer(false)
    },
    [owner],
  )
  return useCallback((question) => ask(question, owner), [owner])
}
