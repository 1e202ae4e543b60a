import * as alta from '@/contract/alta'
import * as cambios from '@/contract/cambios-matriculado'
import * as catalogo from '@/contract/catalogo'
import * as concepto from '@/contract/concepto'
import * as cuota from '@/contract/cuota'
import * as federacionMatriculado from '@/contract/federacion-matriculado'
import * as historial from '@/contract/historial'
import * as matriculado from '@/contract/matriculado'
import * as pago from '@/contract/pago'
import * as sesion from '@/contract/sesion'
import * as sistema from '@/contract/sistema'

/** The whole contract, noun by noun: client, router, proxy, permission matrix and OpenAPI all walk this list. */
export const CONTRATO = {
  sistema: { capacidades: sistema.capacidades },
  sesion: {
    login: sesion.login,
    cerrar: sesion.cerrar,
    propia: sesion.propia,
    cambiarClave: sesion.cambiarClave,
  },
  matriculado: {
    traerTodos: matriculado.traerTodos,
    traerDatos: matriculado.traerDatos,
    traerDatosBasicos: matriculado.traerDatosBasicos,
    traerLote: matriculado.traerLote,
    traerHistorial: historial.traerHistorial,
    crear: alta.crear,
    actualizarDatos: cambios.actualizarDatos,
    cambiarEstado: cambios.cambiarEstado,
    simularEstado: cambios.simularEstado,
    cambiarGeneraCuotas: cambios.cambiarGeneraCuotas,
    reiniciarClaveAcceso: cambios.reiniciarClaveAcceso,
    eliminar: cambios.eliminar,
  },
  periodoMatricula: { traerTodos: historial.periodos },
  federacion_matriculado: { traerEstado: federacionMatriculado.traerEstado },
  tipo_matricula: { traerTodosSelect: catalogo.tipoMatricula },
  forma_pago: { traerTodosSelect: catalogo.formaPago },
  provincia: { traerTodosSelect: catalogo.provincia },
  departamento: { traerTodosSelect: catalogo.departamento },
  titulo: { traerTodosSelect: catalogo.titulo },
  entidad_otorga_titulo: { traerTodosSelect: catalogo.entidadOtorgaTitulo },
  hospital: { traerTodosSelect: catalogo.hospital },
  concepto: { traerTodosSinPaginar: concepto.traerTodosSinPaginar },
  pago: {
    traerPagosPendientes: pago.traerPagosPendientes,
    generarMatriculaAdelantada: pago.generarMatriculaAdelantada,
    simularMatriculaAdelantada: pago.simularMatriculaAdelantada,
    traerCuentaCorriente: pago.traerCuentaCorriente,
    realizarPagoEfectivo: pago.realizarPagoEfectivo,
    proximoRecibo: pago.proximoRecibo,
    traerRecibo: pago.traerRecibo,
  },
  cuota: {
    simularMes: cuota.simularMes,
    traerExcluidos: cuota.traerExcluidos,
    generarMes: cuota.generarMes,
    traerCorridas: cuota.traerCorridas,
    traerCorrida: cuota.traerCorrida,
    traerCargos: cuota.traerCargos,
    deshacerMes: cuota.deshacerMes,
  },
} as const

export type Contrato = typeof CONTRATO
