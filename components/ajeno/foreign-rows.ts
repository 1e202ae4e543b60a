import { type Centavos, sumMoney } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'

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

/** One row for each member, by name; the debt of several lists is added up. */
export function toForeign(rows: readonly Ajeno[]): FilaAjena[] {
  const byMember = new Map<string, FilaAjena>()
  for (const [index, row] of rows.entries()) {
    const one = readRow(row, index)
    const known = byMember.get(one.clave)
    byMember.set(one.clave, known ? addUp(known, one) : one)
  }
  return [...byMember.values()].sort((a, b) =>
    (a.apellidoNombre ?? '').localeCompare(b.apellidoNombre ?? '', 'es'),
  )
}

function readRow(row: Ajeno, index: number): FilaAjena {
  const id = row.matriculadoID ?? row.otroID
  const matricula = row.matricula ?? undefined
  return {
    // A row that names no member is never added to another.
    clave: id ? `id ${id}` : matricula ? `matricula ${matricula}` : `fila ${index}`,
    id,
    matricula,
    dni: row.dni ?? undefined,
    apellidoNombre: row.nombre ?? row.apellidoNombre ?? row.otroNombre,
    mora: row.monto ?? row.mora ?? row.deuda,
    meses: row.meses,
    telefono: row.telefono ?? undefined,
  }
}

const addUp = (one: FilaAjena, other: FilaAjena): FilaAjena => ({
  clave: one.clave,
  id: one.id,
  matricula: one.matricula ?? other.matricula,
  dni: one.dni ?? other.dni,
  apellidoNombre: one.apellidoNombre ?? other.apellidoNombre,
  mora: one.mora === undefined || other.mora === undefined ? undefined : sumMoney([one.mora, other.mora]),
  // A month that is owed twice counts once.
  meses:
    one.meses === undefined || other.meses === undefined
      ? (one.meses ?? other.meses)
      : Math.max(one.meses, other.meses),
  telefono: one.telefono ?? other.telefono,
})
