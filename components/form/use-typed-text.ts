import { useState } from 'react'

type Settings<V> = {
  /** The value, the raw text while it cannot be read, or nothing. */
  value: V | string | null | undefined
  onChange: (value: V | string | undefined) => void
  read: (text: string) => V | null
  format: (value: V) => string
  isValue: (value: unknown) => value is V
}

/**
 * Text of a control whose value is not text. Unreadable text goes into the form as typed, so that the schema refuses
 * it and nothing is lost; a value from outside, and leaving, rewrite it.
 */
export function useTypedText<V>({ value, onChange, read, format, isValue }: Settings<V>) {
  const show = (given: typeof value) => (isValue(given) ? format(given) : (given ?? ''))
  const [text, setText] = useState(() => show(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setText(show(value))
  }
  return {
    text,
    setText: (typed: string) => {
      const next = typed.trim() === '' ? undefined : (read(typed) ?? typed)
      setText(typed)
      setKnown(next)
      if (next !== value) onChange(next)
    },
    /** Writes the readable value in its one form. */
    tidy: () => setText(show(value)),
  }
}
