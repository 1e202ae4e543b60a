import type { NounCatalogo } from '@/contract/catalogo/lista'
import { makeCuit } from '@/domain/cuit'
import type { ApiDePrueba } from '@/backend/prueba/api'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import {
  addCatalogueRows,
  sampleOfCatalogue,
  type LlamadaDeCatalogo,
} from '@/backend/prueba/muestras-de-catalogo'
import { addEnLinea, onlineSamples, type EnLinea } from '@/backend/prueba/muestras-de-en-linea'
import { addTreasury, treasurySamples, type Tesoreria } from '@/backend/prueba/muestras-de-tesoreria'
import { accountSamples, beginOwn, type DeDireccion } from '@/backend/prueba/muestras-de-cuenta'
import { addSignature, signatureSamples, type Firma } from '@/backend/prueba/muestras-de-firma'
import { addMessages, messageSamples, type Mensajes } from '@/backend/prueba/muestras-de-mensajes'
import { taskSamples } from '@/backend/prueba/muestras-de-tarea'
import { addUsers, userSamples, type Usuarios } from '@/backend/prueba/muestras-de-usuario'
import { addMember, signedIn } from '@/backend/prueba/gente'

/** Two members alike and what the first one's calls need: a charge owed, a charge paid, its receipt. */
export interface Escena extends DeDireccion {
  propio: number
  ajeno: number
  direccion: string
  pagoID: number
  /** The first one's hospital. */
  hospitalMatriculadoID: number
  /** Somebody nothing hangs on. */
  sinMovimientos: number
  /** A row nothing refers to, and one deleted a moment ago, of each catalogue. */
  catalogos: Record<NounCatalogo, { fila: number; eliminada: number }>
  usuarios: Usuarios
  tesoreria: Tesoreria
  mensajes: Mensajes
  firma: Firma
  enLinea: EnLinea
  lugar: { provinciaID: number; departamentoID: number }
  cargo: { id: number; tipoPagoID: number; monto: number }
  /** A month charged to the two by a run; nothing of it is paid. */
  corridaID: number
  tareaID: number
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
  const mes = { anio: 2026, mes: 10 }
  const simulado = await api.call('cuota.simularMes', mes, { token: direccion })
  const { cantidad, total } = simulado.sobre.datos as { cantidad: number; total: number }
  const corrida = await api.call('cuota.generarMes', { ...mes, cantidad, total }, { token: direccion })
  const { corridaID, tareaID } = corrida.sobre.datos as { corridaID: number; tareaID: number }
  const sinMovimientos = await addMember(api.db, { apellido: 'Ledesma', nombre: 'Iván' })
  const [lugar] = await api.db.query<Escena['lugar']>(
    'SELECT provincia_id AS "provinciaID", id AS "departamentoID" FROM departamento ORDER BY id LIMIT 1',
  )
  const [hospital] = await api.db.query<{ id: number }>(
    `INSERT INTO hospital_matriculado (matriculado_id, hospital_id, servicio) VALUES ($1, 1, 'Piso') RETURNING id`,
    [propio],
  )
  const hospitalMatriculadoID = hospital?.id ?? 0
  const catalogos = await addCatalogueRows(api, direccion)
  const usuarios = await addUsers(api, direccion)
  const tesoreria = await addTreasury(api, direccion)
  const mensajes = await addMessages(api.db)
  const firma = await addSignature(api, direccion)
  const bought = { matriculadoID: propio, conceptoID: tesoreria.conceptoID }
  const enLinea = await addEnLinea(api, direccion, bought)
  if (!lugar) throw new Error('Sin departamentos de referencia')
  const own = await beginOwn(api, direccion)
  const rows = {
    sinMovimientos,
    hospitalMatriculadoID,
    ...own,
    lugar,
    catalogos,
    usuarios,
    tesoreria,
    mensajes,
    firma,
    enLinea,
  }
  return { propio, ajeno, direccion, pagoID, cargo: second, corridaID, tareaID, ...rows }
}

const payment = ({ id, tipoPagoID, monto }: Pendiente) => ({
  detallePagosJSON: JSON.stringify([{ id, tipoPagoID, monto }]),
  fechaPago: '2026-11-21',
})

const SELECTS = {
  'tipo_matricula.traerTodosSelect': {},
  'forma_pago.traerTodosSelect': {},
  'provincia.traerTodosSelect': {},
  'departamento.traerTodosSelect': {},
  'titulo.traerTodosSelect': {},
  'entidad_otorga_titulo.traerTodosSelect': {},
  'hospital.traerTodosSelect': {},
  'especialidad.traerTodosSelect': {},
  'forma_obtencion_especialidad.traerTodosSelect': {},
  'organizacion.traerTodosSelect': {},
  'firmante.traerTodosSelect': {},
  'tipo_certificado.traerTodosSelect': {},
  'practica.traerTodosSelect': {},
  'banco.traerTodosSelect': {},
  'concepto.traerTodosSelect': {},
  'tipo_seguro.traerTodosSelect': {},
}

/** Prices of a year nobody has made yet: as those of 2026. */
const ANIO_NUEVO = { anio: 2031, desde: 2026, porcentaje: 0, redondeo: 100 }

const MES = { anio: 2026, mes: 11 }

/** A doctor who is not in the register yet, as the wizard sends him. */
export const newDoctor = ({ lugar }: Pick<Escena, 'lugar'>) => ({
  matricula: 98_765,
  tipoMatriculaID: 1,
  formaPagoID: 1,
  nombre: 'Inés María',
  apellido: 'Nuevo',
  dni: 31_234_567,
  fechaNacimiento: '1985-02-03',
  sexo: 2,
  nacionalidad: 'Argentina',
  ...lugar,
  lugarOrigenID: lugar.provinciaID,
  localidad: 'Frías',
  barrio: 'Centro',
  email: 'ines.nuevo@example.com',
  telefono: '3854 123456',
  tituloID: 1,
  entidadEntregaTituloID: 1,
  cuitCuil: makeCuit(31_234_567, 2),
  isspse: false,
  iosep: true,
  domicilioNoConfirmado: true,
  superintendencia: false,
  federacion: false,
  hospitalesJSON: JSON.stringify([{ id: 1, hospital: 1, servicio: 'Guardia', cargo: 'Jefa' }]),
})

const hospitalSamples = ({ hospitalMatriculadoID }: Escena, matriculadoID: number) => {
  const fila = { matriculadoID, hospitalMatriculadoID, version: 1 }
  return {
    'hospital_matriculado.crear': { matriculadoID, hospitalID: 2, servicio: 'Guardia', cargo: 'Jefa' },
    'hospital_matriculado.actualizarDatos': { ...fila, hospitalID: 1, servicio: 'Guardia', cargo: '' },
    'hospital_matriculado.eliminar': fila,
  }
}

const TIPOS = { traerMatriculas: true, traerPP: true, traerConceptos: true }

/** Good wire values for every call; a call without a sample does not compile. */
export function sampleOf(
  nombre: NombreLlamada,
  escena: Escena,
  matriculadoID = escena.propio,
): Record<string, unknown> {
  const catalogo = sampleOfCatalogue(nombre, escena)
  if (catalogo) return catalogo
  const samples: Record<Exclude<NombreLlamada, LlamadaDeCatalogo>, Record<string, unknown>> = {
    'sistema.capacidades': {},
    ...accountSamples(escena),
    'matriculado.traerLote': { nombre: 'ledesma', dni: '', matricula: '', cantidad: 10 },
    'matriculado.traerHistorial': { matriculadoID, nroPagina: 1 },
    'matriculado.crear': newDoctor(escena),
    'matriculado.actualizarDatos': {
      matriculadoID,
      campo: 'matriculado.datospersonales.localidad',
      valor: 'La Banda',
    },
    'matriculado.cambiarEstado': { matriculadoID, tipoMatriculaID: 3 },
    'matriculado.simularEstado': { matriculadoID, tipoMatriculaID: 5 },
    'matriculado.cambiarGeneraCuotas': { matriculadoID, generaCuotas: 0 },
    // Never the doctor whose own calls are looked at: his session would end.
    'matriculado.reiniciarClaveAcceso': { matriculadoID: escena.ajeno },
    'matriculado.eliminar': { especialidadID: escena.sinMovimientos },
    'periodoMatricula.traerTodos': { matriculadoID },
    'federacion_matriculado.traerEstado': { matriculadoID },
    ...hospitalSamples(escena, matriculadoID),
    ...signatureSamples(escena),
    ...userSamples(escena),
    ...taskSamples(escena),
    ...treasurySamples(escena.tesoreria),
    ...messageSamples(escena.mensajes),
    ...onlineSamples(escena.enLinea, matriculadoID),
    ...SELECTS,
    'sucursal_banco.traerTodosSelect': { bancoID: 1 },
    'cuota.simularMes': MES,
    'cuota.traerExcluidos': { ...MES, motivo: 'generaCuotas', nroPagina: 1 },
    // Of the three members the one on whom nothing hangs has no charge of the month yet.
    'cuota.generarMes': { ...MES, cantidad: 1, total: 18_500 },
    'matriculado.traerTodos': { nroPagina: 1, nombre: 'ledesma', dni: '', matricula: '' },
    'matriculado.traerDatos': { matriculadoID },
    'matriculado.traerDatosBasicos': { matriculadoID },
    'concepto.traerTodosSinPaginar': { tipo: 1 },
    'concepto.simularAnio': ANIO_NUEVO,
    'concepto.proponerAnio': { ...ANIO_NUEVO, cantidad: 12, total: 220_700 },
    'pago.traerPagosPendientes': { matriculadoID, ...TIPOS, mostrarTodo: true },
    'pago.generarMatriculaAdelantada': { matriculadoID, cantidad: 1 },
    'pago.simularMatriculaAdelantada': { matriculadoID, cantidad: 1 },
    'pago.traerCuentaCorriente': { matriculadoID, desde: '2026-01-01', hasta: '2026-12-31', ...TIPOS },
    'pago.realizarPagoEfectivo': { ...payment(escena.cargo), observaciones: 'En mano', nroRecibo: '' },
    'pago.proximoRecibo': {},
    'pago.traerReglas': {},
    'pago.traerRecibo': { matriculadoID, pagoID: escena.pagoID },
    'pago.emitirRecibo': { matriculadoID, pagoID: escena.pagoID },
    'pago.enviarRecibo': { matriculadoID, pagoID: escena.pagoID },
    'pago.anular': { pagoID: escena.pagoID, motivo: 'Cobrado dos veces' },
  }
  return samples[nombre as keyof typeof samples]
}
