import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Conservado, draftOf, restore } from '@/components/form/form-draft'
import { useHeldSession } from '@/components/form/held-session'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'
import { useLeftDraft } from '@/components/form/left-draft'
import { useFormDraft } from '@/components/pestanas/use-tab-draft'

export interface Recuperado {
  /** The underlying values changed since. */
  cambiado: boolean
  /** A password was typed too, which is never kept. */
  secreto: boolean
  descartar: () => void
}

/**
 * Keeps the typed work of a screen's form from being lost: by asking before it is left (useUnsavedGuard), or, in tabs
 * mode, by a draft in session storage that is there again when the tab is shown. What a session's end is left with comes
 * back once (decision 218). Answers the draft found, for `RecoveredNotice`. A save must end in `form.reset`, so that nothing is unsaved then. `suelto`: something outside of
 * the form is unsaved, which no draft keeps and is always asked about.
 */
export function useUnsavedForm<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  suelto = false,
): Recuperado | undefined {
  const tab = useFormDraft<Conservado>('formulario.2')
  const dejado = useLeftDraft<Conservado>('dejado.1')
  const { isDirty, defaultValues } = form.formState
  useUnsavedGuard(suelto || (isDirty && !tab))
  const keepNow = useCallback(() => {
    if (!tab) dejado.keep(draftOf(form.getValues(), defaultValues ?? {}))
  }, [tab, dejado, form, defaultValues])
  useHeldSession(isDirty && !suelto, true, keepNow)

  const kept = useMemo(() => tab?.read(), [tab])
  const found = kept ?? dejado.found
  const [left, setLeft] = useState(false)
  const drop = useCallback(() => {
    tab?.keep(undefined)
    setLeft(true)
  }, [tab])

  useRestored(form, found)
  useEffect(() => {
    if (!tab) return
    const subscription = form.watch(() => {
      const draft = draftOf(form.getValues(), defaultValues ?? {})
      if (draft) tab.keep(draft)
    })
    return () => subscription.unsubscribe()
  }, [tab, form, defaultValues])

  const wasDirty = useRef(false)
  useEffect(() => {
    if (wasDirty.current && !isDirty) drop()
    wasDirty.current = isDirty
  }, [isDirty, drop])

  if (!found || left) return undefined
  return {
    cambiado: restore(found, defaultValues ?? {}).cambiado,
    secreto: found.secreto,
    descartar: () => form.reset(),
  }
}

/** Puts a draft into the form once; it is still compared with what the register has. */
function useRestored<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  found: Conservado | undefined,
): void {
  const done = useRef<Conservado>(undefined)
  useEffect(() => {
    if (!found || done.current === found) return
    done.current = found
    const { valores } = restore(found, {})
    form.reset({ ...form.getValues(), ...valores }, { keepDefaultValues: true })
  }, [form, found])
}
