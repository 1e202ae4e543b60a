import { catalogo } from '@/contract/catalogo/declaracion'

export const practica = catalogo({
  noun: 'practica',
  permiso: 'catalogos.administrar',
  lista: '/practicas',
  crear: '/practica/crear',
  editar: '/practica/{id}',
  titulo: 'Practicas',
  tarjeta: { hub: 'basicos', texto: 'Las que se registran a los médicos' },
  nuevo: 'Nueva Practica',
  singular: 'la practica',
  claves: { leer: 'practicaID', editar: 'practicaID', eliminar: 'practicaID' },
  campos: {
    nombre: { etiqueta: 'Practica', tipo: 'texto', maximo: 200, requerido: 'Ingrese Practica' },
  },
  columnas: ['nombre'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  mensajes: {
    creado: 'Se agregó la Practica correctamente',
    modificado: 'Se modifico la Practica correctamente',
  },
})
