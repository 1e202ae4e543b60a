/** The store behind the toaster; call it from anywhere in the browser. */

export type ToastKind = 'success' | 'error' | 'info'
/** What can be done about it while it is shown: 'Deshacer'. */
export type ToastAction = { label: string; run: () => void }
export type ToastItem = {
  id: number
  kind: ToastKind
  title: string
  detail?: string | undefined
  action?: ToastAction | undefined
  /** What it is about, where trying that again makes it old. */
  acto?: string | undefined
  /** Something else ended well since: who did that has gone on. */
  pasado?: boolean
}

/** How long a notice stays, in milliseconds; an error stays until it is closed or something ends well after it. */
const STAY = 6_000
/** Time enough to read, understand and press. */
const STAY_WITH_ACTION = 10_000
const AT_ONCE = 4

let items: readonly ToastItem[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly ToastItem[]) {
  items = next
  for (const notify of listeners) notify()
}

type More = Pick<ToastItem, 'detail' | 'action' | 'acto'>

function show(kind: ToastKind, title: string, { detail, action, acto }: More): number {
  const id = nextId++
  const others = items.filter((item) => item.title !== title || item.detail !== detail)
  const before = kind === 'success' ? others.map((item) => ({ ...item, pasado: true })) : others
  change([...before, { id, kind, title, detail, action, acto }].slice(-AT_ONCE))
  return id
}

/** `title` is the fixed text of the action, `detail` the server's own message (D9). */
export const toast = {
  success: (title: string, detail?: string, action?: ToastAction) =>
    show('success', title, { detail, action }),
  error: (title: string, detail?: string, acto?: string) => show('error', title, { detail, acto }),
  info: (title: string, detail?: string) => show('info', title, { detail }),
  close: (id: number) => change(items.filter((item) => item.id !== id)),
  /** The act is tried again: what was said of its earlier tries is not so any more. */
  retry: (acto: string) => {
    if (items.some((item) => item.acto === acto)) change(items.filter((item) => item.acto !== acto))
  },
}

export const stayOf = (item: ToastItem): number | null =>
  item.kind === 'error' && !item.pasado ? null : item.action ? STAY_WITH_ACTION : STAY

export const toastStore = {
  subscribe: (notify: () => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  },
  get: () => items,
}
