import { type ToastItem, toastStore } from '@/components/ui/toast'

/** A notice that went by, as the bell keeps it. */
export interface Contado {
  kind: ToastItem['kind']
  title: string
  detail?: string
  /** Milliseconds since 1970. */
  cuando: number
  visto: boolean
}

const MAX = 30
const LARGO = 300

/** The newest first; what is told again, word by word, is moved and not repeated. */
export function withNotice(before: readonly Contado[], item: ToastItem, cuando: number): Contado[] {
  const { kind, title } = item
  const detail = item.detail?.slice(0, LARGO)
  const others = before.filter((one) => one.title !== title || one.detail !== detail)
  return [{ kind, title, ...(detail && { detail }), cuando, visto: false }, ...others].slice(0, MAX)
}

/** Hears of each notice that is shown from now on. */
export function onToast(hear: (item: ToastItem) => void): () => void {
  let last = Math.max(0, ...toastStore.get().map(({ id }) => id))
  return toastStore.subscribe(() => {
    for (const item of toastStore.get()) {
      if (item.id <= last) continue
      last = item.id
      if (!item.pasajero) hear(item)
    }
  })
}
