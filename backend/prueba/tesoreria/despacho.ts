import { expect } from 'vitest'
import { sendCall, type Vuelta } from '@/backend/prueba/llamada'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { addMember, addSeguro, signedIn } from '@/backend/prueba/gente'

export interface Simulado {
  cantidad: number
  total: number
  grupos: { tipoMatricula: string; variante: string; precio: number; cantidad: number; total: number }[]
  excluidos: { motivo: string; cantidad: number }[]
  sinPrecio: { nombre: string; cantidad: number }[]
}
interface Excluido {
  matriculadoID: number
  apellidoNombre: string
  matricula: number
  detalle: string
}
interface Mes {
  anio: number
  mes: number
}

/** The council's administration at work on whole months, beside the accountant's desk. */
export interface Despacho extends Caja {
  simulate(mes: Mes): Promise<Simulado>
  /** What the preview shows is generated at once; `mas` changes what is sent. */
  run(mes: Mes, mas?: object): Promise<Vuelta>
  undo(corridaID: number, motivo?: string): Promise<Vuelta>
  excluded(mes: Mes, motivo: string, nroPagina?: number): Promise<Excluido[]>
  /**
   * A member of this type (1 ACTIVO), with these columns instead of an ordinary one's; `seguro` is his insurance since
   * 2020.
   */
  member(
    columns?: Readonly<Record<string, unknown>> & { seguro?: Parameters<typeof addSeguro>[2] },
    tipo?: number,
  ): Promise<number>
}

export async function openDespacho(): Promise<Despacho> {
  const caja = await openCaja()
  const simulate: Despacho['simulate'] = async (mes) => {
    const { sobre } = await caja.direct('cuota.simularMes', { ...mes })
    expect(sobre).toMatchObject({ estado: 1 })
    return sobre.datos as Simulado
  }
  return {
    ...caja,
    simulate,
    run: async (mes, mas = {}) => {
      const { cantidad, total } = await simulate(mes)
      return caja.direct('cuota.generarMes', { ...mes, ...atLeast(cantidad, total), ...mas })
    },
    undo: (corridaID, motivo = 'Prueba') => caja.direct('cuota.deshacerMes', { corridaID, motivo }),
    excluded: async (mes, motivo, nroPagina = 1) => {
      const { sobre } = await caja.direct('cuota.traerExcluidos', { ...mes, motivo, nroPagina })
      return sobre.datos as Excluido[]
    },
    member: async (columns = {}, tipo = 1) => {
      const id = await addMember(caja.db, { tipo })
      const { seguro, ...own } = columns
      if (seguro) await addSeguro(caja.db, id, seguro)
      for (const [column, value] of Object.entries(own)) {
        await caja.db.query(`UPDATE matriculado SET ${column} = $2 WHERE id = $1`, [id, value])
      }
      return id
    },
  }
}

/** The figures of a preview as a request has them: who finds nothing to charge cannot ask for nothing. */
export const atLeast = (cantidad: number, total: number): { cantidad: number; total: number } => ({
  cantidad: Math.max(1, cantidad),
  total: Math.max(0.01, total),
})

/** The run that was made; fails when it was refused. */
export function runOf({ sobre }: Vuelta): { corridaID: number; cantidad: number; total: number } {
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as { corridaID: number; cantidad: number; total: number }
}

/** A month that somebody asked for and whose job waits. */
export interface Encargo {
  tareaID: number
  corridaID: number
  /** What was sent. */
  wire: { anio: number; mes: number; cantidad: number; total: number }
  /** Of who asked. */
  token: string
}

export async function orderMonth(despacho: Despacho, mes: number): Promise<Encargo> {
  const { token } = await signedIn(despacho.db, 'ADMINISTRACION')
  const month = { anio: 2026, mes }
  const { cantidad, total } = await despacho.simulate(month)
  const wire = { ...month, cantidad, total }
  const { sobre } = await sendCall(despacho.api.url, 'cuota.generarMes', wire, { token })
  expect(sobre).toMatchObject({ estado: 1 })
  return { ...(sobre.datos as { tareaID: number; corridaID: number }), wire, token }
}
