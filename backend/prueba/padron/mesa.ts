import { startApi } from '@/backend/prueba/api'
import type { NombreLlamada, Vuelta } from '@/backend/prueba/llamada'
import { signedIn } from '@/backend/prueba/gente'
import { newDoctor } from '@/backend/prueba/muestras'
import type { Db } from '@/backend/db/conexion'
import type { Renglon } from '@/backend/nucleo/log'
import { makeCuit } from '@/domain/cuit'

/** The desk where the register is kept: calls of an administrative clerk, as wire values. */
export interface Mesa {
  db: Db
  bitacora: Renglon[]
  token: string
  usuarioID: number
  call(nombre: NombreLlamada, wire: Record<string, unknown>, token?: string): Promise<Vuelta>
  /** A doctor nobody has entered yet, as the wizard sends him. */
  doctor(mas?: object): ReturnType<typeof newDoctor>
  /** Enters one and answers his id. */
  enter(mas?: object): Promise<number>
  /** The record as the wire has it. */
  record(matriculadoID: number): Promise<Ficha>
  history(matriculadoID: number, mas?: object): Promise<Acto[]>
  close(): Promise<void>
}

export interface Ficha {
  [clave: string]: unknown
  datospersonales: Record<string, unknown>
  datosprofesionales: Record<string, unknown>
  datosacademicos: Record<string, unknown>
  varios: Record<string, unknown>
}

export interface Acto {
  id: number
  cuando: string
  usuario: string | null
  accion: string
  cambios: { campo: string; antes: string | null; despues: string | null }[]
}

let next = 1

export async function openMesa(): Promise<Mesa> {
  const api = await startApi()
  const { token, usuarioID } = await signedIn(api.db, 'ADMINISTRATIVO')
  const [lugar] = await api.db.query<{ provinciaID: number; departamentoID: number }>(
    'SELECT provincia_id AS "provinciaID", id AS "departamentoID" FROM departamento ORDER BY id LIMIT 1',
  )
  if (!lugar) throw new Error('Sin departamentos de referencia')
  const call: Mesa['call'] = (nombre, wire, de = token) => api.call(nombre, wire, { token: de })
  const doctor: Mesa['doctor'] = (mas = {}) => {
    const n = next++
    const dni = 30_000_000 + n
    return {
      ...newDoctor({ lugar }),
      dni,
      cuitCuil: makeCuit(dni, 2),
      matricula: 50_000 + n,
      email: `medico${n}@example.com`,
      ...mas,
    }
  }
  return {
    db: api.db,
    bitacora: api.bitacora,
    token,
    usuarioID,
    call,
    doctor,
    enter: async (mas) => {
      const { sobre } = await call('matriculado.crear', doctor(mas))
      if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
      return (sobre.datos as { matriculadoID: number }).matriculadoID
    },
    record: async (matriculadoID) =>
      (await call('matriculado.traerDatos', { matriculadoID })).sobre.datos as Ficha,
    history: async (matriculadoID, mas = {}) =>
      (await call('matriculado.traerHistorial', { matriculadoID, ...mas })).sobre.datos as Acto[],
    close: () => api.close(),
  }
}
