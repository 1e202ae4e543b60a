'use client'

import { useConfirm } from '@/components/form/confirm'
import { useLlamada } from '@/components/llamada/use-llamada'
import { toast } from '@/components/ui/toast'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'

/** All catalogues' calls have one shape but for their fields, so one stands for all in the types. */
const callOf = (noun: string, name: 'eliminar' | 'restaurar') =>
  `/${noun}/${name}` as `/titulo/${typeof name}`

/** Asks, deletes, and offers to undo where the server brings a row back (`restaura`). */
export function useDelete(
  { noun, singular }: Pick<DeclaracionCatalogo, 'noun' | 'singular'>,
  { restaura }: { restaura: boolean },
) {
  const confirm = useConfirm()
  const { enviar: eliminar } = useLlamada(callOf(noun, 'eliminar'), {
    fracaso: 'No se pudo eliminar',
    // A row that somebody else deleted leaves the list.
    relee: true,
  })
  const { enviar: restaurar } = useLlamada(callOf(noun, 'restaurar'), {
    exito: `Se recuperó ${singular}`,
    fracaso: `No se pudo recuperar ${singular}`,
    relee: true,
  })
  return async (id: number, nombre: string) => {
    const yes = await confirm({
      title: `¿Eliminar ${singular} «${nombre}»?`,
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
    })
    if (!yes) return
    const result = await eliminar({ id })
    if (!result?.ok) return
    toast.success(
      'Eliminacion Exitosa',
      nombre,
      restaura ? { label: 'Deshacer', run: () => void restaurar({ id }) } : undefined,
    )
  }
}
