import { listado } from '@/contract/listas/declaracion'
import { estadoDelMatriculado, type Filtro, importeDesde, palabras } from '@/contract/listas/filtros'

const meses: Filtro<{ mesesDesde: number }> = {
  campo: {
    ...{ name: 'meses', label: 'Meses adeudados desde', kind: 'words' },
    ...{ placeholder: 'p. ej. 3', inputMode: 'numeric', reads: 'meses' },
  },
  lee: (texto) => ({ mesesDesde: texto?.trim() ? Number(texto) : undefined }),
  claves: {
    mesesDesde: { como: 'entero', mensaje: 'Ingrese una cantidad de meses', minimo: 1, maximo: 1200 },
  },
}

export const morosos = listado({
  clave: 'morosos',
  ruta: '/moroso',
  acceso: 'morosos.ver',
  titulo: 'Morosos',
  que: 'la lista de morosos',
  columnas: {
    matricula: { etiqueta: 'Matricula', vista: { kind: 'number', width: '7rem' }, planilla: 'entero' },
    dni: { etiqueta: 'DNI', vista: { kind: 'number', width: '8rem' }, planilla: 'entero' },
    apellidoNombre: {
      etiqueta: 'Apellido y Nombre',
      vista: { kind: 'text', href: '/fichaMatriculado/{id}', cut: true },
      planilla: 'texto',
    },
    meses: { etiqueta: 'Meses', vista: { kind: 'number', width: '6rem' }, planilla: 'entero' },
    mora: { etiqueta: 'Mora', vista: { kind: 'money', width: '10rem' }, planilla: 'dinero' },
  },
  fija: 'apellidoNombre',
  filtros: [
    palabras('nombre', 'Apellido y Nombre'),
    meses,
    importeDesde('Importe desde'),
    estadoDelMatriculado(),
  ],
  orden: { por: ['matricula', 'dni', 'apellidoNombre', 'mora', 'meses'], inicial: 'mora desc' },
})
