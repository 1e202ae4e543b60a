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
 * differs from what was last written through the element itself, hence the value that is written first; half-way there it
 * may have put back the server's, hence the text that is written again before more is typed.
 */
export const EARLY_ACTS_SOURCE = `(() => {
  const acts = []
  const hide = (event) => event.stopImmediatePropagation()
  const take = (event) => { event.preventDefault(); hide(event) }
  const keep = (kind, node, play) => {
    const last = acts.at(-1)
    if (last && last.kind === kind && last.node === node) acts.pop()
    acts.push({ kind, node, play })
  }
  const fire = (node, Kind, names) => {
    for (const name of names) node.dispatchEvent(new Kind(name, { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }))
  }
  const send = (form, by) => keep('send', form, () => form.requestSubmit(by && by.isConnected && !by.disabled ? by : null))
  const texts = new Map()
  const write = (node, text, { from, to }) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value').set.call(node, text)
    if (from !== null) node.setSelectionRange(from, to)
  }
  const note = (node) => texts.set(node, { text: node.value, from: node.selectionStart, to: node.selectionEnd })
  const moved = () => {
    const node = document.activeElement
    if (texts.has(node) && texts.get(node).text === node.value) note(node)
  }
  const typing = ({ target }) => {
    const last = texts.get(target)
    if (last && last.text !== target.value) write(target, last.text, last)
  }
  const typed = (event) => {
    const { target } = event
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    hide(event)
    const { value, checked } = target
    if (target.type === 'checkbox' || target.type === 'radio')
      return keep('value', target, () => { target.checked = !checked; target.click() })
    if (target.type === 'file') return keep('value', target, () => fire(target, Event, ['change']))
    note(target)
    keep('value', target, () => {
      target.value = value + '.'
      write(target, value, texts.get(target))
      fire(target, InputEvent, ['input'])
      if (document.activeElement !== target) fire(target, FocusEvent, ['focusout'])
    })
  }
  const pressed = (event) => {
    if (event.target instanceof HTMLInputElement) return hide(event)
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
  const heard = { beforeinput: typing, input: typed, selectionchange: moved, click: pressed, submit: sent, keydown: entered }
  for (const name in heard) document.addEventListener(name, heard[name], true)
  window.entregarActos = () => setTimeout(() => {
    for (const name in heard) document.removeEventListener(name, heard[name], true)
    for (const { node, play } of acts.splice(0)) if (node.isConnected) play()
  })
})()`
