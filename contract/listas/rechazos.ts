import { listado } from '@/contract/listas/declaracion'
import { type Filtro, marca, opcionNumerica, palabras } from '@/contract/listas/filtros'
import { readMes } from '@/domain/cuota'
import { FORMAS_CON_NOMBRE } from '@/domain/debito/formas'
import { monthChoices } from '@/domain/debito/meses'

/** The debits of one month, whatever is owed of them today; without it those that are still owed. */
const mes: Filtro<{ mes: number; anio: number }> = {
  campo: {
    ...{ name: 'mes', label: 'Mes', kind: 'choice', closed: true },
    placeholder: 'Los pendientes',
    get options() {
      return monthChoices()
    },
  },
  lee: (texto) => {
    const read = readMes(texto ?? '')
    return { mes: read?.mes, anio: read?.anio }
  },
  claves: {
    mes: { como: 'entero', mensaje: 'Elija el mes', minimo: 1, maximo: 12 },
    anio: { como: 'entero', mensaje: 'Elija el año', minimo: 2000, maximo: 2199 },
  },
}

export const rechazos = listado({
  clave: 'rechazos',
  ruta: '/rechazo',
  acceso: 'debitos.rondas',
  titulo: 'Débitos rechazados',
  subtitulo: 'Lo que los bancos y las entidades no cobraron y todavía se debe; con un mes, todos los suyos',
  que: 'los débitos rechazados',
  mayusculas: true,
  columnas: {
    matricula: {
      etiqueta: 'Matrícula',
      vista: { kind: 'number', width: '5.5rem' },
      planilla: 'entero',
    },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}' },
      planilla: 'texto',
    },
    debito: {
      etiqueta: 'Débito',
      planilla: [
        { id: 'debito', titulo: 'DÉBITO', tipo: 'texto' },
        { id: 'mesUltimo', titulo: 'MES', tipo: 'texto' },
        { id: 'pedido', titulo: 'PEDIDO', tipo: 'dinero' },
      ],
    },
    debe: { etiqueta: 'Debe', planilla: 'dinero' },
    motivo: {
      etiqueta: 'Por qué y qué hacer',
      planilla: [
        { id: 'resultado', titulo: 'RESULTADO', tipo: 'entero' },
        { id: 'codigo', titulo: 'CÓDIGO', tipo: 'texto' },
        { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
        { id: 'paso', titulo: 'QUÉ HACER', tipo: 'texto' },
      ],
    },
    seguidos: {
      etiqueta: 'Seguidos',
      planilla: [
        { id: 'seguidos', titulo: 'SEGUIDOS', tipo: 'entero' },
        { id: 'aBaja', titulo: 'PROPONER BAJA', tipo: 'texto' },
      ],
    },
  },
  fija: 'apellidoNombre',
  filtros: [
    palabras('nombre', 'Matriculado', 'Matrícula o nombre'),
    opcionNumerica('forma', 'Débito', FORMAS_CON_NOMBRE, {
      mensaje: 'Elija un débito',
      placeholder: 'Todos',
      minimo: 1,
      maximo: 99,
    }),
    mes,
    marca('baja', 'aBaja', 'Proponer la baja', 'Llegaron al límite'),
  ],
  orden: {
    por: ['matricula', 'apellidoNombre', 'debito', 'debe', 'seguidos'],
    inicial: 'apellidoNombre asc',
  },
})
