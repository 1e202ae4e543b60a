'use client'

import { useRepetible } from '@/components/llamada/use-repetible'

export const useRestore = () =>
  useRepetible('/pago/deshacerEliminacion', {
    exito: 'Se deshizo la eliminación',
    fracaso: 'No se pudo deshacer la eliminación',
    relee: true,
    que: 'se deshizo la eliminación',
  })
