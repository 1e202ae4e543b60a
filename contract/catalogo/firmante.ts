import { catalogo } from '@/contract/catalogo/declaracion'

/** The image has calls of its own in contract/firmante.ts. */
export const firmante = catalogo({
  noun: 'firmante',
  permiso: 'catalogos.administrar',
  lista: '/firmantes',
  crear: '/firmante/crear',
  editar: '/firmante/{id}',
  titulo: 'Firmantes',
  tarjeta: { hub: 'basicos', texto: 'Quienes firman los certificados' },
  nuevo: 'Nuevo Firmante',
  singular: 'el firmante',
  // The specification's delete spells its key especialidadID.
  claves: { leer: 'firmanteID', editar: 'firmanteID', eliminar: 'especialidadID' },
  campos: {
    nombre: { etiqueta: 'Nombre', tipo: 'texto', maximo: 200, requerido: 'Ingrese Nombre' },
    cargo: { etiqueta: 'Cargo', tipo: 'texto', maximo: 200, requerido: 'Ingrese Cargo' },
  },
  columnas: ['nombre', 'cargo'],
  formulario: 'firma',
  vistas: { nombre: 'firma' },
  acciones: 'Acciones',
  mensajes: {
    creado: 'Se agregó el Firmante correctamente',
    modificado: 'Se modifico el Firmante correctamente',
  },
})
