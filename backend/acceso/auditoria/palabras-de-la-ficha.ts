import type { AjusteDeNumero } from '@/domain/regla'

export type Palabra =
  | { etiqueta: string; tipo: 'texto' | 'dinero' | 'rol' | 'ingreso' | 'enriquecido' }
  | { etiqueta: string; tipo: 'referencia'; de: string }
  | { etiqueta: string; tipo: 'regla'; ajuste: AjusteDeNumero }

/** How a type of certificate is offered to doctors. */
export const DEL_PAPEL_A_PEDIDO = {
  ofrecido: { etiqueta: 'Lo puede pedir el médico', tipo: 'texto' },
  conceptoID: { etiqueta: 'Concepto que se cobra', tipo: 'referencia', de: 'concepto' },
  firmanteID: { etiqueta: 'Firmante', tipo: 'referencia', de: 'firmante' },
  porSiSolo: { etiqueta: 'Se emite solo al pagarse', tipo: 'texto' },
  meses: { etiqueta: 'Meses que vale', tipo: 'texto' },
} as const satisfies Readonly<Record<string, Palabra>>

/** Labels of what a record holds besides its own fields, by kind of row. */
export const DE_LA_FICHA: Readonly<Record<string, Readonly<Record<string, Palabra>>>> = {
  papel_pedido: {
    certificado: { etiqueta: 'Papel pedido', tipo: 'texto' },
    texto: { etiqueta: 'Para', tipo: 'texto' },
    papel: { etiqueta: 'Papel', tipo: 'texto' },
  },
  propuesta: {
    dato: { etiqueta: 'Dato', tipo: 'texto' },
    propuesto: { etiqueta: 'Propuesto', tipo: 'texto' },
  },
  practica_matriculado: {
    practica: { etiqueta: 'Práctica', tipo: 'texto' },
    fechaObtencion: { etiqueta: 'Fecha de obtención', tipo: 'texto' },
  },
  certificado_matriculado: {
    tipo: { etiqueta: 'Tipo de certificado', tipo: 'texto' },
    validezDesde: { etiqueta: 'Desde', tipo: 'texto' },
    validezHasta: { etiqueta: 'Hasta', tipo: 'texto' },
  },
  federacion_matriculado: {
    desde: { etiqueta: 'Desde', tipo: 'texto' },
    hasta: { etiqueta: 'Hasta', tipo: 'texto' },
    tipoSeguro: { etiqueta: 'Tipo Seguro', tipo: 'texto' },
    ampliacion: { etiqueta: 'Ampliación', tipo: 'texto' },
    ampliacionExtendida: { etiqueta: 'Ampliación extendida', tipo: 'texto' },
  },
  da_listado: {
    formaPago: { etiqueta: 'Forma de Pago', tipo: 'texto' },
    banco: { etiqueta: 'Banco', tipo: 'texto' },
    sucursal: { etiqueta: 'Sucursal', tipo: 'texto' },
    tipoCuenta: { etiqueta: 'Tipo de Cuenta', tipo: 'texto' },
    cbu: { etiqueta: 'CBU', tipo: 'texto' },
    nroCuenta: { etiqueta: 'Nro. de Cuenta', tipo: 'texto' },
    nroSolicitud: { etiqueta: 'Nro. de Solicitud', tipo: 'texto' },
    fechaAlta: { etiqueta: 'Fecha de Alta', tipo: 'texto' },
  },
  superintendencia_matriculado: {
    desde: { etiqueta: 'Desde', tipo: 'texto' },
    hasta: { etiqueta: 'Hasta', tipo: 'texto' },
    nroCertificado: { etiqueta: 'Numero de Certificado', tipo: 'texto' },
  },
  especialidad_matriculado: {
    especialidad: { etiqueta: 'Especialidad', tipo: 'texto' },
    fechaObtencion: { etiqueta: 'Fecha de Obtencion', tipo: 'texto' },
    fechaCaducidad: { etiqueta: 'Fecha de Caducidad', tipo: 'texto' },
    nroCertificado: { etiqueta: 'Nro Certificado', tipo: 'texto' },
    revalidacion: { etiqueta: 'Revalidación', tipo: 'texto' },
    formaObtencion: { etiqueta: 'Forma de Obtencion', tipo: 'texto' },
    organizacion: { etiqueta: 'Organizacion', tipo: 'texto' },
    lugarOrganizacion: { etiqueta: 'Lugar', tipo: 'texto' },
  },
  adjunto: {
    tipo: { etiqueta: 'Qué es', tipo: 'texto' },
    nombre: { etiqueta: 'Nombre', tipo: 'texto' },
    vence: { etiqueta: 'Vence', tipo: 'texto' },
  },
  archivo_federacion: {
    altas: { etiqueta: 'Altas', tipo: 'texto' },
    bajas: { etiqueta: 'Bajas', tipo: 'texto' },
    unificado: { etiqueta: 'Asegurados', tipo: 'texto' },
    hoja: { etiqueta: 'Hoja', tipo: 'texto' },
    huella: { etiqueta: 'Huella del archivo', tipo: 'texto' },
  },
  poliza: {
    periodo: { etiqueta: 'Mes', tipo: 'texto' },
    huella: { etiqueta: 'Huella del archivo', tipo: 'texto' },
  },
  papel_salto: {
    papel: { etiqueta: 'Papel', tipo: 'texto' },
    proximo: { etiqueta: 'Próximo número', tipo: 'texto' },
  },
  papel: {
    papel: { etiqueta: 'Papel', tipo: 'texto' },
    certifica: { etiqueta: 'Certifica', tipo: 'texto' },
    firmante: { etiqueta: 'Firmante', tipo: 'texto' },
    codigo: { etiqueta: 'Código', tipo: 'texto' },
  },
}
