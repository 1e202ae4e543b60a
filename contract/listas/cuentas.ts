import { listado } from '@/contract/listas/declaracion'
import {
  estadoDelMatriculado,
  importeDesde,
  numeroEscrito,
  opcion,
  palabras,
} from '@/contract/listas/filtros'

const SALDOS = { deuda: 'Con deuda', favor: 'Con saldo a favor', cero: 'Sin saldo' } as const

export const cuentas = listado({
  clave: 'cuentasCorrientes',
  ruta: '/cuentasCorrientes',
  acceso: 'cuentas.ver',
  titulo: 'Cuentas corrientes',
  subtitulo: 'Lo que debe y lo que tiene a favor cada matriculado',
  que: 'las cuentas corrientes',
  columnas: {
    matricula: {
      etiqueta: 'Matricula',
      vista: { kind: 'number', width: '7rem' },
      planilla: 'entero',
    },
    dni: { etiqueta: 'DNI', vista: { kind: 'number', width: '8rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{id}', cut: true },
      planilla: 'texto',
    },
    estado: { etiqueta: 'Estado', vista: { kind: 'word', width: '9rem' }, planilla: 'texto' },
    pendiente: { etiqueta: 'Pendiente', vista: { kind: 'money', width: '9rem' }, planilla: 'dinero' },
    aFavor: { etiqueta: 'A favor', vista: { kind: 'money', width: '8rem' }, planilla: 'dinero' },
    saldo: { etiqueta: 'Saldo', vista: { kind: 'money', width: '9rem' }, planilla: 'dinero' },
  },
  fija: 'apellidoNombre',
  filtros: [
    palabras('nombre', 'Nombre', 'Apellido o nombre'),
    numeroEscrito('dni', 'DNI'),
    numeroEscrito('matricula', 'Matricula'),
    estadoDelMatriculado(),
    opcion('saldo', 'Saldo', SALDOS, { mensaje: 'Elija un saldo' }),
    importeDesde('Deuda desde'),
  ],
  orden: {
    por: ['matricula', 'dni', 'apellidoNombre', 'estado', 'pendiente', 'aFavor', 'saldo'],
    inicial: 'apellidoNombre asc',
  },
})
