import { linesOf, type Escena as Conocida, type Linea } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { CLAVE, addMember, signedIn } from '@/backend/prueba/gente'
import { LLAMADAS, type NombreLlamada } from '@/backend/prueba/llamada'
import { addActos } from '@/backend/prueba/muestras-de-actos'
import { addCobranza } from '@/backend/prueba/muestras-de-cobranza'
import { addCatalogueRows } from '@/backend/prueba/muestras-de-catalogo'
import { beginOwn } from '@/backend/prueba/muestras-de-cuenta'
import { addAdjuntos, addCredentials, addPapeles, addPoliza } from '@/backend/prueba/muestras-de-credenciales'
import { addDebito, addRounds } from '@/backend/prueba/muestras-de-debito'
import { addFederationFiles } from '@/backend/prueba/muestras-de-seguros'
import { addEnLinea } from '@/backend/prueba/muestras-de-en-linea'
import { addMudanza } from '@/backend/prueba/muestras-de-mudanza'
import { addLlevado } from '@/backend/prueba/muestras-de-llevado'
import { addMembrete, addSignature } from '@/backend/prueba/muestras-de-firma'
import { addHallazgos } from '@/backend/prueba/muestras-de-control'
import { addImportacion } from '@/backend/prueba/muestras-de-importacion'
import { addListaDeFallecidos } from '@/backend/prueba/muestras-de-fallecidos'
import { addComparacion } from '@/backend/prueba/muestras-de-refeps'
import { addSolicitudes } from '@/backend/prueba/muestras-de-solicitudes'
import { addPedidos } from '@/backend/prueba/muestras-de-pedidos'
import { addMessages } from '@/backend/prueba/muestras-de-mensajes'
import { addTreasury } from '@/backend/prueba/muestras-de-tesoreria'
import { addSeleccion, addUsers, addVista } from '@/backend/prueba/muestras-de-usuario'

/** What the examples of calls name, made for two members alike, by an account of ADMINISTRACION whose token it holds. */
export interface Escena extends Conocida {
  propio: number
  direccion: string
}

/** Makes the scene through the API's own calls, as administration. */
export async function setScene(api: ApiDePrueba): Promise<Escena> {
  const { token: direccion } = await signedIn(api.db, 'ADMINISTRACION')
  const propio = await addMember(api.db, { apellido: 'Ledesma', nombre: 'Inés' })
  const ajeno = await addMember(api.db, { apellido: 'Ledesma', nombre: 'Irma' })
  for (const matriculadoID of [propio, ajeno]) {
    await api.call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: 2 }, { token: direccion })
  }
  const cuotas = await addCuotas(api, direccion, propio)
  const sinMovimientos = await addMember(api.db, { apellido: 'Ledesma', nombre: 'Iván' })
  const [lugar] = await api.db.query<Escena['lugar']>(
    'SELECT provincia_id AS "provinciaID", id AS "departamentoID" FROM departamento ORDER BY id LIMIT 1',
  )
  const hospitalMatriculadoID = await addHospital(api, propio)
  const credenciales = await addCredentials(api, direccion, propio)
  const catalogos = await addCatalogueRows(api, direccion)
  const usuarios = { ...(await addUsers(api, direccion)), ...(await addVista(api, direccion)) }
  const tesoreria = await addTreasury(api, direccion)
  const mensajes = await addMessages(api.db)
  const firma = await addSignature(api, direccion)
  const membrete = await addMembrete(api, direccion)
  const papeles = await addPapeles(api, direccion, { ...credenciales, ...firma, matriculadoID: propio })
  const polizaID = await addPoliza(api, direccion, propio)
  const federacion = await addFederationFiles(api, direccion)
  const debito = await addDebito(api, direccion)
  const adjuntos = await addAdjuntos(api, direccion, propio)
  const bought = { matriculadoID: propio, conceptoID: tesoreria.conceptoID }
  const enLinea = await addEnLinea(api, direccion, bought)
  if (!lugar) throw new Error('Sin departamentos de referencia')
  const own = {
    ...(await beginOwn(api, direccion)),
    ...(await addProposals(api, ajeno)),
    ...(await addPedidos(api.db, ajeno)),
    ...(await addSolicitudes(api.db, ajeno)),
    programadoID: await addProgramado(api, ajeno),
    ...(await addHallazgos(api, direccion)),
  }
  return {
    ...{ propio, ajeno, matriculadoID: propio, direccion, clave: CLAVE, ...cuotas },
    ...{ sinMovimientos, hospitalMatriculadoID, lugar, catalogos },
    ...{
      ...credenciales,
      ...papeles,
      ...adjuntos,
      ...membrete,
      ...federacion,
      ...debito,
      ...(await addRounds(api, direccion)),
      ...{ polizaID, arqueoID: await addArqueo(api, direccion) },
    },
    ...(await addSeleccion(api, direccion, tesoreria)),
    ...(await addImportacion(api, direccion)),
    ...(await addComparacion(api, direccion, [propio, ajeno])),
    ...(await addListaDeFallecidos(api, direccion)),
    ...(await addActos(api, direccion)),
    ...(await addCobranza(api, direccion, ajeno)),
    ...(await addLlevado(api)),
    ...(await addMudanza(api.db, { propio, ajeno })),
    ...{ ...own, ...usuarios, ...tesoreria, ...mensajes, ...firma, ...enLinea },
  }
}

/** One of the member's charges is paid, another owed, and a month is charged to everybody. */
async function addCuotas(api: ApiDePrueba, token: string, matriculadoID: number) {
  const all = { traerMatriculas: true, traerPP: true, traerConceptos: true, mostrarTodo: true }
  const pendientes = await api.call('pago.traerPagosPendientes', { matriculadoID, ...all }, { token })
  const [first, second] = pendientes.sobre.datos as Linea[]
  if (!first || !second) throw new Error(`Sin pendientes: ${JSON.stringify(pendientes.sobre)}`)
  const paid = await api.call('pago.realizarPagoEfectivo', payment(first), { token })
  const { pagoID } = paid.sobre.datos as { pagoID: number }
  const mes = { anio: 2026, mes: 10 }
  const simulado = await api.call('cuota.simularMes', mes, { token })
  const { cantidad, total } = simulado.sobre.datos as { cantidad: number; total: number }
  const corrida = await api.call('cuota.generarMes', { ...mes, cantidad, total }, { token })
  const { corridaID, tareaID } = corrida.sobre.datos as { corridaID: number; tareaID: number }
  return { pagoID, cargo: second, corridaID, tareaID }
}

/** The count of a drawer nothing was ever put into. */
async function addArqueo(api: ApiDePrueba, token: string): Promise<number> {
  const { usuarioID } = await signedIn(api.db, 'CONTADOR')
  const { sobre } = await api.call(
    'caja.arquear',
    { usuarioID, fecha: '2020-02-03', billetesJSON: '[]', monedas: 0, esperado: 0, queda: 0 },
    { token },
  )
  return (sobre.datos as { arqueoID: number }).arqueoID
}

async function addProposals({ db }: ApiDePrueba, matriculadoID: number) {
  const made = await db.query<{ id: number }>(
    `INSERT INTO propuesta (matriculado_id, campo, valor, visto, estado)
     SELECT $1, 'matriculado.datospersonales.' || campo, 'Otro', '', 'pendiente' FROM unnest($2::text[]) AS c (campo) RETURNING id`,
    [matriculadoID, ['domicilio', 'barrio']],
  )
  return { propuestaID: made[0]?.id ?? 0, propuestaAprobable: made[1]?.id ?? 0 }
}

async function addProgramado({ db }: ApiDePrueba, matriculadoID: number): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO estado_programado (matriculado_id, dia, tipo_previo_id, tipo_matricula_id, vuelve, causa)
     SELECT id, '2027-08-01', tipo_matricula_id, 3, false, 'Jubilación' FROM matriculado WHERE id = $1 RETURNING id`,
    [matriculadoID],
  )
  return row?.id ?? 0
}

async function addHospital({ db }: ApiDePrueba, matriculadoID: number): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO hospital_matriculado (matriculado_id, hospital_id, servicio) VALUES ($1, 1, 'Piso') RETURNING id`,
    [matriculadoID],
  )
  return row?.id ?? 0
}

const payment = (linea: Linea) => ({ detallePagosJSON: linesOf(linea), fechaPago: '2026-11-21' })

const EJEMPLOS = new Map(LLAMADAS.map(({ nombre, llamada: { ejemplo } }) => [nombre, ejemplo]))

/** Good wire values for every call, as its contract shows them. */
export const sampleOf = (
  nombre: NombreLlamada,
  escena: Escena,
  matriculadoID = escena.propio,
): Record<string, unknown> => EJEMPLOS.get(nombre)?.({ ...escena, matriculadoID }) ?? {}

/** A doctor who is not in the register yet, as the wizard sends him. */
export const newDoctor = ({ lugar }: Pick<Escena, 'lugar'>): Record<string, unknown> =>
  EJEMPLOS.get('matriculado.crear')?.({ lugar } as Escena) ?? {}
