import { useEffect, useMemo } from 'react'
import type { Option } from '@/components/ui/options'
import type { Falla } from '@/lib/api/result'
import { useLectura } from '@/lib/llamada/use-lectura'

interface Opciones {
  opciones: readonly Option[]
  cargando: boolean
  falla: Falla | undefined
  leer: () => void
}

const NINGUNA: readonly Option[] = []
const named = (filas: readonly { id: number | undefined; nombre?: string | null | undefined }[]): Option[] =>
  filas.flatMap(({ id, nombre }) => (id === undefined || !nombre ? [] : [{ id, nombre }]))

/** Every bank; `entidad` tells what its accounts' CBU begin with, where the server says so. */
export function useBancos(): Opciones & { entidad: (bancoID: number | undefined) => string | undefined } {
  const { estado, leer } = useLectura('/banco/traerTodosSelect')
  useEffect(() => void leer({}), [leer])
  const filas = estado.fase === 'lista' ? estado.datos : undefined
  return {
    opciones: useMemo(() => (filas ? named(filas) : NINGUNA), [filas]),
    cargando: estado.fase === 'leyendo' || estado.fase === 'quieta',
    falla: estado.fase === 'falla' ? estado.falla : undefined,
    leer: () => void leer({}),
    entidad: (bancoID) => filas?.find(({ id }) => id === bancoID)?.entidad,
  }
}

/** The branches of a bank, none until one is chosen. */
export function useSucursales(bancoID: number | undefined): Opciones {
  const { estado, leer, cancelar } = useLectura('/sucursal_banco/traerTodosSelect')
  useEffect(() => {
    if (bancoID === undefined) cancelar()
    else void leer({ bancoID })
  }, [bancoID, leer, cancelar])
  const filas = estado.fase === 'lista' && bancoID !== undefined ? estado.datos : undefined
  return {
    opciones: useMemo(() => (filas ? named(filas) : NINGUNA), [filas]),
    cargando: estado.fase === 'leyendo',
    falla: estado.fase === 'falla' ? estado.falla : undefined,
    leer: () => void (bancoID !== undefined && leer({ bancoID })),
  }
}
