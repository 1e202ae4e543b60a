import { CONTRATO, type Contrato } from '@/contract/indice'
import type { Llamada } from '@/contract/llamada'
import { ajuste } from '@/backend/acceso/ajuste/routes'
import { auditoria } from '@/backend/acceso/auditoria/routes'
import { catalogos } from '@/backend/catalogos/catalogo/routes'
import { tipoDeCertificado } from '@/backend/catalogos/tipo-certificado/routes'
import { caja } from '@/backend/tesoreria/caja/routes'
import { cierre } from '@/backend/tesoreria/cierre/routes'
import { cobranza, prescripcion } from '@/backend/tesoreria/cobranza/routes'
import { concepto, conceptoMatriculado } from '@/backend/tesoreria/concepto/routes'
import { ajusteDeDebito } from '@/backend/debitos/ajuste/routes'
import { especialidadMatriculado } from '@/backend/credenciales/especialidad/routes'
import { clave, sesion } from '@/backend/acceso/cuenta/routes'
import { externos } from '@/backend/acceso/receta/routes'
import { cuentasCorrientes } from '@/backend/tesoreria/cuentas-corrientes/routes'
import { cuota } from '@/backend/tesoreria/cuota/routes'
import { certificadoMatriculado } from '@/backend/credenciales/certificado/routes'
import { adjunto } from '@/backend/credenciales/adjunto/routes'
import { consejo, membrete } from '@/backend/credenciales/membrete/routes'
import { numeracion } from '@/backend/credenciales/numeracion/routes'
import { estadoProgramado } from '@/backend/padron/programado/routes'
import { vencimiento } from '@/backend/avisos/vencimiento/routes'
import { consultaPublica } from '@/backend/credenciales/consulta/routes'
import { papel } from '@/backend/credenciales/papel/routes'
import { practicaMatriculado } from '@/backend/credenciales/practica/routes'
import { carnetDigital, habilitacion } from '@/backend/credenciales/habilitacion/routes'
import { reglaEmision } from '@/backend/credenciales/regla-emision/routes'
import { acto } from '@/backend/catalogos/acto/routes'
import { firmante } from '@/backend/catalogos/firmante/routes'
import { mudanza } from '@/backend/mudanza/diferencia/routes'
import { llevado } from '@/backend/mudanza/salida/routes'
import type { Ruta } from '@/backend/http/execute'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { hospitalMatriculado, matriculado, periodoMatricula } from '@/backend/padron/matriculado/routes'
import { controlPadron } from '@/backend/padron/control/routes'
import { propuesta } from '@/backend/padron/propuesta/routes'
import { fallecidos } from '@/backend/padron/fallecidos/routes'
import { refeps } from '@/backend/padron/refeps/routes'
import { papelPedido } from '@/backend/credenciales/papel-pedido/routes'
import { estadisticas as listados, listado } from '@/backend/padron/listado/routes'
import { mensaje } from '@/backend/avisos/mensaje/routes'
import { estadisticas as evolucion } from '@/backend/estadisticas/evolucion/routes'
import { estadisticas } from '@/backend/estadisticas/tablero/routes'
import { estadisticas as morosos, moroso } from '@/backend/avisos/moroso/routes'
import { pago } from '@/backend/tesoreria/pago/routes'
import { recibo } from '@/backend/tesoreria/recibo/routes'
import { mercadoPago, pasarelaPrueba } from '@/backend/tesoreria/en-linea/routes'
import { planPagos } from '@/backend/tesoreria/plan-pagos/routes'
import { recordatorio } from '@/backend/avisos/recordatorio/routes'
import { envioBse, envioIcbc, otrosDebitos } from '@/backend/debitos/envio/routes'
import { cobroPorResolver, rendicion } from '@/backend/debitos/rendicion/routes'
import { ronda } from '@/backend/debitos/ronda/routes'
import { archivoFederacion, estadisticas as altasYBajas } from '@/backend/seguros/archivo-federacion/routes'
import { expediente } from '@/backend/padron/expediente/routes'
import { avisoRehusado } from '@/backend/avisos/rehuso/routes'
import { avisoDeDebito } from '@/backend/avisos/aviso-de-debito/routes'
import { rechazo } from '@/backend/avisos/rechazo/routes'
import { mensajesDeDebito } from '@/backend/avisos/debito/routes'
import { daListado } from '@/backend/debitos/adhesion/routes'
import { controlCobertura } from '@/backend/seguros/control/routes'
import { federacionMatriculado } from '@/backend/seguros/federacion/routes'
import { federacion, poliza } from '@/backend/seguros/poliza/routes'
import { superintendenciaMatriculado } from '@/backend/seguros/superintendencia/routes'
import { sistema } from '@/backend/http/sistema'
import { solicitud, tipoSolicitud } from '@/backend/medico/solicitud/routes'
import { medico } from '@/backend/medico/resumen/routes'
import { tarea } from '@/backend/avisos/tarea/routes'
import { segundoFactor } from '@/backend/acceso/factor/routes'
import { user } from '@/backend/acceso/usuario/routes'
import { vista } from '@/backend/acceso/vista/routes'
import { carga, seleccion } from '@/backend/avisos/seleccion/routes'
import { inicio } from '@/backend/estadisticas/inicio/routes'
import { importacion } from '@/backend/mudanza/importar/routes'

/** A missing handler, or one of the wrong shape, does not compile. */
const RUTAS: { [N in keyof Contrato]: Manejadores<N> } = {
  sistema,
  sesion,
  externos,
  clave,
  segundoFactor,
  ajuste,
  ajuste_de_debito: ajusteDeDebito,
  auditoria,
  matriculado,
  habilitacion,
  medico,
  regla_emision: reglaEmision,
  periodoMatricula,
  controlCobertura,
  controlPadron,
  poliza,
  archivoFederacion,
  ronda,
  rendicion,
  rechazo,
  avisoDeDebito,
  cobroPorResolver,
  da_listado_envio_bse: envioBse,
  da_listado_envio_icbc: envioIcbc,
  federacion,
  federacion_matriculado: federacionMatriculado,
  hospital_matriculado: hospitalMatriculado,
  practica_matriculado: practicaMatriculado,
  superintendencia_matriculado: superintendenciaMatriculado,
  da_listado: { ...daListado, ...otrosDebitos, ...mensajesDeDebito },
  certificado_matriculado: certificadoMatriculado,
  especialidad_matriculado: especialidadMatriculado,
  ...catalogos,
  tipo_certificado: tipoDeCertificado,
  acto,
  tipo_solicitud: tipoSolicitud,
  solicitud,
  firmante,
  concepto,
  user,
  pago,
  recibo,
  concepto_matriculado: conceptoMatriculado,
  plan_pagos: planPagos,
  inicio,
  caja,
  cierre,
  mercado_pago: mercadoPago,
  pasarela_prueba: pasarelaPrueba,
  cuota,
  tarea,
  cuentasCorrientes,
  moroso,
  prescripcion,
  cobranza,
  listado,
  vista,
  seleccion,
  carga,
  estadisticas: { ...morosos, ...altasYBajas, ...estadisticas, ...evolucion, ...listados },
  mensaje,
  recordatorio,
  numeracion,
  consejo,
  membrete,
  papel,
  consulta_publica: consultaPublica,
  carnet_digital: carnetDigital,
  propuesta,
  refeps,
  fallecidos,
  papel_pedido: papelPedido,
  expediente,
  aviso_rehusado: avisoRehusado,
  adjunto,
  vencimiento,
  estado_programado: estadoProgramado,
  importacion,
  llevado,
  mudanza,
}

/** The contract and its handlers as one list. */
export function listRutas(): Ruta[] {
  return Object.entries(CONTRATO).flatMap(([noun, llamadas]) =>
    Object.entries(llamadas as Record<string, Llamada>).map(([name, llamada]) => ({
      nombre: `${noun}.${name}`,
      llamada,
      // RUTAS has the contract's keys by type; walked as a list, each pair loses its own types.
      manejador: (RUTAS as unknown as Record<string, Record<string, Ruta['manejador']>>)[noun]?.[
        name
      ] as Ruta['manejador'],
    })),
  )
}
