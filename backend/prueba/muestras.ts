import type { ApiDePrueba, NombreLlamada } from '@/backend/prueba/api'
import { addMember, CLAVE, signedIn } from '@/backend/prueba/gente'

/** Two members alike and what the first one's calls need: a charge owed, a charge paid, its receipt. */
export interface Escena {
  propio: number
  ajeno: number
  direccion: string
  pagoID: number
  cargo: { id: number; tipoPagoID: number; monto: number }
}

interface Pendiente {
  id: number
  tipoPagoID: number
  monto: number
}

/** Makes the scene through the API's own calls, as administration. */
export async function setScene(api: ApiDePrueba): Promise<Escena> {
  const { token: direccion } = await signedIn(api.db, 'ADMINISTRACION')
  const propio = await addMember(api.db, { apellido: 'Ledesma', nombre: 'Inés' })
  const ajeno = await addMember(api.db, { apellido: 'Ledesma', nombre: 'Irma' })
  for (const matriculadoID of [propio, ajeno]) {
    await api.call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: 2 }, { token: direccion })
  }
  const all = { traerMatriculas: true, traerPP: true, traerConceptos: true, mostrarTodo: true }
  const pendientes = await api.call(
    'pago.traerPagosPendientes',
    { matriculadoID: propio, ...all },
    { token: direccion },
  )
  const [first, second] = pendientes.sobre.datos as Pendiente[]
  if (!first || !second) throw new Error(`Sin pendientes: ${JSON.stringify(pendientes.sobre)}`)
  const paid = await api.call('pago.realizarPagoEfectivo', payment(first), { token: direccion })
  const { pagoID } = paid.sobre.datos as { pagoID: number }
  return { propio, ajeno, direccion, pagoID, cargo: second }
}

const payment = ({ id, tipoPagoID, monto }: Pendiente) => ({
  detallePagosJSON: JSON.stringify([{ id, tipoPagoID, monto }]),
  fechaPago: '2026-11-21',
})

const TIPOS = { traerMatriculas: true, traerPP: true, traerConceptos: true }

/** Good wire values for every call; a call without a sample does not compile. */
export function sampleOf(
  nombre: NombreLlamada,
  escena: Escena,
  matriculadoID = escena.propio,
): Record<string, unknown> {
  const samples: Record<NombreLlamada, Record<string, unknown>> = {
    'sistema.capacidades': {},
    'sesion.login': { usuario: 'nadie.conocido', password: CLAVE },
    'sesion.cerrar': {},
    'sesion.propia': {},
    'matriculado.traerTodos': { nroPagina: 1, nombre: 'ledesma', dni: '', matricula: '' },
    'matriculado.traerDatos': { matriculadoID },
    'matriculado.traerDatosBasicos': { matriculadoID },
    'concepto.traerTodosSinPaginar': { tipo: 1 },
    'pago.traerPagosPendientes': { matriculadoID, ...TIPOS, mostrarTodo: true },
    'pago.generarMatriculaAdelantada': { matriculadoID, cantidad: 1 },
    'pago.simularMatriculaAdelantada': { matriculadoID, cantidad: 1 },
    'pago.traerCuentaCorriente': { matriculadoID, desde: '2026-01-01', hasta: '2026-12-31', ...TIPOS },
    'pago.realizarPagoEfectivo': { ...payment(escena.cargo), observaciones: 'En mano', nroRecibo: '' },
    'pago.proximoRecibo': {},
    'pago.traerRecibo': { matriculadoID, pagoID: escena.pagoID },
  }
  return samples[nombre]
}
