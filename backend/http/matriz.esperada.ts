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
    pago.traerRecibo               -100 -110 -120   sí  ajeno sí  sí  sí  sí`,
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
    pago.traerRecibo               -100 -110 -120   sí  ajeno no  no  no  sí`,
} as const
