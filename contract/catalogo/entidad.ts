import { catalogo } from '@/contract/catalogo/declaracion'

export const entidad = catalogo({
  noun: 'entidad_otorga_titulo',
  permiso: 'catalogos.administrar',
  lista: '/entidades',
  crear: '/entidad/crear',
  editar: '/entidad/{id}',
  titulo: 'Entidades',
  tarjeta: { hub: 'basicos', texto: 'Universidades que otorgan títulos' },
  nuevo: 'Nueva Entidad',
  singular: 'la entidad',
  claves: { leer: 'entidadOtorgaTituloID', editar: 'entidadOtorgaTituloID', eliminar: 'entidadID' },
  campos: {
    nombre: { etiqueta: 'Entidad', tipo: 'texto', maximo: 200, requerido: 'Ingrese Entidad' },
  },
  columnas: ['nombre'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  mensajes: {
    creado: 'Se agregó la Entidad correctamente',
    modificado: 'Se modifico la Entidad correctamente',
  },
})
