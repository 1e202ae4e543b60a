import { catalogo } from '@/contract/catalogo/declaracion'

export const banco = catalogo({
  noun: 'banco',
  permiso: 'catalogos.administrar',
  lista: '/bancos',
  crear: '/banco/crear',
  editar: '/banco/{id}',
  titulo: 'Bancos',
  tarjeta: { hub: 'avanzados', texto: 'Bancos del débito automático' },
  nuevo: 'Nuevo Banco',
  singular: 'el banco',
  claves: { leer: 'bancoID', editar: 'bancoID', eliminar: 'bancoID' },
  campos: {
    nombre: { etiqueta: 'Banco', tipo: 'texto', maximo: 200, requerido: 'Ingrese nombre del Banco' },
  },
  columnas: ['nombre'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  mensajes: {
    creado: 'Se agregó el Banco correctamente',
    modificado: 'Se modifico la Banco correctamente',
  },
})
