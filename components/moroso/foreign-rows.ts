import type { Centavos } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'

type Ajeno = LeidoEn<'/estadisticas/traerMorosos'>[number]
export interface FilaAjena {
  clave: string
  id: number | undefined
  matricula: number | undefined
  dni: number | undefined
  apellidoNombre: string | undefined
  mora: Centavos | undefined
  meses: number | undefined
  telefono: string | undefined
}

/** A row as whichever of its two spellings the server wrote. */
export const toForeign = (row: Ajeno, index: number): FilaAjena => ({
  clave: `${row.id ?? row.matricula ?? ''}-${index}`,
  id: row.id ?? undefined,
  matricula: row.matricula ?? undefined,
  dni: row.dni ?? undefined,
  apellidoNombre: row.apellidoNombre ?? row.otroNombre ?? undefined,
  mora: row.mora ?? row.otraMora ?? undefined,
  meses: row.meses ?? undefined,
  telefono: row.telefono ?? undefined,
})
