import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { earlySource } from '@/components/shell/early-source'

/** As much of a browser as the script asks for: it runs from its text, so that a name from outside would be missed. */
class Element {
  form: Form | null = null
  isConnected = true
  told: string[] = []
  closest(_name: string): Element | null {
    return null
  }
  matches = () => false
  dispatchEvent = (event: { name: string }) => void this.told.push(event.name)
}
class Input extends Element {
  selectionStart: number | null = 0
  selectionEnd: number | null = 0
  role: string | null = null
  click = (): void => void this.told.push('click')
  private kept = ''
  constructor(readonly type: string) {
    super()
  }
  get value() {
    return this.kept
  }
  /** A browser puts the cursor at the end. */
  set value(text: string) {
    this.kept = text
    this.setSelectionRange(text.length, text.length)
  }
  setSelectionRange(from: number, to: number) {
    Object.assign(this, { selectionStart: from, selectionEnd: to })
  }
}
class Box extends Input {
  checked = false
  disabled = false
  heardOf: boolean[] = []
  override click = () => {
    this.checked = !this.checked
    this.heardOf.push(this.checked)
  }
}
class Area extends Element {
  role = null
}
class Button extends Element {
  click = vi.fn()
  override closest = () => this
  constructor(readonly type = 'button') {
    super()
  }
}
class Form extends Element {
  requestSubmit = vi.fn()
  constructor(readonly action?: string) {
    super()
  }
  hasAttribute = () => this.action !== undefined
}
class FakeEvent {
  constructor(readonly name: string) {}
}

type Name = 'beforeinput' | 'input' | 'selectionchange' | 'click' | 'submit' | 'keydown'
type Heard = Record<string, unknown>

const heard = new Map<string, (event: Heard) => void>()
const document = {
  activeElement: null as Element | null,
  addEventListener: (name: string, listener: (event: Heard) => void) => heard.set(name, listener),
  removeEventListener: (name: string) => heard.delete(name),
}
const window: { entregarActos?: () => void; addEventListener: () => void } = {
  addEventListener: () => undefined,
}

beforeEach(begin)

function begin() {
  document.activeElement = null
  const browser = { document, window, Element, InputEvent: FakeEvent, FocusEvent: FakeEvent }
  runInNewContext(earlySource(), {
    ...browser,
    HTMLInputElement: Input,
    HTMLTextAreaElement: Area,
    setTimeout: (run: () => void) => run(),
  })
}

/** What the browser tells of an act; whether it was stopped and whether React was kept from it. */
function act(name: Name, event: Heard = {}) {
  const [preventDefault, stopImmediatePropagation] = [vi.fn(), vi.fn()]
  heard.get(name)?.({ preventDefault, stopImmediatePropagation, ...event })
  return {
    stopped: preventDefault.mock.calls.length > 0,
    hidden: stopImmediatePropagation.mock.calls.length > 0,
  }
}

function typeInto(field: Input, text: string, cursor = text.length) {
  field.value = text
  field.setSelectionRange(cursor, cursor)
  document.activeElement = field
  return act('input', { target: field })
}

test('a text is told to React once it is there, with its cursor', () => {
  const field = new Input('text')
  expect(typeInto(field, 'Peralta', 3)).toEqual({ stopped: false, hidden: true })
  field.value = ''
  window.entregarActos?.()
  expect([field.value, field.selectionStart, field.told]).toEqual(['Peralta', 3, ['input']])
  expect(heard.size).toBe(0)
})

test('a field that was left hears that too', () => {
  const field = new Input('text')
  typeInto(field, '1.500')
  document.activeElement = new Area()
  window.entregarActos?.()
  expect(field.told).toEqual(['input', 'focusout'])
})

test('what is put back in between is written again before more is typed', () => {
  const field = new Input('text')
  typeInto(field, 'Per')
  field.setSelectionRange(1, 1)
  act('selectionchange')
  field.value = 'server'
  act('beforeinput', { target: field })
  expect([field.value, field.selectionStart]).toEqual(['Per', 1])
})

test('a form is sent once, however often it was', () => {
  const [form, save] = [new Form(), new Button('submit')]
  save.form = form
  expect(act('click', { target: save })).toEqual({ stopped: false, hidden: false })
  for (let times = 0; times < 2; times++)
    expect(act('submit', { target: form, submitter: save })).toEqual({ stopped: true, hidden: true })
  window.entregarActos?.()
  expect(form.requestSubmit.mock.calls).toEqual([[save]])
})

test('what was done is handed over once, however often it is asked for', () => {
  const [form, field, box, press] = [new Form(), new Input('text'), new Box('checkbox'), new Button()]
  typeInto(field, 'Peralta')
  box.checked = true
  act('click', { target: box })
  act('click', { target: press })
  window.entregarActos?.()
  field.value = 'Peralta Ana'
  act('submit', { target: form })
  window.entregarActos?.()
  expect([field.value, field.told, box.heardOf]).toEqual(['Peralta Ana', ['input'], [true]])
  expect(press.click).toHaveBeenCalledTimes(1)
})

test('Enter in a field sends its form, in a text of several lines with Ctrl alone', () => {
  const [form, field, area] = [new Form(), new Input('text'), new Area()]
  field.form = area.form = form
  expect(act('keydown', { target: area, key: 'Enter' }).stopped).toBe(false)
  expect(act('keydown', { target: area, key: 'Enter', ctrlKey: true }).stopped).toBe(true)
  expect(act('keydown', { target: field, key: 'Enter' }).stopped).toBe(true)
  window.entregarActos?.()
  expect(form.requestSubmit.mock.calls).toEqual([[null]])
})

test('the last button that was pressed is pressed, once the texts are told', () => {
  const [field, first, second] = [new Input('text'), new Button(), new Button()]
  second.click.mockImplementation(() => void field.told.push('press'))
  act('click', { target: first })
  act('click', { target: second })
  typeInto(field, '12')
  window.entregarActos?.()
  expect(first.click).not.toHaveBeenCalled()
  expect(field.told).toEqual(['input', 'press'])
})

test('a pressed list is opened, unless he typed in it or went on to another field', () => {
  const told = (then: (list: Input) => void) => {
    const list = new Input('text')
    list.role = 'combobox'
    document.activeElement = list
    act('click', { target: list })
    then(list)
    window.entregarActos?.()
    begin()
    return list.told
  }
  expect(told(() => undefined)).toEqual(['click'])
  expect(told((list) => typeInto(list, 'ban'))).toEqual(['input'])
  expect(told(() => (document.activeElement = new Area()))).toEqual([])
})

test('a ticked box looks ticked, and React is told of it once', () => {
  const [box, back, shut] = [new Box('checkbox'), new Box('checkbox'), new Box('checkbox')]
  const tick = (one: Box) => {
    one.checked = !one.checked
    return act('click', { target: one })
  }
  expect(tick(box)).toEqual({ stopped: false, hidden: true })
  tick(back)
  tick(back)
  tick(shut)
  shut.disabled = true
  // React may have drawn it as the server did.
  box.checked = false
  window.entregarActos?.()
  expect([box.checked, box.heardOf]).toEqual([true, [true]])
  expect([back.checked, shut.heardOf]).toEqual([false, []])
})

test('a file is not taken, and a form that knows its address goes its own way', () => {
  const [file, ofFilter, filters] = [new Input('file'), new Box('checkbox'), new Form('/matriculados')]
  ofFilter.form = filters
  expect(act('click', { target: file }).stopped).toBe(true)
  expect(act('click', { target: ofFilter })).toEqual({ stopped: false, hidden: false })
  expect(act('submit', { target: filters }).stopped).toBe(false)
})
