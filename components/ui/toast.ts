/** The store behind the toaster. */

export type ToastKind = 'success' | 'error' | 'info'
export type ToastAction = { label: string; run: () => void }
export type ToastItem = {
  id: number
  kind: ToastKind
  title: string
  detail?: string | undefined
  actions: readonly ToastAction[]
  /** Trying this act again makes the notice old. */
  acto?: string | undefined
  /** It is not kept to be read again. */
  pasajero?: boolean | undefined
  /** Something else ended well since. */
  pasado?: boolean
  /** When it was told, in milliseconds. */
  en: number
}

/** Milliseconds; an error stays until it is closed or something ends well after it. */
const STAY = 6_000
const STAY_BY_ACTION = 10_000
const AT_ONCE = 4
/** What was told before a dialog opened was read by then; what is told with its opening stays. */
const READ = 1_000

let items: readonly ToastItem[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly ToastItem[]) {
  items = next
  for (const notify of listeners) notify()
}

type More = Partial<Pick<ToastItem, 'detail' | 'actions' | 'acto' | 'pasajero'>>

function show(kind: ToastKind, title: string, { detail, actions = [], acto, pasajero }: More): number {
  const id = nextId++
  const others = items.filter((item) => item.title !== title || item.detail !== detail)
  const before = kind === 'success' ? others.map((item) => ({ ...item, pasado: true })) : others
  change([...before, { id, kind, title, detail, actions, acto, pasajero, en: Date.now() }].slice(-AT_ONCE))
  return id
}

/** `title` is the act's fixed text, `detail` the server's own message. */
export const toast = {
  success: (title: string, detail?: string, ...actions: readonly (ToastAction | undefined)[]) =>
    show('success', title, { detail, actions: actions.filter((action) => action !== undefined) }),
  error: (title: string, detail?: string, acto?: string) => show('error', title, { detail, acto }),
  info: (title: string, detail?: string, ...actions: readonly (ToastAction | undefined)[]) =>
    show('info', title, { detail, actions: actions.filter((action) => action !== undefined) }),
  passing: (title: string) => show('success', title, { pasajero: true }),
  close: (id: number) => change(items.filter((item) => item.id !== id)),
  /** A dialog opens: it says whom it is for where notices of the act before would stand. Errors stay. */
  makeRoom: () => change(items.filter(({ kind, en }) => kind === 'error' || Date.now() - en < READ)),
  /** The act is tried again, so what was told of earlier tries is over. */
  retry: (acto: string) => {
    if (items.some((item) => item.acto === acto)) change(items.filter((item) => item.acto !== acto))
  },
}

export const stayOf = (item: ToastItem): number | null =>
  item.kind === 'error' && !item.pasado ? null : Math.max(STAY, STAY_BY_ACTION * item.actions.length)

export const toastStore = {
  subscribe: (notify: () => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  },
  get: () => items,
}
