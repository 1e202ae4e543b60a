'use client'

import { CircleAlert, CircleCheck, Info, X } from '@/components/ui/icons'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ToastItem, stayOf, toast, toastStore } from '@/components/ui/toast'
import { escrito } from '@/lib/ortografia/escrito'

const NONE: readonly ToastItem[] = []
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info }

/**
 * Two live regions stand from the start, or screen readers would miss the first notice: errors interrupt, the rest
 * waits. sonner would add a style element that the content policy refuses.
 */
export function Toaster() {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => NONE)
  return (
    <section aria-label="Avisos" className="toaster" data-print="hide" data-toaster>
      <div role="status" aria-live="polite" className="contents">
        {items
          .filter((item) => item.kind !== 'error')
          .map((item) => (
            <Toast key={item.id} item={item} />
          ))}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {items
          .filter((item) => item.kind === 'error')
          .map((item) => (
            <Toast key={item.id} item={item} />
          ))}
      </div>
    </section>
  )
}

function Toast({ item }: { item: ToastItem }) {
  const [over, setOver] = useState(false)
  const [inside, setInside] = useState(false)
  // A passing pointer takes nothing from whoever reads by keyboard.
  const held = over || inside
  useEffect(() => {
    const stay = stayOf(item)
    if (stay === null || held) return
    const timer = setTimeout(() => toast.close(item.id), stay)
    return () => clearTimeout(timer)
  }, [item, held])
  const Icon = ICONS[item.kind]
  return (
    <div
      data-kind={item.kind}
      className="toast appear raised"
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setInside(true)}
      onBlur={() => setInside(false)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{escrito(item.title)}</p>
        {item.detail && <p className="mt-0.5 text-muted-foreground">{escrito(item.detail)}</p>}
        {item.actions.map(({ label, run }) => (
          <button
            key={label}
            type="button"
            className="mt-1 mr-4 min-h-6 font-medium underline underline-offset-3"
            onClick={() => {
              run()
              toast.close(item.id)
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label="Cerrar aviso"
        className="-mt-0.5 -mr-1 grid size-6 shrink-0 place-items-center rounded text-muted-foreground hover:bg-muted"
        onClick={() => toast.close(item.id)}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </div>
  )
}
