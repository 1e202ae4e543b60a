import { listado } from '@/contract/listas/declaracion'
import { type Filtro, palabras } from '@/contract/listas/filtros'
import { CLAVES_DE_RESULTADO, nameOfResult, PENDIENTE } from '@/domain/debito/rendicion'

const resultado: Filtro<{ resultado: number; pendiente: boolean }> = {
  campo: {
    ...{ name: 'resultado', label: 'Resultado', kind: 'choice', closed: true },
    options: CLAVES_DE_RESULTADO.map((id) => ({ id: String(id), nombre: nameOfResult(id) })),
  },
  lee: (texto) => {
    const clave = CLAVES_DE_RESULTADO.find((one) => String(one) === texto)
    return clave === undefined
      ? {}
      : { resultado: clave === PENDIENTE ? undefined : clave, pendiente: clave === PENDIENTE }
  },
  claves: {
    // -2 means its kin too: -9, -10 and -11.
    resultado: { como: 'entero', mensaje: 'Resultado inválido', minimo: -11, maximo: 2 },
    // Only those that the bank has pending, or none of them.
    pendiente: { como: 'siNo' },
  },
}

/** A report's lines; those that another report had already are listed and not counted again. */
export const rendicion = listado({
  clave: 'rendicion',
  ruta: '/rendicion',
  llamadas: { pagina: 'traerFilas', lote: 'traerLote' },
  acceso: 'debitos.rondas',
  titulo: 'Renglones',
  que: 'la rendición',
  alEsperar: 'los renglones',
  mayusculas: true,
  columnas: {
    linea: { etiqueta: 'Renglón', vista: { kind: 'number', width: '5.5rem' }, planilla: 'entero' },
    matricula: {
      etiqueta: 'Matrícula',
      vista: { kind: 'text', align: 'end', width: '6.5rem' },
      planilla: 'texto',
    },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}/pagos' },
      planilla: 'texto',
    },
    pedido: {
      etiqueta: 'Pedido',
      vista: { kind: 'money', width: '8rem', blank: true },
      planilla: [{ id: 'pedido', titulo: 'PEDIDO', tipo: 'dinero', sinTotal: true }],
    },
    cobro: {
      etiqueta: 'Cobrado',
      vista: { kind: 'money', width: '8rem', blank: true },
      planilla: [
        { id: 'cobro', titulo: 'COBRADO', tipo: 'dinero', sinTotal: true },
        { id: 'seCuenta', titulo: 'SE CUENTA', tipo: 'dinero', soloExcel: true },
      ],
    },
    fecha: {
      etiqueta: 'Fecha',
      vista: { kind: 'date', width: '6.75rem', blank: true },
      planilla: 'fecha',
    },
    codigo: {
      etiqueta: 'Resultado',
      vista: { kind: 'text', note: 'detalle', width: '13rem' },
      planilla: [
        { id: 'resultado', titulo: 'RESULTADO', tipo: 'entero' },
        { id: 'significa', titulo: 'QUÉ SIGNIFICA', tipo: 'texto' },
        { id: 'detalle', titulo: 'MOTIVO', tipo: 'texto' },
      ],
    },
    paso: {
      etiqueta: 'Qué hacer',
      vista: { kind: 'text', width: '15rem', blank: true },
      planilla: 'texto',
    },
    nroRecibo: {
      etiqueta: 'Recibo',
      vista: { kind: 'number', width: '5.5rem', blank: true },
      planilla: 'entero',
    },
  },
  fija: 'apellidoNombre',
  filtros: [resultado, palabras('nombre', 'Matriculado', 'Matrícula o nombre')],
  orden: { por: [], inicial: 'linea asc' },
})
