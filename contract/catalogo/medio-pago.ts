import { catalogo } from '@/contract/catalogo/declaracion'
import { EFECTIVO_EN_MANO } from '@/domain/recibo'

/** How money comes in at the counter (decision 216), which is not how a member pays by the specification. */
export const medioPago = catalogo({
  noun: 'medio_pago',
  permiso: 'catalogos.administrar',
  lista: '/mediosPago',
  crear: '/medioPago/crear',
  editar: '/medioPago/{id}',
  titulo: 'Medios de Pago',
  tarjeta: { hub: 'avanzados', texto: 'Con qué se paga en el mostrador' },
  nuevo: 'Nuevo Medio de Pago',
  singular: 'el medio de pago',
  claves: { leer: 'medioPagoID', editar: 'medioPagoID', eliminar: 'medioPagoID' },
  campos: {
    nombre: {
      etiqueta: 'Medio de Pago',
      tipo: 'texto',
      maximo: 40,
      requerido: 'Ingrese Medio de Pago',
    },
    pideReferencia: { etiqueta: 'Pide número de referencia', tipo: 'siNo', porDefecto: true },
  },
  columnas: ['nombre', 'pideReferencia'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  conFijos: { nombres: { [EFECTIVO_EN_MANO]: 'Efectivo' } },
  propio: true,
  mensajes: {
    creado: 'Se agregó el medio de pago correctamente',
    modificado: 'Se modificó el medio de pago correctamente',
  },
})
