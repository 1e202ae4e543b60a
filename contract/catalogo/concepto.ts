import { catalogo } from '@/contract/catalogo/declaracion'

/** Concepts of type 1 are prices, whose keys and screen are /costoMatriculas'. */
export const concepto = catalogo({
  noun: 'concepto',
  permiso: 'catalogos.administrar',
  lista: '/conceptos',
  crear: '/concepto/crear',
  editar: '/concepto/{id}',
  titulo: 'Gestion de Conceptos',
  tarjeta: { hub: 'basicos', texto: 'Lo que se cobra además de la matrícula' },
  nuevo: 'Nuevo Concepto',
  singular: 'el concepto',
  claves: { leer: 'conceptoID', editar: 'conceptoID', eliminar: 'conceptoID' },
  campos: {
    nombre: { etiqueta: 'Nombre', tipo: 'texto', maximo: 200, requerido: 'Ingrese Nombre' },
    monto: { etiqueta: 'Monto', tipo: 'dinero', requerido: 'Ingrese Monto' },
    descripcion: { etiqueta: 'Descripcion', tipo: 'parrafo', maximo: 2000 },
  },
  columnas: ['nombre', 'descripcion', 'monto'],
  acciones: 'Acciones',
  sinEliminar: true,
  mensajes: {
    creado: 'Se agregó el Concepto correctamente',
    modificado: 'Se modifico el Concepto correctamente',
  },
})
