import { listado } from '@/contract/listas/declaracion'
import { type CampoDeFiltro, dia, type Filtro, opcion, palabras } from '@/contract/listas/filtros'
import { CLAVES_DE_MEDIO, ESTADOS_DE_RECIBO, medioDelCatalogo, nombreDeMedio } from '@/domain/recibo'

const campoMedio = (claves: readonly string[]): CampoDeFiltro => ({
  ...{ name: 'medio', label: 'Medio de pago', kind: 'choice', closed: true },
  options: claves.map((id) => ({ id, nombre: nombreDeMedio(id) })),
})

/** A means by its word, or one of the catalogue by its number; its options are the catalogue's of that day. */
const medio: Filtro<{ medio: string; medioPagoID: number }> = {
  campo: campoMedio(CLAVES_DE_MEDIO),
  campoPara: (texto) =>
    campoMedio([...CLAVES_DE_MEDIO, ...(texto && medioDelCatalogo(texto) !== undefined ? [texto] : [])]),
  lee: (texto) => ({
    medio: CLAVES_DE_MEDIO.find((clave) => clave === texto),
    medioPagoID: medioDelCatalogo(texto),
  }),
  claves: {
    medio: { como: 'uno', de: CLAVES_DE_MEDIO, mensaje: 'Elija un medio' },
    medioPagoID: { como: 'id' },
  },
}

export const recibos = listado({
  clave: 'recibos',
  ruta: '/recibo',
  acceso: 'caja.ver',
  titulo: 'Recibos',
  subtitulo: 'Todos los recibos: uno por cada cobro, también los anulados',
  que: 'los recibos',
  mayusculas: true,
  columnas: {
    nroRecibo: {
      etiqueta: 'Recibo',
      planilla: 'entero',
    },
    fecha: { etiqueta: 'Fecha', planilla: 'fecha' },
    apellidoNombre: { etiqueta: 'Matriculado', planilla: 'texto' },
    matricula: { etiqueta: 'Matrícula', vista: { kind: 'number', width: '4.75rem' }, planilla: 'entero' },
    mp: {
      etiqueta: 'Medio de pago',
      planilla: [
        { id: 'mp', titulo: 'MEDIO DE PAGO', tipo: 'texto' },
        { id: 'referencia', titulo: 'REFERENCIA', tipo: 'texto' },
      ],
    },
    quien: {
      etiqueta: 'Cobró',
      planilla: [
        { id: 'quien', titulo: 'COBRÓ', tipo: 'texto' },
        { id: 'registrado', titulo: 'ASENTADO', tipo: 'instante' },
      ],
    },
    estado: {
      etiqueta: 'Estado',
      planilla: [
        { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
        { id: 'anulado', titulo: 'ANULADO', tipo: 'instante' },
        { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
      ],
    },
    total: {
      etiqueta: 'Monto',
      vista: { kind: 'money', width: '6.75rem' },
      planilla: [
        { id: 'total', titulo: 'MONTO', tipo: 'dinero', sinTotal: true },
        { id: 'queda', titulo: 'QUEDA', tipo: 'dinero', soloExcel: true },
      ],
    },
  },
  iniciales: ['nroRecibo', 'fecha', 'matricula', 'apellidoNombre', 'mp', 'total'],
  fija: 'nroRecibo',
  filtros: [
    dia('desde', 'Desde'),
    dia('hasta', 'Hasta'),
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
    palabras('numero', 'Número'),
    medio,
    opcion('estado', 'Estado', ESTADOS_DE_RECIBO, { mensaje: 'Elija un estado' }),
  ],
  orden: {
    por: ['nroRecibo', 'fecha', 'apellidoNombre', 'mp', 'total', 'quien'],
    inicial: 'nroRecibo desc',
  },
  porPagina: 50,
})
