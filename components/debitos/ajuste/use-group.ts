import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import {
  byName,
  checkGroup,
  labelsOf,
  toEscritos,
  toValores,
  type Grupo,
  type Valores,
} from '@/components/debitos/ajuste/groups'
import { showErrors } from '@/components/form/show-errors'
import { useLlamada } from '@/components/llamada/use-llamada'

/**
 * The form of a group. After a refusal the screen is read again: what was typed stays, and the other fields show what
 * is kept by then.
 */
export function useGroup({ grupo, escritos, version }: Grupo, onSaved?: () => void) {
  const resolver = useMemo(() => checkGroup(grupo), [grupo])
  const values = useMemo(() => toValores(escritos), [escritos])
  const form = useForm<Valores>({ values, resetOptions: { keepDirtyValues: true }, resolver })
  const { enviar } = useLlamada('/ajuste_de_debito/actualizarDatos', {
    exito: 'Se guardaron los ajustes',
    fracaso: 'No se pudieron guardar los ajustes',
    relee: true,
    enCampos: true,
  })

  async function submit(typed: Valores) {
    const written = toEscritos(grupo, typed)
    const valores = Object.entries(written).map(([campo, valor]) => ({ campo, valor }))
    const result = await enviar({ grupo, valores, version })
    if (!result) return
    if (!result.ok) return showErrors(form, byName(result.errores), labelsOf(grupo))
    form.reset(toValores(written), { keepDirtyValues: false })
    onSaved?.()
  }
  return { form, submit }
}

/** Tells the screen, which asks once before typed work is lost. */
export function useTellDirty(dirty: boolean, tell: (dirty: boolean) => void): void {
  useEffect(() => {
    tell(dirty)
    return () => tell(false)
  }, [dirty, tell])
}
