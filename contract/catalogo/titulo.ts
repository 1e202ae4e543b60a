import { catalogo } from '@/contract/catalogo/declaracion'

export const titulo = catalogo({
  noun: 'titulo',
  permiso: 'catalogos.administrar',
  lista: '/titulos',
  crear: '/titulo/crear',
  editar: '/titulo/{id}',
  titulo: 'Títulos',
  tarjeta: { hub: 'avanzados', texto: 'Títulos de grado' },
  nuevo: 'Nuevo Título',
  singular: 'el título',
  claves: { leer: 'tituloID', editar: 'tituloID', eliminar: 'tituloID' },
  campos: {
    nombre: { etiqueta: 'Título', tipo: 'texto', maximo: 200, requerido: 'Ingrese Titulo' },
    codigo: {
      etiqueta: 'Código',
      tipo: 'entero',
      minimo: 0,
      maximo: 999_999_999,
      mensaje: 'El campo no es correcto',
    },
  },
  columnas: ['nombre', 'codigo'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  mensajes: {
    creado: 'Se agregó el Título correctamente',
    modificado: 'Se modificó el Título correctamente',
  },
})
