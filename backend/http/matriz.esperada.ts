/**
 * Who gets through to which call, per policy. Written by hand from D4 and S1 6, not from domain/roles.ts: the test
 * compares both. sí = let in; no = 403; ajeno = answered like a member that does not exist; numbers = estado.
 */
export const QUIENES = [
  'sin sesión',
  'vencida',
  'revocada',
  'médico, lo suyo',
  'médico, lo ajeno',
  'EMPLEADO',
  'ADMINISTRATIVO',
  'CONTADOR',
  'ADMINISTRACION',
] as const

export const ESPERADA = {
  operativa: `
    sistema.capacidades              sí   sí   sí   sí  sí    sí  sí  sí  sí
    sesion.login                     sí   sí   sí   sí  sí    sí  sí  sí  sí
    sesion.cerrar                  -100 -110 -120   sí  sí    sí  sí  sí  sí
    sesion.propia                  -100 -110 -120   sí  sí    sí  sí  sí  sí
    matriculado.traerTodos         -100 -110 -120   no  no    sí  sí  sí  sí
    matriculado.traerDatos         -100 -110 -120   sí  ajeno sí  sí  sí  sí
    matriculado.traerDatosBasicos  -100 -110 -120   sí  ajeno sí  sí  sí  sí
    concepto.traerTodosSinPaginar  -100 -110 -120   no  no    no  no  sí  sí
    pago.traerPagosPendientes      -100 -110 -120   sí  ajeno no  no  sí  sí
    pago.generarMatriculaAdelantada -100 -110 -120  no  no    no  no  sí  sí
    pago.simularMatriculaAdelantada -100 -110 -120  no  no    no  no  sí  sí
    pago.traerCuentaCorriente      -100 -110 -120   sí  ajeno sí  sí  sí  sí
    pago.realizarPagoEfectivo      -100 -110 -120   no  no    no  no  sí  sí
    pago.proximoRecibo             -100 -110 -120   no  no    no  no  sí  sí
    pago.traerReglas               -100 -110 -120   no  no    no  no  sí  sí
    pago.traerRecibo               -100 -110 -120   sí  ajeno sí  sí  sí  sí
    pago.emitirRecibo              -100 -110 -120   sí  ajeno sí  sí  sí  sí
    sesion.cambiarClave                 -100 -110 -120   no  no  no  no  no  no
    sesion.cambiarPropia                -100 -110 -120   sí  sí  sí  sí  sí  sí
    sesion.traerPropias                 -100 -110 -120   sí  sí  sí  sí  sí  sí
    sesion.cerrarOtra                   -100 -110 -120   ajeno ajeno ajeno ajeno ajeno ajeno
    sesion.cerrarOtras                  -100 -110 -120   sí  sí  sí  sí  sí  sí
    sesion.traerReglas                  -100 -110 -120   sí  sí  sí  sí  sí  sí
    ajuste.traerTodos                   -100 -110 -120   no  no  no  no  no  sí
    ajuste.traerPersonas                -100 -110 -120   no  no  no  no  no  sí
    ajuste.actualizarDatos              -100 -110 -120   no  no  no  no  no  sí
    auditoria.traerTodos                -100 -110 -120   no  no  no  no  no  sí
    auditoria.traerOpciones             -100 -110 -120   no  no  no  no  no  sí
    auditoria.exportar                  -100 -110 -120   no  no  no  no  no  sí
    auditoria.traerLote                 -100 -110 -120   no  no  no  no  no  ajeno
    matriculado.traerLote               -100 -110 -120   no  no  no  sí  sí  sí
    matriculado.traerHistorial          -100 -110 -120   no  no  no  sí  sí  sí
    matriculado.crear                   -100 -110 -120   no  no  no  sí  sí  sí
    matriculado.actualizarDatos         -100 -110 -120   no  no  no  sí  sí  sí
    matriculado.cambiarEstado           -100 -110 -120   no  no  no  sí  sí  sí
    matriculado.simularEstado           -100 -110 -120   no  no  no  sí  sí  sí
    matriculado.cambiarGeneraCuotas     -100 -110 -120   no  no  no  sí  sí  sí
    matriculado.reiniciarClaveAcceso    -100 -110 -120   no  no  no  sí  no  sí
    matriculado.eliminar                -100 -110 -120   no  no  no  no  no  sí
    periodoMatricula.traerTodos         -100 -110 -120   sí  ajeno  sí  sí  sí  sí
    federacion_matriculado.traerEstado  -100 -110 -120   sí  ajeno  sí  sí  sí  sí
    tipo_matricula.traerTodosSelect     -100 -110 -120   no  no  no  sí  sí  sí
    forma_pago.traerTodosSelect         -100 -110 -120   no  no  no  sí  sí  sí
    provincia.traerTodosSelect          -100 -110 -120   no  no  no  sí  sí  sí
    departamento.traerTodosSelect       -100 -110 -120   no  no  no  sí  sí  sí
    titulo.traerTodosSelect             -100 -110 -120   no  no  no  sí  sí  sí
    entidad_otorga_titulo.traerTodosSelect -100 -110 -120   no  no  no  sí  sí  sí
    hospital.traerTodosSelect           -100 -110 -120   no  no  no  sí  sí  sí
    especialidad.traerTodosSelect             -100 -110 -120   no  no  no  sí  sí  sí
    forma_obtencion_especialidad.traerTodosSelect -100 -110 -120   no  no  no  sí  sí  sí
    organizacion.traerTodosSelect             -100 -110 -120   no  no  no  sí  sí  sí
    firmante.traerTodosSelect                 -100 -110 -120   no  no  no  sí  sí  sí
    tipo_certificado.traerTodosSelect         -100 -110 -120   no  no  no  sí  sí  sí
    practica.traerTodosSelect                 -100 -110 -120   no  no  no  sí  sí  sí
    banco.traerTodosSelect                    -100 -110 -120   no  no  no  sí  sí  sí
    concepto.traerTodosSelect                 -100 -110 -120   no  no  no  sí  sí  sí
    tipo_seguro.traerTodosSelect              -100 -110 -120   no  no  no  sí  sí  sí
    sucursal_banco.traerTodosSelect           -100 -110 -120   no  no  no  sí  sí  sí
    firmante.traerImagen                 -100 -110 -120   no  no  no  no  no  sí
    firmante.guardarImagen               -100 -110 -120   no  no  no  no  no  sí
    firmante.quitarImagen                -100 -110 -120   no  no  no  no  no  sí
    user.traerTodos                     -100 -110 -120   no  no  no  no  no  sí
    user.traerDatos                     -100 -110 -120   no  no  no  no  no  sí
    user.crear                          -100 -110 -120   no  no  no  no  no  sí
    user.actualizarDatos                -100 -110 -120   no  no  no  no  no  sí
    user.eliminar                       -100 -110 -120   no  no  no  no  no  sí
    user.restaurar                      -100 -110 -120   no  no  no  no  no  sí
    user.desbloquear                    -100 -110 -120   no  no  no  no  no  sí
    user.bloquear                       -100 -110 -120   no  no  no  no  no  sí
    cuota.simularMes                    -100 -110 -120   no  no  no  no  no  sí
    cuota.traerExcluidos                -100 -110 -120   no  no  no  no  no  sí
    cuota.generarMes                    -100 -110 -120   no  no  no  no  no  sí
    cuota.traerCorridas                 -100 -110 -120   no  no  no  no  no  sí
    cuota.traerCorrida                  -100 -110 -120   no  no  no  no  no  sí
    cuota.traerCargos                   -100 -110 -120   no  no  no  no  no  sí
    cuota.deshacerMes                   -100 -110 -120   no  no  no  no  no  sí
    concepto.simularAnio                -100 -110 -120   no  no  no  no  no  sí
    concepto.proponerAnio               -100 -110 -120   no  no  no  no  no  sí
    concepto.traerDatos                      -100 -110 -120   no  no  no  sí  sí  sí
    concepto_matriculado.traerTodos          -100 -110 -120   no  no  no  sí  sí  sí
    concepto_matriculado.crear               -100 -110 -120   no  no  no  sí  sí  sí
    concepto_matriculado.eliminar            -100 -110 -120   no  no  no  sí  sí  sí
    matriculado.traerDatosMatricula     -100 -110 -120   no  no  no  no  sí  sí
    matriculado.actualizarDatosMatricula -100 -110 -120   no  no  no  no  sí  sí
    matriculado.eliminarMatricula       -100 -110 -120   no  no  no  no  sí  sí
    pago.eliminarCincoAniosAtras        -100 -110 -120   no  no  no  no  sí  sí
    pago.simularEliminarDeuda           -100 -110 -120   no  no  no  no  sí  sí
    pago.traerEliminaciones             -100 -110 -120   no  no  no  no  sí  sí
    pago.deshacerEliminacion            -100 -110 -120   no  no  no  no  sí  sí
    pago.anular                         -100 -110 -120   no  no  no  no  sí  sí
    pago.traerSaldoAFavor               -100 -110 -120   no  no  no  no  sí  sí
    pago.aplicarSaldo                   -100 -110 -120   no  no  no  no  sí  sí
    cierre.traerActual                  -100 -110 -120   no  no  no  no  no  sí
    cierre.traerTodos                   -100 -110 -120   no  no  no  no  no  sí
    cierre.mover                        -100 -110 -120   no  no  no  no  no  sí
    plan_pagos.crear                    -100 -110 -120   no  no  no  no  sí  sí
    plan_pagos.traerTodos               -100 -110 -120   no  no  no  no  sí  sí
    plan_pagos.traerDetalle             -100 -110 -120   no  no  no  no  sí  sí
    plan_pagos.simularRotura            -100 -110 -120   no  no  no  no  sí  sí
    plan_pagos.romper                   -100 -110 -120   no  no  no  no  sí  sí`,
  estricta: `
    sistema.capacidades              sí   sí   sí   sí  sí    sí  sí  sí  sí
    sesion.login                     sí   sí   sí   sí  sí    sí  sí  sí  sí
    sesion.cerrar                  -100 -110 -120   sí  sí    sí  sí  sí  sí
    sesion.propia                  -100 -110 -120   sí  sí    sí  sí  sí  sí
    matriculado.traerTodos         -100 -110 -120   no  no    sí  sí  sí  sí
    matriculado.traerDatos         -100 -110 -120   sí  ajeno no  no  no  sí
    matriculado.traerDatosBasicos  -100 -110 -120   sí  ajeno no  no  no  sí
    concepto.traerTodosSinPaginar  -100 -110 -120   no  no    no  no  no  sí
    pago.traerPagosPendientes      -100 -110 -120   sí  ajeno no  no  no  sí
    pago.generarMatriculaAdelantada -100 -110 -120  no  no    no  no  no  sí
    pago.simularMatriculaAdelantada -100 -110 -120  no  no    no  no  no  sí
    pago.traerCuentaCorriente      -100 -110 -120   sí  ajeno no  no  no  sí
    pago.realizarPagoEfectivo      -100 -110 -120   no  no    no  no  no  sí
    pago.proximoRecibo             -100 -110 -120   no  no    no  no  no  sí
    pago.traerReglas               -100 -110 -120   no  no    no  no  no  sí
    pago.traerRecibo               -100 -110 -120   sí  ajeno no  no  no  sí
    pago.emitirRecibo              -100 -110 -120   sí  ajeno no  no  no  sí
    sesion.cambiarClave                 -100 -110 -120   no  no  no  no  no  no
    sesion.cambiarPropia                -100 -110 -120   sí  sí  sí  sí  sí  sí
    sesion.traerPropias                 -100 -110 -120   sí  sí  sí  sí  sí  sí
    sesion.cerrarOtra                   -100 -110 -120   ajeno ajeno ajeno ajeno ajeno ajeno
    sesion.cerrarOtras                  -100 -110 -120   sí  sí  sí  sí  sí  sí
    sesion.traerReglas                  -100 -110 -120   sí  sí  sí  sí  sí  sí
    ajuste.traerTodos                   -100 -110 -120   no  no  no  no  no  sí
    ajuste.traerPersonas                -100 -110 -120   no  no  no  no  no  sí
    ajuste.actualizarDatos              -100 -110 -120   no  no  no  no  no  sí
    auditoria.traerTodos                -100 -110 -120   no  no  no  no  no  sí
    auditoria.traerOpciones             -100 -110 -120   no  no  no  no  no  sí
    auditoria.exportar                  -100 -110 -120   no  no  no  no  no  sí
    auditoria.traerLote                 -100 -110 -120   no  no  no  no  no  ajeno
    matriculado.traerLote               -100 -110 -120   no  no  no  no  no  sí
    matriculado.traerHistorial          -100 -110 -120   no  no  no  no  no  sí
    matriculado.crear                   -100 -110 -120   no  no  no  no  no  sí
    matriculado.actualizarDatos         -100 -110 -120   no  no  no  no  no  sí
    matriculado.cambiarEstado           -100 -110 -120   no  no  no  no  no  sí
    matriculado.simularEstado           -100 -110 -120   no  no  no  no  no  sí
    matriculado.cambiarGeneraCuotas     -100 -110 -120   no  no  no  no  no  sí
    matriculado.reiniciarClaveAcceso    -100 -110 -120   no  no  no  no  no  sí
    matriculado.eliminar                -100 -110 -120   no  no  no  no  no  sí
    periodoMatricula.traerTodos         -100 -110 -120   sí  ajeno  no  no  no  sí
    federacion_matriculado.traerEstado  -100 -110 -120   sí  ajeno  no  no  no  sí
    tipo_matricula.traerTodosSelect     -100 -110 -120   no  no  no  no  no  sí
    forma_pago.traerTodosSelect         -100 -110 -120   no  no  no  no  no  sí
    provincia.traerTodosSelect          -100 -110 -120   no  no  no  no  no  sí
    departamento.traerTodosSelect       -100 -110 -120   no  no  no  no  no  sí
    titulo.traerTodosSelect             -100 -110 -120   no  no  no  no  no  sí
    entidad_otorga_titulo.traerTodosSelect -100 -110 -120   no  no  no  no  no  sí
    hospital.traerTodosSelect           -100 -110 -120   no  no  no  no  no  sí
    especialidad.traerTodosSelect             -100 -110 -120   no  no  no  no  no  sí
    forma_obtencion_especialidad.traerTodosSelect -100 -110 -120   no  no  no  no  no  sí
    organizacion.traerTodosSelect             -100 -110 -120   no  no  no  no  no  sí
    firmante.traerTodosSelect                 -100 -110 -120   no  no  no  no  no  sí
    tipo_certificado.traerTodosSelect         -100 -110 -120   no  no  no  no  no  sí
    practica.traerTodosSelect                 -100 -110 -120   no  no  no  no  no  sí
    banco.traerTodosSelect                    -100 -110 -120   no  no  no  no  no  sí
    concepto.traerTodosSelect                 -100 -110 -120   no  no  no  no  no  sí
    tipo_seguro.traerTodosSelect              -100 -110 -120   no  no  no  no  no  sí
    sucursal_banco.traerTodosSelect           -100 -110 -120   no  no  no  no  no  sí
    firmante.traerImagen                 -100 -110 -120   no  no  no  no  no  sí
    firmante.guardarImagen               -100 -110 -120   no  no  no  no  no  sí
    firmante.quitarImagen                -100 -110 -120   no  no  no  no  no  sí
    user.traerTodos                     -100 -110 -120   no  no  no  no  no  sí
    user.traerDatos                     -100 -110 -120   no  no  no  no  no  sí
    user.crear                          -100 -110 -120   no  no  no  no  no  sí
    user.actualizarDatos                -100 -110 -120   no  no  no  no  no  sí
    user.eliminar                       -100 -110 -120   no  no  no  no  no  sí
    user.restaurar                      -100 -110 -120   no  no  no  no  no  sí
    user.desbloquear                    -100 -110 -120   no  no  no  no  no  sí
    user.bloquear                       -100 -110 -120   no  no  no  no  no  sí
    cuota.simularMes                    -100 -110 -120   no  no  no  no  no  sí
    cuota.traerExcluidos                -100 -110 -120   no  no  no  no  no  sí
    cuota.generarMes                    -100 -110 -120   no  no  no  no  no  sí
    cuota.traerCorridas                 -100 -110 -120   no  no  no  no  no  sí
    cuota.traerCorrida                  -100 -110 -120   no  no  no  no  no  sí
    cuota.traerCargos                   -100 -110 -120   no  no  no  no  no  sí
    cuota.deshacerMes                   -100 -110 -120   no  no  no  no  no  sí
    concepto.simularAnio                -100 -110 -120   no  no  no  no  no  sí
    concepto.proponerAnio               -100 -110 -120   no  no  no  no  no  sí
    concepto.traerDatos                      -100 -110 -120   no  no  no  no  no  sí
    concepto_matriculado.traerTodos          -100 -110 -120   no  no  no  no  no  sí
    concepto_matriculado.crear               -100 -110 -120   no  no  no  no  no  sí
    concepto_matriculado.eliminar            -100 -110 -120   no  no  no  no  no  sí
    matriculado.traerDatosMatricula     -100 -110 -120   no  no  no  no  no  sí
    matriculado.actualizarDatosMatricula -100 -110 -120   no  no  no  no  no  sí
    matriculado.eliminarMatricula       -100 -110 -120   no  no  no  no  no  sí
    pago.eliminarCincoAniosAtras        -100 -110 -120   no  no  no  no  no  sí
    pago.simularEliminarDeuda           -100 -110 -120   no  no  no  no  no  sí
    pago.traerEliminaciones             -100 -110 -120   no  no  no  no  no  sí
    pago.deshacerEliminacion            -100 -110 -120   no  no  no  no  no  sí
    pago.anular                         -100 -110 -120   no  no  no  no  no  sí
    pago.traerSaldoAFavor               -100 -110 -120   no  no  no  no  no  sí
    pago.aplicarSaldo                   -100 -110 -120   no  no  no  no  no  sí
    cierre.traerActual                  -100 -110 -120   no  no  no  no  no  sí
    cierre.traerTodos                   -100 -110 -120   no  no  no  no  no  sí
    cierre.mover                        -100 -110 -120   no  no  no  no  no  sí
    plan_pagos.crear                    -100 -110 -120   no  no  no  no  no  sí
    plan_pagos.traerTodos               -100 -110 -120   no  no  no  no  no  sí
    plan_pagos.traerDetalle             -100 -110 -120   no  no  no  no  no  sí
    plan_pagos.simularRotura            -100 -110 -120   no  no  no  no  no  sí
    plan_pagos.romper                   -100 -110 -120   no  no  no  no  no  sí`,
} as const

/** The same for every catalogue's own calls: reference data is administration's (D4), under both policies. */
export const ESPERADA_CATALOGO = `
    traerTodos       -100 -110 -120   no  no    no  no  no  sí
    traerDatos       -100 -110 -120   no  no    no  no  no  sí
    crear            -100 -110 -120   no  no    no  no  no  sí
    actualizarDatos  -100 -110 -120   no  no    no  no  no  sí
    eliminar         -100 -110 -120   no  no    no  no  no  sí
    restaurar        -100 -110 -120   no  no    no  no  no  sí`
