import { expect } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { pricesOf } from '@/backend/db/reference/precios'
import { insertPrices } from '@/backend/db/reference/seed'
import { addMember } from '@/backend/prueba/gente'
import type { Vuelta } from '@/backend/prueba/llamada'
import { insurance } from '@/backend/prueba/muestras-de-credenciales'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'

/** A month of ACTIVO in pesos by insurance, in 2026 and in 2027. */
export const [SIN, CON, AMPLIADO] = [18_500, 24_700, 28_300]
export const [SIN_2027, CON_2027, AMPLIADO_2027] = [25_000, 33_300, 38_200]

export interface Simulado {
  cuotas: {
    id: number
    mes: number
    antes: string
    ahora: string
    monto: number
    nuevo: number | null
    estado: string
  }[]
  diferencia: number
  ajustables: number
  diferenciaAjustable: number
  puedeAjustar: boolean
  sinPrecio: string[]
}
export interface Seguro {
  id: number
  desde: string
  hasta: string | null
  ampliacion: boolean
  ampliacionExtendida: boolean
}
const LLAMADA = {
  agregar: 'federacion_matriculado.crearSeguro',
  cambiar: 'federacion_matriculado.cambiarSeguro',
  baja: 'federacion_matriculado.darDeBaja',
  eliminar: 'federacion_matriculado.eliminar',
} as const
export type ActoDeSeguro = keyof typeof LLAMADA

/** Who changes cover and adjusts what was charged: the first account, which may edit generated months. */
export interface Aseguradora extends Caja {
  ask(wire: object): Promise<Vuelta>
  /** Fails where it is refused. */
  foresee(acto: ActoDeSeguro, wire: object): Promise<Simulado>
  act(acto: ActoDeSeguro, wire: object): Promise<Vuelta>
  owedBy(matriculadoID: number): Promise<number[]>
  balanceOf(matriculadoID: number): Promise<number>
  spansOf(matriculadoID: number): Promise<Seguro[]>
  /** Insured since 2020 unless told, and then charged November, December and January. */
  insured(mas?: object): Promise<{ id: number; seguro: number }>
  uninsured(): Promise<number>
}

/** What is sent beside a change for what was told of it to be adjusted. */
export const ticked = ({ ajustables, diferenciaAjustable }: Simulado) => ({
  cuotasAjustadas: ajustables,
  diferenciaAjuste: diferenciaAjustable,
})

export async function openAseguradora(): Promise<Aseguradora> {
  const caja = await openCaja()
  await withTransaction(caja.db, (tx) => insertPrices(tx, pricesOf(2027)))
  const ask: Aseguradora['ask'] = (wire) => caja.call('federacion_matriculado.simular', { ...wire })
  const uninsured = async (): Promise<number> => {
    const id = await addMember(caja.db)
    expect((await caja.generate(id, 3)).sobre).toMatchObject({ estado: 1 })
    return id
  }
  return {
    ...caja,
    ask,
    foresee: async (acto, wire) => {
      const { sobre } = await ask({ acto, ...wire })
      expect(sobre).toMatchObject({ estado: 1 })
      return sobre.datos as Simulado
    },
    act: (acto, wire) => caja.call(LLAMADA[acto], { ...wire }),
    owedBy: async (id) => (await caja.pending(id)).map(({ monto }) => monto),
    balanceOf: async (id) => (await caja.account(id, { desde: '2020-01-01' })).at(-1)?.saldo ?? 0,
    spansOf: async (matriculadoID) => {
      const { sobre } = await caja.call('federacion_matriculado.traerTodos', { matriculadoID })
      return sobre.datos as Seguro[]
    },
    insured: async (mas) => {
      const id = await addMember(caja.db)
      const { sobre } = await caja.call('federacion_matriculado.crearSeguro', insurance(id, mas))
      expect((await caja.generate(id, 3)).sobre).toMatchObject({ estado: 1 })
      return { id, seguro: (sobre.datos as { id: number }).id }
    },
    uninsured,
  }
}
