import { catalogo } from '@/contract/catalogo/declaracion'

export const especialidad = catalogo({
  noun: 'especialidad',
  permiso: 'catalogos.administrar',
  lista: '/especialidades',
  crear: '/especialidad/crear',
  editar: '/especialidad/{id}',
  titulo: 'Especialidades',
  tarjeta: { hub: 'basicos', texto: 'Las que se registran a los médicos' },
  nuevo: 'Nueva Especialidad',
  singular: 'la especialidad',
  claves: { leer: 'matriculadoID', editar: 'especialidadID', eliminar: 'especialidadID' },
  campos: {
    nombre: { etiqueta: 'Especialidad', tipo: 'texto', maximo: 200, requerido: 'Ingrese Especialidad' },
  },
  columnas: ['nombre'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  mensajes: {
    creado: 'Se agregó la Especialidad correctamente',
    modificado: 'Se modificó la Especialidad correctamente',
  },
})
