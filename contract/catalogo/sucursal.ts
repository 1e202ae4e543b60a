import { catalogo } from '@/contract/catalogo/declaracion'

export const sucursal = catalogo({
  noun: 'sucursal_banco',
  permiso: 'catalogos.administrar',
  lista: '/sucursales',
  crear: '/sucursal/crear',
  editar: '/sucursal/{id}',
  titulo: 'Sucursales',
  tarjeta: { hub: 'avanzados', texto: 'Sucursales de cada banco' },
  nuevo: 'Nueva Sucursal',
  singular: 'la sucursal',
  // The specification deletes by another key than it reads and edits by.
  claves: { leer: 'sucursalBancoID', editar: 'sucursalBancoID', eliminar: 'sucursalID' },
  campos: {
    nombre: { etiqueta: 'Sucursal', tipo: 'texto', maximo: 200, requerido: 'Ingrese Sucursal' },
    bancoID: { etiqueta: 'Banco', tipo: 'referencia', de: 'banco', muestra: 'banco' },
    codigo: { etiqueta: 'Código', tipo: 'texto', maximo: 20, requerido: 'Ingrese Codigo' },
  },
  columnas: ['nombre', 'banco'],
  unico: { campos: ['nombre', 'codigo'], dentro: 'bancoID', donde: 'en ese banco' },
  acciones: 'Acciones',
  mensajes: {
    creado: 'Se agregó la Sucursal correctamente',
    modificado: 'Se modificó la Sucursal correctamente',
  },
})
