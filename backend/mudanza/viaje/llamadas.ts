import * as z from 'zod'
import { endOfMonth, monthAt } from '@/domain/fechas'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { llamadasDe } from '@/contract/catalogo/llamadas'
import {
  banco as seleccionDeBanco,
  concepto as seleccionDeConcepto,
  departamento as seleccionDeDepartamento,
  entidadOtorgaTitulo as seleccionDeEntidadOtorgaTitulo,
  especialidad as seleccionDeEspecialidad,
  formaObtencion as seleccionDeFormaObtencion,
  formaPago as seleccionDeFormaPago,
  hospital as seleccionDeHospital,
  organizacion as seleccionDeOrganizacion,
  practica as seleccionDePractica,
  provincia as seleccionDeProvincia,
  tipoCertificado as seleccionDeTipoCertificado,
  tipoMatricula as seleccionDeTipoMatricula,
  tipoSeguro as seleccionDeTipoSeguro,
  titulo as seleccionDeTitulo,
} from '@/contract/catalogo/seleccion'
import { traerTodos as traerCertificados } from '@/contract/certificado-matriculado'
import { traerTodosSinPaginar as traerPrecios } from '@/contract/concepto'
import { traerTodos as traerConceptos } from '@/contract/concepto-matriculado'
import { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import { traerDatos as traerDatosDeDebito, traerUltimoDA } from '@/contract/da-listado'
import { traerTodos as traerEspecialidades } from '@/contract/especialidad-matriculado'
import {
  traerEstado as traerEstadoSeguros,
  traerTodos as traerSeguros,
} from '@/contract/federacion-matriculado'
import {
  traerBalanceDevengado,
  traerBalancePercibido,
  traerCantTipoMat,
  traerCobranzas,
  traerFederacion,
} from '@/contract/estadisticas'
import { traerDatos as traerDatosDeFirmante, traerTodos as traerFirmante } from '@/contract/firmante'
import { periodos } from '@/contract/historial'
import type { AnyCall } from '@/contract/lectura/result'
import { listadoMatriculados } from '@/contract/listado'
import type { EntradaDe } from '@/contract/llamada'
import { traerDatos as traerDatosDeMatriculado, traerTodos as traerMatriculado } from '@/contract/matriculado'
import { traerDatosMatricula } from '@/contract/cargo-matricula'
import { traerPagosPendientes } from '@/contract/pago'
import { traerMorosos } from '@/contract/moroso'
import { traerTodos as traerPlanes } from '@/contract/plan-pagos'
import { traerTodos as traerPracticas } from '@/contract/practica-matriculado'
import { traerTodos as traerSuperintendencia } from '@/contract/superintendencia-matriculado'
import { traerDatos as traerDatosDeTipoCertificado } from '@/contract/tipo-certificado'
import { traerDatos as traerDatosDeUsuario, traerTodos as traerUsuario } from '@/contract/usuario'

/** What is read of another server, by the contract's names: the specification's calls alone. */
const catalogo = <N extends keyof typeof CATALOGOS>(noun: N) => llamadasDe(CATALOGOS[noun]).traerTodos

/** Lists by pages. */
export const LISTAS = {
  titulos: catalogo('titulo'),
  organizaciones: catalogo('organizacion'),
  especialidades: catalogo('especialidad'),
  entidades: catalogo('entidad_otorga_titulo'),
  practicas: catalogo('practica'),
  formasDePago: catalogo('forma_pago'),
  tiposDeMatricula: catalogo('tipo_matricula'),
  bancos: catalogo('banco'),
  sucursales: catalogo('sucursal_banco'),
  conceptos: catalogo('concepto'),
  tiposDeCertificado: catalogo('tipo_certificado'),
  firmantes: traerFirmante,
  usuarios: traerUsuario,
} as const

/** Lists in one answer. What a list by pages lacks may stand in its select. */
export const SELECCIONES = {
  provincias: seleccionDeProvincia,
  departamentos: seleccionDeDepartamento,
  hospitales: seleccionDeHospital,
  bancos: seleccionDeBanco,
  titulos: seleccionDeTitulo,
  entidades: seleccionDeEntidadOtorgaTitulo,
  organizaciones: seleccionDeOrganizacion,
  especialidades: seleccionDeEspecialidad,
  practicas: seleccionDePractica,
  tiposDeMatricula: seleccionDeTipoMatricula,
  formasDePago: seleccionDeFormaPago,
  tiposDeCertificado: seleccionDeTipoCertificado,
  tiposDeSeguro: seleccionDeTipoSeguro,
  formasDeObtencion: seleccionDeFormaObtencion,
  conceptos: seleccionDeConcepto,
} as const

export const UNA_VEZ = {
  precios: traerPrecios,
  ultimoDebito: traerUltimoDA,
  matriculados: traerMatriculado,
} as const

/** One row of a catalogue, whose list tells less. */
export const POR_FILA = {
  cuerpo: traerDatosDeTipoCertificado,
  firma: traerDatosDeFirmante,
  usuario: traerDatosDeUsuario,
} as const

/** Everything of one member but the money. */
export const POR_MATRICULADO = {
  ficha: traerDatosDeMatriculado,
  periodos,
  especialidades: traerEspecialidades,
  practicas: traerPracticas,
  certificados: traerCertificados,
  seguros: traerSeguros,
  seguroDeHoy: traerEstadoSeguros,
  superintendencia: traerSuperintendencia,
  conceptos: traerConceptos,
  planes: traerPlanes,
} as const
export const ADHESION = traerDatosDeDebito
export const PENDIENTES = traerPagosPendientes
export const CUENTA = traerCuentaCorriente
export const MATRICULA = traerDatosMatricula

/** Who may not read it leaves receipts without their numbers, and nothing else. */
export const COBRANZAS = traerCobranzas

/** Everybody in one answer, for another server's call has no page. */
export const LISTADO = listadoMatriculados
const SIN_FILTRO = { tipos: [], formas: [], provincias: [], especialidades: [], practicas: [] }
export const pedidoDeListado = (chosen: Partial<EntradaDe<typeof LISTADO>>): EntradaDe<typeof LISTADO> => ({
  ...{ ...SIN_FILTRO, cobertura: undefined, enPlan: undefined, orden: 'matricula asc', campos: undefined },
  ...{ pagina: undefined, ...chosen },
})

/** Figures of all, which check the members' own: who may not read them leaves them unchecked, and nothing else. */
export const CIFRAS = {
  listado: LISTADO,
  morosos: traerMorosos,
  porTipo: traerCantTipoMat,
  porCobertura: traerFederacion,
  devengado: traerBalanceDevengado,
  percibido: traerBalancePercibido,
} as const

const TODO = { traerMatriculas: true, traerPP: true, traerConceptos: true }
export const pedidoDePendientes = (matriculadoID: number): EntradaDe<typeof PENDIENTES> => ({
  matriculadoID,
  ...TODO,
  mostrarTodo: true,
})
export const pedidoDeCuenta = (matriculadoID: number): EntradaDe<typeof CUENTA> => ({
  matriculadoID,
  desde: '1900-01-01',
  hasta: '2200-01-01',
  ...TODO,
})

/** Everybody's debt. */
export const PEDIDO_DE_LISTADO = pedidoDeListado({ campos: ['matricula', 'deuda'] })

/** One month, counted as `monthNumber` does. */
export function pedidoDeCobranzas(month: number): EntradaDe<typeof COBRANZAS> {
  const { anio, mes } = monthAt(month)
  const desde = `${anio}-${String(mes).padStart(2, '0')}-01`
  return { desde, hasta: endOfMonth(desde) }
}

/** The query of a read with the specification's keys alone, '?' first; '' without keys. */
export function wireOf<L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): string {
  const coded = z.encode(llamada.entrada.cable, entrada) as Record<
    string,
    string | number | boolean | null | undefined
  >
  const own = new Set((llamada.extensiones ?? []).map((key) => llamada.entrada.claves[key]))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(coded)) {
    if (value !== undefined && value !== null && !own.has(key)) query.set(key, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** By what an answer is kept. */
export const nameOf = <L extends AnyCall>(llamada: L, entrada: EntradaDe<L>): string =>
  llamada.ruta + wireOf(llamada, entrada)
