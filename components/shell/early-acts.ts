declare global {
  interface Window {
    /** The screen answers by itself from now on; early acts are done now. */
    entregarActos?: () => void
  }
}

/**
 * A page is seen before its scripts run, so these keep what a quick hand does until React is there (decision 61). The
 * page carries the functions' text, so they may name nothing outside.
 */
export function keepEarly(...replays: readonly (() => void)[]): void {
  window.entregarActos = () => {
    // A screen that takes over twice, as React's strict mode does, must not save twice.
    delete window.entregarActos
    setTimeout(() => replays.forEach((replay) => replay()))
  }
}

/** Keeps the fields' texts and cursors; the answer tells React. */
export function earlyTexts(): () => void {
  type Field = HTMLInputElement | HTMLTextAreaElement
  const texts = new Map<Field, { value: string; from: number | null; to: number | null }>()
  const isText = (node: EventTarget | null): node is Field =>
    node instanceof HTMLTextAreaElement ||
    (node instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(node.type))
  const note = (field: Field) =>
    texts.set(field, { value: field.value, from: field.selectionStart, to: field.selectionEnd })
  /** Bypasses React, which replaces the element's own setter. */
  const write = (field: Field) => {
    const text = texts.get(field)
    if (!text || text.value === field.value) return
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    own?.set?.call(field, text.value)
    if (text.from !== null) field.setSelectionRange(text.from, text.to)
  }
  const heard = {
    /** Half-way there React may have put back the server's text. */
    beforeinput: ({ target }: Event) => isText(target) && write(target),
    input: (event: Event) => {
      if (!isText(event.target)) return
      event.stopImmediatePropagation()
      note(event.target)
    },
    selectionchange: () => {
      const field = document.activeElement
      if (isText(field) && texts.get(field)?.value === field.value) note(field)
    },
  }
  for (const [name, hear] of Object.entries(heard)) document.addEventListener(name, hear, true)
  return () => {
    for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, hear, true)
    for (const [field, { value }] of texts) {
      if (!field.isConnected) continue
      // React hears of a value only if it differs from what was last written through the element.
      field.value = `${value}.`
      write(field)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    }
  }
}

/** Keeps ticks, and the last act: Enter, a submit, a pressed button or list; the answer tells React of them. */
export function earlyAct(): () => void {
  let act: (() => void) | undefined
  const ticks = new Map<HTMLInputElement, boolean>()
  const take = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const goesItsOwnWay = (form: HTMLFormElement | null) => form?.hasAttribute('action') ?? false
  const send = (form: HTMLFormElement, by?: HTMLElement | null) => {
    act = () =>
      form.isConnected && form.requestSubmit(by?.isConnected && !by.matches(':disabled') ? by : null)
  }
  const heard = {
    click: (event: Event) => {
      const { target } = event
      if (target instanceof HTMLInputElement) {
        if (target.role === 'combobox') {
          const { value } = target
          // Its list is opened, unless he has typed since then or gone on to another field.
          act = () => document.activeElement === target && target.value === value && target.click()
        }
        if (goesItsOwnWay(target.form)) return
        if (target.type === 'file') take(event)
        else if (['checkbox', 'radio'].includes(target.type)) {
          event.stopImmediatePropagation()
          ticks.set(target, target.checked)
        }
        return
      }
      const button = target instanceof Element ? target.closest('button') : null
      if (!button || (button.form && button.type === 'submit')) return
      take(event)
      act = () => button.click()
    },
    submit: (event: Event) => {
      const form = event.target as HTMLFormElement
      if (goesItsOwnWay(form)) return
      take(event)
      send(form, (event as SubmitEvent).submitter)
    },
    keydown: (event: Event) => {
      const { key, ctrlKey, metaKey, target, defaultPrevented } = event as KeyboardEvent
      const isLine = target instanceof HTMLInputElement
      if (key !== 'Enter' || defaultPrevented || !(isLine || target instanceof HTMLTextAreaElement)) return
      if (!target.form || goesItsOwnWay(target.form) || target.role === 'combobox') return
      if (!isLine && !ctrlKey && !metaKey) return
      take(event)
      send(target.form)
    },
  }
  for (const [name, hear] of Object.entries(heard)) document.addEventListener(name, hear, true)
  return () => {
    for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, hear, true)
    for (const [box, wanted] of ticks) {
      if (!box.isConnected || box.disabled) continue
      // React hears of a box by its click alone, which turns it over.
      box.checked = !wanted
      box.click()
    }
    act?.()
  }
}
