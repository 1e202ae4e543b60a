import { catalogo } from '@/contract/catalogo/declaracion'

export const formaPago = catalogo({
  noun: 'forma_pago',
  permiso: 'catalogos.administrar',
  lista: '/formapagos',
  crear: '/formapago/crear',
  editar: '/formapago/{id}',
  titulo: 'Formas de Pago',
  tarjeta: { hub: 'avanzados', texto: 'Cómo paga cada médico' },
  nuevo: 'Nueva Forma de Pago',
  singular: 'la forma de pago',
  claves: { leer: 'formaPagoID', editar: 'formaPagoID', eliminar: 'formaPagoID' },
  campos: {
    nombre: {
      etiqueta: 'Forma de Pago',
      tipo: 'texto',
      maximo: 100,
      requerido: 'Ingrese Forma de Pago',
    },
  },
  columnas: ['nombre'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  conFijos: {},
  mensajes: {
    creado: 'Se agregó la forma de pago correctamente',
    modificado: 'Se modificó la forma de pago correctamente',
  },
})
