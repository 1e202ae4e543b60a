import { catalogo } from '@/contract/catalogo/declaracion'

export const organizacion = catalogo({
  noun: 'organizacion',
  permiso: 'catalogos.administrar',
  lista: '/organizaciones',
  crear: '/organizacion/crear',
  editar: '/organizacion/{id}',
  titulo: 'Organizaciones',
  tarjeta: { hub: 'basicos', texto: 'Donde se obtienen las especialidades' },
  nuevo: 'Nueva Organización',
  singular: 'la organización',
  claves: { leer: 'organizacionID', editar: 'organizacionID', eliminar: 'organizacionID' },
  campos: {
    nombre: { etiqueta: 'Organización', tipo: 'texto', maximo: 200, requerido: 'Ingrese Organizacion' },
  },
  columnas: ['nombre'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  mensajes: {
    creado: 'Se agregó la Organización correctamente',
    modificado: 'Se modificó la Organización correctamente',
  },
})
