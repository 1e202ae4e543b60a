import * as concepto from '@/contract/concepto'
import * as matriculado from '@/contract/matriculado'
import * as pago from '@/contract/pago'
import * as sesion from '@/contract/sesion'
import * as sistema from '@/contract/sistema'

/** The whole contract, noun by noun: client, router, proxy, permission matrix and OpenAPI all walk this list. */
export const CONTRATO = {
  sistema: { capacidades: sistema.capacidades },
  sesion: { login: sesion.login, cerrar: sesion.cerrar, propia: sesion.propia },
  matriculado: {
    traerTodos: matriculado.traerTodos,
    traerDatos: matriculado.traerDatos,
    traerDatosBasicos: matriculado.traerDatosBasicos,
  },
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
} as const

export type Contrato = typeof CONTRATO
