import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Conservado, draftOf, restore } from '@/components/form/form-draft'
import { useHeldSession } from '@/components/form/held-session'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'
import { openTabs } from '@/components/pestanas/open-tabs'
import { keyOf } from '@/components/pestanas/tabs'
import { useDueno } from '@/components/shell/dueno'
import { useAjustes } from '@/components/shell/use-ajustes'
import { dropBorrador, readBorrador, saveBorrador } from '@/lib/borrador'

export interface Recuperado {
  /** The underlying values changed since. */
  cambiado: boolean
  /** A password was typed too, which is never kept. */
  secreto: boolean
  descartar: () => void
}

/**
 * Keeps typed work: it asks before leaving, or in tabs mode keeps a draft (decision 27). Answers the draft found, for
 * `RecoveredNotice`. A save must end in `form.reset`. `suelto`: something outside the form is unsaved, which is
 * always asked about.
 */
export function useUnsavedForm<T extends FieldValues, C, O>(
  form: UseFormReturn<T, C, O>,
  suelto = false,
): Recuperado | undefined {
  const { multipestana } = useAjustes()
  const dueno = useDueno()
  const [clave] = useState(keyOf(usePathname()))
  const de = `formulario.1${clave}`
  const keeps = multipestana && dueno !== ''
  const { isDirty, defaultValues } = form.formState
  useUnsavedGuard(suelto || (isDirty && !keeps))
  useHeldSession(isDirty && keeps, true)

  const found = useMemo(
    () => (keeps ? (readBorrador(de, dueno) as Conservado | undefined) : undefined),
    [keeps, de, dueno],
  )
  const [left, setLeft] = useState(false)
  const drop = useCallback(() => {
    dropBorrador(de, dueno)
    openTabs.keep(clave, undefined)
    setLeft(true)
  }, [de, dueno, clave])

  useRestored(form, found)
  useEffect(() => {
    if (!keeps) return
    const subscription = form.watch(() => {
      const draft = draftOf(form.getValues(), defaultValues ?? {})
      if (!draft) return
      saveBorrador(de, dueno, draft)
      openTabs.keep(clave, de)
    })
    return () => subscription.unsubscribe()
  }, [keeps, form, defaultValues, de, dueno, clave])

  const wasDirty = useRef(false)
  useEffect(() => {
    if (keeps && wasDirty.current && !isDirty) drop()
    wasDirty.current = isDirty
  }, [keeps, isDirty, drop])

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
