import { catalogo } from '@/contract/catalogo/declaracion'

export const practica = catalogo({
  noun: 'practica',
  permiso: 'catalogos.administrar',
  lista: '/practicas',
  crear: '/practica/crear',
  editar: '/practica/{id}',
  titulo: 'Prácticas',
  tarjeta: { hub: 'basicos', texto: 'Las que se registran a los médicos' },
  nuevo: 'Nueva Practica',
  singular: 'la práctica',
  claves: { leer: 'practicaID', editar: 'practicaID', eliminar: 'practicaID' },
  campos: {
    nombre: { etiqueta: 'Práctica', tipo: 'texto', maximo: 200, requerido: 'Ingrese Practica' },
  },
  columnas: ['nombre'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  mensajes: {
    creado: 'Se agregó la Practica correctamente',
    modificado: 'Se modifico la Practica correctamente',
  },
})
