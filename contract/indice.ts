import * as ajuste from '@/contract/ajuste'
import * as alta from '@/contract/alta'
import * as auditoria from '@/contract/auditoria'
import * as cambios from '@/contract/cambios-matriculado'
import * as caja from '@/contract/caja'
import * as cargoMatricula from '@/contract/cargo-matricula'
import { llamadasDeCatalogos } from '@/contract/catalogo/llamadas'
import * as seleccion from '@/contract/catalogo/seleccion'
import * as cierre from '@/contract/cierre'
import * as concepto from '@/contract/concepto'
import * as conceptoMatriculado from '@/contract/concepto-matriculado'
import * as cuota from '@/contract/cuota'
import * as federacionMatriculado from '@/contract/federacion-matriculado'
import * as firmante from '@/contract/firmante'
import * as historial from '@/contract/historial'
import * as hospitalMatriculado from '@/contract/hospital-matriculado'
import * as cuentasCorrientes from '@/contract/cuentas-corrientes'
import * as matriculado from '@/contract/matriculado'
import * as mensaje from '@/contract/mensaje'
import * as moroso from '@/contract/moroso'
import * as mercadoPago from '@/contract/mercado-pago'
import * as pago from '@/contract/pago'
import * as pagoAnual from '@/contract/pago-anual'
import * as pasarelaPrueba from '@/contract/pasarela-prueba'
import * as planPagos from '@/contract/plan-pagos'
import * as saldo from '@/contract/saldo'
import * as recordatorio from '@/contract/recordatorio'
import * as sesion from '@/contract/sesion'
import * as sistema from '@/contract/sistema'
import * as tarea from '@/contract/tarea'
import * as usuario from '@/contract/usuario'

const catalogos = llamadasDeCatalogos()

/** The whole contract, noun by noun: client, router, proxy, permission matrix and OpenAPI all walk this list. */
export const CONTRATO = {
  sistema: { capacidades: sistema.capacidades },
  sesion: {
    login: sesion.login,
    cerrar: sesion.cerrar,
    propia: sesion.propia,
    cambiarClave: sesion.cambiarClave,
    cambiarPropia: sesion.cambiarPropia,
    traerPropias: sesion.traerPropias,
    cerrarOtra: sesion.cerrarOtra,
    cerrarOtras: sesion.cerrarOtras,
    traerReglas: sesion.traerReglas,
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
    traerDatosMatricula: cargoMatricula.traerDatosMatricula,
    actualizarDatosMatricula: cargoMatricula.actualizarDatosMatricula,
    eliminarMatricula: cargoMatricula.eliminarMatricula,
  },
  ajuste: {
    traerTodos: ajuste.traerTodos,
    traerPersonas: ajuste.traerPersonas,
    actualizarDatos: ajuste.actualizarDatos,
  },
  auditoria: {
    traerTodos: auditoria.traerTodos,
    traerOpciones: auditoria.traerOpciones,
    exportar: auditoria.exportar,
    traerLote: auditoria.traerLote,
  },
  periodoMatricula: { traerTodos: historial.periodos },
  federacion_matriculado: { traerEstado: federacionMatriculado.traerEstado },
  hospital_matriculado: {
    crear: hospitalMatriculado.crear,
    actualizarDatos: hospitalMatriculado.actualizarDatos,
    eliminar: hospitalMatriculado.eliminar,
  },
  ...catalogos,
  titulo: { ...catalogos.titulo, traerTodosSelect: seleccion.titulo },
  forma_pago: { ...catalogos.forma_pago, traerTodosSelect: seleccion.formaPago },
  tipo_matricula: { ...catalogos.tipo_matricula, traerTodosSelect: seleccion.tipoMatricula },
  organizacion: { ...catalogos.organizacion, traerTodosSelect: seleccion.organizacion },
  especialidad: { ...catalogos.especialidad, traerTodosSelect: seleccion.especialidad },
  entidad_otorga_titulo: {
    ...catalogos.entidad_otorga_titulo,
    traerTodosSelect: seleccion.entidadOtorgaTitulo,
  },
  practica: { ...catalogos.practica, traerTodosSelect: seleccion.practica },
  banco: { ...catalogos.banco, traerTodosSelect: seleccion.banco },
  sucursal_banco: { ...catalogos.sucursal_banco, traerTodosSelect: seleccion.sucursalBanco },
  tipo_certificado: {
    ...catalogos.tipo_certificado,
    traerTodosSelect: seleccion.tipoCertificado,
  },
  firmante: {
    ...catalogos.firmante,
    traerTodos: firmante.traerTodos,
    traerDatos: firmante.traerDatos,
    traerImagen: firmante.traerImagen,
    verImagen: firmante.verImagen,
    guardarImagen: firmante.guardarImagen,
    subirImagen: firmante.subirImagen,
    quitarImagen: firmante.quitarImagen,
    traerTodosSelect: seleccion.firmante,
  },
  concepto: {
    ...catalogos.concepto,
    traerDatos: concepto.traerDatos,
    crear: concepto.crear,
    actualizarDatos: concepto.actualizarDatos,
    traerTodosSelect: seleccion.concepto,
    traerTodosSinPaginar: concepto.traerTodosSinPaginar,
    simularAnio: concepto.simularAnio,
    proponerAnio: concepto.proponerAnio,
  },
  user: {
    traerTodos: usuario.traerTodos,
    traerDatos: usuario.traerDatos,
    crear: usuario.crear,
    actualizarDatos: usuario.actualizarDatos,
    eliminar: usuario.eliminar,
    restaurar: usuario.restaurar,
    desbloquear: usuario.desbloquear,
    bloquear: usuario.bloquear,
  },
  provincia: { traerTodosSelect: seleccion.provincia },
  departamento: { traerTodosSelect: seleccion.departamento },
  hospital: { traerTodosSelect: seleccion.hospital },
  forma_obtencion_especialidad: { traerTodosSelect: seleccion.formaObtencion },
  tipo_seguro: { traerTodosSelect: seleccion.tipoSeguro },
  pago: {
    traerPagosPendientes: pago.traerPagosPendientes,
    traerReglas: pago.traerReglas,
    generarMatriculaAdelantada: pago.generarMatriculaAdelantada,
    simularMatriculaAdelantada: pago.simularMatriculaAdelantada,
    traerCuentaCorriente: pago.traerCuentaCorriente,
    realizarPagoEfectivo: pago.realizarPagoEfectivo,
    proximoRecibo: pago.proximoRecibo,
    traerRecibo: pago.traerRecibo,
    emitirRecibo: pago.emitirRecibo,
    enviarRecibo: pago.enviarRecibo,
    anular: pago.anular,
    traerSaldoAFavor: saldo.traerSaldoAFavor,
    aplicarSaldo: saldo.aplicarSaldo,
    pagoAnual: pagoAnual.pagoAnual,
    simularPagoAnual: pagoAnual.simularPagoAnual,
    eliminarCincoAniosAtras: cargoMatricula.eliminarCincoAniosAtras,
    simularEliminarDeuda: cargoMatricula.simularEliminarDeuda,
    traerEliminaciones: cargoMatricula.traerEliminaciones,
    deshacerEliminacion: cargoMatricula.deshacerEliminacion,
  },
  concepto_matriculado: {
    traerTodos: conceptoMatriculado.traerTodos,
    crear: conceptoMatriculado.crear,
    eliminar: conceptoMatriculado.eliminar,
  },
  plan_pagos: {
    crear: planPagos.crear,
    traerTodos: planPagos.traerTodos,
    traerDetalle: planPagos.traerDetalle,
    simularRotura: planPagos.simularRotura,
    romper: planPagos.romper,
  },
  caja: { traerPlanilla: caja.traerPlanilla, traerCajeros: caja.traerCajeros },
  cierre: { traerActual: cierre.traerActual, traerTodos: cierre.traerTodos, mover: cierre.mover },
  mercado_pago: {
    generarPago: mercadoPago.generarPago,
    traerPago: mercadoPago.traerPago,
    traerTodos: mercadoPago.traerTodos,
    cancelarPago: mercadoPago.cancelarPago,
    darPorResuelto: mercadoPago.darPorResuelto,
  },
  pasarela_prueba: { traerDatos: pasarelaPrueba.traerDatos, actuar: pasarelaPrueba.actuar },
  cuota: {
    simularMes: cuota.simularMes,
    traerExcluidos: cuota.traerExcluidos,
    generarMes: cuota.generarMes,
    traerCorridas: cuota.traerCorridas,
    traerCorrida: cuota.traerCorrida,
    traerCargos: cuota.traerCargos,
    deshacerMes: cuota.deshacerMes,
  },
  cuentasCorrientes: {
    traerTodos: cuentasCorrientes.traerTodos,
    traerLote: cuentasCorrientes.traerLote,
  },
  moroso: { traerTodos: moroso.traerTodos, traerLote: moroso.traerLote },
  estadisticas: { traerMorosos: moroso.traerMorosos },
  mensaje: {
    simular: mensaje.simular,
    crear: mensaje.crear,
    traerTodos: mensaje.traerTodos,
    traerResumen: mensaje.traerResumen,
    reintentar: mensaje.reintentar,
    cancelar: mensaje.cancelar,
    darPorEnviado: mensaje.darPorEnviado,
    abrir: mensaje.abrir,
  },
  recordatorio: {
    traerTodos: recordatorio.traerTodos,
    guardar: recordatorio.guardar,
    eliminar: recordatorio.eliminar,
    simular: recordatorio.simular,
    correr: recordatorio.correr,
    traerPlantillas: recordatorio.traerPlantillas,
    guardarPlantilla: recordatorio.guardarPlantilla,
    eliminarPlantilla: recordatorio.eliminarPlantilla,
  },
  tarea: {
    traerPropias: tarea.traerPropias,
    traerTodas: tarea.traerTodas,
    traerActivas: tarea.traerActivas,
    traerUltima: tarea.traerUltima,
    traerDatos: tarea.traerDatos,
    traerFilas: tarea.traerFilas,
    detener: tarea.detener,
    darPorVista: tarea.darPorVista,
  },
} as const

export type Contrato = typeof CONTRATO
