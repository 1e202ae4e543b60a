import * as acto from '@/contract/acto'
import * as adelanto from '@/contract/adelanto'
import * as adjunto from '@/contract/adjunto'
import * as ajuste from '@/contract/ajuste'
import * as ajusteDeDebito from '@/contract/ajuste-de-debito'
import * as alta from '@/contract/alta'
import * as archivoFederacion from '@/contract/archivo-federacion'
import * as auditoria from '@/contract/auditoria'
import * as caja from '@/contract/caja'
import * as cambiosMatriculado from '@/contract/cambios-matriculado'
import * as cargoMatricula from '@/contract/cargo-matricula'
import { llamadasDeCatalogos } from '@/contract/catalogo/llamadas'
import * as seleccion from '@/contract/catalogo/seleccion'
import * as certificadoMatriculado from '@/contract/certificado-matriculado'
import * as cierre from '@/contract/cierre'
import * as clave from '@/contract/clave'
import * as concepto from '@/contract/concepto'
import * as cobranza from '@/contract/cobranza'
import * as conceptoMatriculado from '@/contract/concepto-matriculado'
import * as consultaPublica from '@/contract/consulta-publica'
import * as cuentaCorriente from '@/contract/cuenta-corriente'
import * as cuentasCorrientes from '@/contract/cuentas-corrientes'
import * as controlCobertura from '@/contract/control-cobertura'
import * as controlPadron from '@/contract/control-padron'
import * as cuota from '@/contract/cuota'
import * as daListado from '@/contract/da-listado'
import * as daListadoEnvio from '@/contract/da-listado-envio'
import * as daListadoRendicion from '@/contract/da-listado-rendicion'
import * as debitoAutomatico from '@/contract/debito-automatico'
import * as especialidadMatriculado from '@/contract/especialidad-matriculado'
import * as solicitud from '@/contract/solicitud'
import * as solicitudPropia from '@/contract/solicitud-propia'
import * as tipoSolicitud from '@/contract/tipo-solicitud'
import * as estadoProgramado from '@/contract/estado-programado'
import * as estadisticas from '@/contract/estadisticas'
import * as cumples from '@/contract/cumples'
import * as evolucion from '@/contract/evolucion'
import * as expediente from '@/contract/expediente'
import * as externos from '@/contract/externos'
import * as federacion from '@/contract/federacion'
import * as federacionMatriculado from '@/contract/federacion-matriculado'
import * as firmante from '@/contract/firmante'
import * as habilitacion from '@/contract/habilitacion'
import * as historial from '@/contract/historial'
import * as hospitalMatriculado from '@/contract/hospital-matriculado'
import * as inicio from '@/contract/inicio'
import * as listado from '@/contract/listado'
import * as llevado from '@/contract/llevado'
import * as mudanza from '@/contract/mudanza'
import * as matriculado from '@/contract/matriculado'
import * as consejo from '@/contract/consejo'
import * as medico from '@/contract/medico'
import * as membrete from '@/contract/membrete'
import * as mensaje from '@/contract/mensaje'
import * as mercadoPago from '@/contract/mercado-pago'
import * as moroso from '@/contract/moroso'
import * as pago from '@/contract/pago'
import * as pagoAnual from '@/contract/pago-anual'
import * as numeracion from '@/contract/numeracion'
import * as carnet from '@/contract/carnet'
import * as certificados from '@/contract/certificados'
import * as carnetDigital from '@/contract/carnet-digital'
import * as papel from '@/contract/papel'
import * as pasarelaPrueba from '@/contract/pasarela-prueba'
import * as planPagos from '@/contract/plan-pagos'
import { byNoun, byRuta } from '@/contract/por-ruta'
import * as prescripcion from '@/contract/prescripcion'
import * as practicaMatriculado from '@/contract/practica-matriculado'
import * as reglaEmision from '@/contract/regla-emision'
import * as propuesta from '@/contract/propuesta'
import * as papelPedido from '@/contract/papel-pedido'
import * as recibos from '@/contract/recibo'
import * as recordatorio from '@/contract/recordatorio'
import * as avisoDeDebito from '@/contract/aviso-de-debito'
import * as avisoRehusado from '@/contract/aviso-rehusado'
import * as rechazo from '@/contract/rechazo'
import * as fallecidos from '@/contract/fallecidos'
import * as refeps from '@/contract/refeps'
import * as rendicion from '@/contract/rendicion'
import * as ronda from '@/contract/ronda'
import * as rondaCambiada from '@/contract/ronda-cambiada'
import * as saldo from '@/contract/saldo'
import * as carga from '@/contract/carga'
import * as importacion from '@/contract/importacion'
import * as selecciones from '@/contract/seleccion'
import * as sesion from '@/contract/sesion'
import * as sistema from '@/contract/sistema'
import * as superintendenciaMatriculado from '@/contract/superintendencia-matriculado'
import * as tarea from '@/contract/tarea'
import * as segundoFactor from '@/contract/segundo-factor'
import * as tipoCertificado from '@/contract/tipo-certificado'
import * as usuario from '@/contract/usuario'
import * as poliza from '@/contract/poliza'
import * as vencimiento from '@/contract/vencimiento'
import * as vista from '@/contract/vista'

// The specification's one call that is not under its noun.
const { '/auth/login': login, ...deSesion } = byRuta(sesion)

const LLAMADAS = {
  ...byRuta(sistema),
  '/sesion/login': login,
  ...deSesion,
  ...byRuta(externos),
  ...byRuta(clave),
  ...byRuta(segundoFactor),
  ...byRuta(ajuste),
  ...byRuta(ajusteDeDebito),
  ...byRuta(auditoria),
  ...byRuta(matriculado),
  ...byRuta(alta),
  ...byRuta(cambiosMatriculado),
  ...byRuta(cargoMatricula),
  ...byRuta(historial),
  ...byRuta(inicio),
  ...byRuta(habilitacion),
  ...byRuta(medico),
  ...byRuta(expediente),
  ...byRuta(reglaEmision),
  ...byRuta(controlCobertura),
  ...byRuta(controlPadron),
  ...byRuta(archivoFederacion),
  ...byRuta(federacion),
  ...byRuta(federacionMatriculado),
  ...byRuta(ronda),
  ...byRuta(rondaCambiada),
  ...byRuta(rendicion),
  ...byRuta(rechazo),
  ...byRuta(avisoDeDebito),
  ...byRuta(avisoRehusado),
  ...byRuta(daListadoEnvio),
  ...byRuta(daListadoRendicion),
  ...byRuta(hospitalMatriculado),
  ...byRuta(practicaMatriculado),
  ...byRuta(certificadoMatriculado),
  ...byRuta(especialidadMatriculado),
  ...byRuta(superintendenciaMatriculado),
  ...byRuta(daListado),
  ...byRuta(debitoAutomatico),
  // Catalogues with calls or keys of their own come after all others.
  ...llamadasDeCatalogos(),
  ...byRuta(seleccion),
  ...byRuta(firmante),
  ...byRuta(tipoCertificado),
  ...byRuta(concepto),
  ...byRuta(usuario),
  ...byRuta(pago),
  ...byRuta(adelanto),
  ...byRuta(cuentaCorriente),
  ...byRuta(recibos),
  ...byRuta(saldo),
  ...byRuta(pagoAnual),
  ...byRuta(conceptoMatriculado),
  ...byRuta(planPagos),
  ...byRuta(caja),
  ...byRuta(cierre),
  ...byRuta(mercadoPago),
  ...byRuta(pasarelaPrueba),
  ...byRuta(cuota),
  ...byRuta(tarea),
  ...byRuta(cuentasCorrientes),
  ...byRuta(moroso),
  ...byRuta(prescripcion),
  ...byRuta(cobranza),
  ...byRuta(estadoProgramado),
  ...byRuta(estadisticas),
  ...byRuta(cumples),
  ...byRuta(evolucion),
  ...byRuta(listado),
  ...byRuta(mensaje),
  ...byRuta(recordatorio),
  ...byRuta(numeracion),
  ...byRuta(consejo),
  ...byRuta(membrete),
  ...byRuta(papel),
  ...byRuta(consultaPublica),
  ...byRuta(carnetDigital),
  ...byRuta(propuesta),
  ...byRuta(refeps),
  ...byRuta(fallecidos),
  ...byRuta(papelPedido),
  ...byRuta(carnet),
  ...byRuta(certificados),
  ...byRuta(adjunto),
  ...byRuta(poliza),
  ...byRuta(vencimiento),
  ...byRuta(vista),
  ...byRuta(selecciones),
  ...byRuta(carga),
  ...byRuta(importacion),
  ...byRuta(llevado),
  ...byRuta(mudanza),
  ...byRuta(acto),
  ...byRuta(tipoSolicitud),
  ...byRuta(solicitud),
  ...byRuta(solicitudPropia),
}

/** The whole contract, noun by noun. Client, router, proxy, permission matrix and OpenAPI walk this list. */
export const CONTRATO = byNoun(LLAMADAS)

export type Contrato = typeof CONTRATO
