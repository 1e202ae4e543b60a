'use client'

import { useRepetible } from '@/components/llamada/use-repetible'

/** What was written off is owed again. */
export const useRestore = () =>
  useRepetible('/pago/deshacerEliminacion', {
    exito: 'Se deshizo la eliminación',
    fracaso: 'No se pudo deshacer la eliminación',
    relee: true,
    que: 'se deshizo la eliminación',
  })
