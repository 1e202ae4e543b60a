import { catalogo } from '@/contract/catalogo/declaracion'

/** Of these the specification has the select alone. */
export const tipoSeguro = catalogo({
  noun: 'tipo_seguro',
  permiso: 'catalogos.administrar',
  lista: '/tipoSeguros',
  crear: '/tipoSeguro/crear',
  editar: '/tipoSeguro/{id}',
  titulo: 'Tipos de Seguro',
  tarjeta: { hub: 'avanzados', texto: 'La suma y el monto de cada cobertura' },
  nuevo: 'Nuevo Tipo de Seguro',
  singular: 'el tipo de seguro',
  claves: { leer: 'tipoSeguroID', editar: 'tipoSeguroID', eliminar: 'tipoSeguroID' },
  campos: {
    nombre: {
      etiqueta: 'Tipo de Seguro',
      tipo: 'texto',
      maximo: 100,
      requerido: 'Ingrese Tipo de Seguro',
    },
    sumaAsegurada: {
      etiqueta: 'Suma asegurada',
      tipo: 'dinero',
      ayuda: 'Hasta cuánto cubre. Puede quedar vacía.',
    },
    montoMensual: {
      etiqueta: 'Monto mensual',
      tipo: 'dinero',
      ayuda:
        'Lo que suma un mes de este seguro. Queda anotado y no cambia ninguna cuota: lo que se cobra sale de Costo de Matriculas.',
    },
  },
  columnas: ['nombre', 'sumaAsegurada', 'montoMensual'],
  acciones: 'Acciones',
  unico: { campos: ['nombre'] },
  propio: true,
  mensajes: {
    creado: 'Se agregó el Tipo de Seguro correctamente',
    modificado: 'Se modificó el Tipo de Seguro correctamente',
  },
})
