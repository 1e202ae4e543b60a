declare global {
  interface Window {
    /** The screen answers by itself from now on; what was done before that is done now, in its order. */
    entregarActos?: () => void
  }
}

/**
 * A page is seen before its scripts run. Until then a form would send what was typed as part of an address, a button
 * would do nothing, and React would put back what the server had drawn. This runs as the page begins: it keeps what is
 * typed, ticked, pressed and sent, hides it from a React that has come half-way, and does it again once React is there;
 * twice in a row is once. Links, and forms that know their address, go their own way. React hears of a value only if it
 * differs from what was last written through the element itself, hence the value that is written first.
 */
export const EARLY_ACTS_SOURCE = `(() => {
  const acts = []
  const take = (event) => { event.preventDefault(); event.stopImmediatePropagation() }
  const keep = (kind, node, play) => {
    const last = acts.at(-1)
    if (last && last.kind === kind && last.node === node) acts.pop()
    acts.push({ kind, node, play })
  }
  const fire = (node, Kind, names) => {
    for (const name of names) node.dispatchEvent(new Kind(name, { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }))
  }
  const send = (form, by) => keep('send', form, () => form.requestSubmit(by && by.isConnected && !by.disabled ? by : null))
  const typed = ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { value, checked } = target
    if (target.type === 'checkbox' || target.type === 'radio')
      return keep('value', target, () => { target.checked = !checked; target.click() })
    keep('value', target, () => {
      const place = target.selectionStart
      target.value = value + '.'
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value').set.call(target, value)
      if (place !== null) target.setSelectionRange(place, place)
      fire(target, InputEvent, ['input'])
      if (document.activeElement !== target) fire(target, FocusEvent, ['focusout'])
    })
  }
  const pressed = (event) => {
    const button = event.target.closest('button')
    if (!button || (button.form && button.type === 'submit')) return
    take(event)
    keep('press', button, () => {
      fire(button, PointerEvent, ['pointerdown', 'pointerup'])
      fire(button, MouseEvent, ['mousedown', 'mouseup'])
      button.click()
    })
  }
  const sent = (event) => {
    if (event.target.hasAttribute('action')) return
    take(event)
    send(event.target, event.submitter)
  }
  const entered = (event) => {
    const { target } = event
    const form = target.form
    if (event.key !== 'Enter' || event.defaultPrevented || !form || form.hasAttribute('action') || target.role === 'combobox') return
    if (!event.ctrlKey && !event.metaKey && !(target instanceof HTMLInputElement)) return
    take(event)
    send(form)
  }
  const heard = { input: typed, click: pressed, submit: sent, keydown: entered }
  for (const name in heard) document.addEventListener(name, heard[name], true)
  window.entregarActos = () => {
    for (const name in heard) document.removeEventListener(name, heard[name], true)
    const next = () => {
      const act = acts.shift()
      if (!act) return
      if (act.node.isConnected) act.play()
      setTimeout(next)
    }
    setTimeout(next)
  }
})()`
