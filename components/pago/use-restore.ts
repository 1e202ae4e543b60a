'use client'

import { useLlamada } from '@/components/llamada/use-llamada'

/** What was written off is owed again. */
export const useRestore = () =>
  useLlamada('/pago/deshacerEliminacion', {
    exito: 'Se deshizo la eliminación',
    fracaso: 'No se pudo deshacer la eliminación',
  })
