import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const CATALOGOS = {
  banco: {
    dice: 'Los bancos.',
    columnas: {
      codigo_bcra: 'Su código en el Banco Central, cinco cifras. Vacío: no consta.',
      codigo_cbu: 'Las tres primeras cifras de sus CBU. Vacío: no consta.',
    },
  },
  departamento: {
    dice: 'Los departamentos de cada provincia; también partidos y comunas.',
    columnas: {
      provincia_id: 'La provincia a la que pertenece.',
      codigo: 'Su código del INDEC. Vacío: no consta.',
    },
  },
  entidad_otorga_titulo: {
    dice: 'Las universidades y demás entidades que otorgan títulos.',
    columnas: {},
  },
  especialidad: {
    dice: 'Las especialidades médicas.',
    columnas: {},
  },
  firmante: {
    dice: 'Las personas que firman certificados y carnets.',
    columnas: {
      cargo: 'Su cargo, como sale debajo de la firma.',
      imagen: 'La imagen de la firma, como se guardaba antes. Vacío: ahora está en imagen_huella.',
      imagen_tipo: 'Qué clase de imagen era. Vacío: ahora la firma está en imagen_huella.',
      imagen_huella: 'La huella del archivo con la imagen de su firma. Vacío: no tiene.',
    },
  },
  forma_obtencion_especialidad: {
    dice: 'Los modos de obtener una especialidad.',
    columnas: {},
  },
  forma_pago: {
    dice: 'Los modos en que un matriculado paga de costumbre.',
    columnas: {
      id:
        '1 Efectivo, 2 Colegio de Médicos, 3 C.M. de Frías, 4 débito automático de un banco, 5 APARSE, ' +
        '6 CO.P.A.N. Los demás los agregó el consejo.',
    },
  },
  hospital: {
    dice: 'Los hospitales en que trabajan los matriculados.',
    columnas: {
      departamento_id: 'El departamento en que está. Vacío: no consta.',
    },
  },
  medio_pago: {
    dice: 'Los medios con que se cobra en el mostrador.',
    columnas: {
      id: '1 es Efectivo. Los pagos en efectivo no lo nombran.',
      pide_referencia:
        'Si al cobrar se pide el número que identifica el dinero, como el de una transferencia.',
    },
  },
  organizacion: {
    dice: 'Las organizaciones que otorgan especialidades.',
    columnas: {},
  },
  practica: {
    dice: 'Las prácticas médicas.',
    columnas: {},
  },
  provincia: {
    dice: 'Las provincias.',
    columnas: {
      codigo: 'Su código del INDEC, dos cifras. Vacío: no consta.',
    },
  },
  sucursal_banco: {
    dice: 'Las sucursales de los bancos.',
    columnas: {
      banco_id: 'El banco. Vacío: no consta.',
      codigo: 'Su número: el mismo que llevan las cifras 4 a 7 de un CBU.',
    },
  },
  tipo_certificado: {
    dice: 'Los certificados que el consejo emite, con su texto.',
    columnas: {
      cuerpo: 'El texto con su formato, en HTML. Lo que va entre ## se cambia por los datos de cada uno.',
    },
  },
  tipo_matricula: {
    dice: 'Los estados de una matrícula y los demás tipos que agregó el consejo.',
    columnas: {
      id:
        '1 ACTIVO, 2 RESIDENTE, 3 PASIVO, 4 INHABILITADO, 5 SUSPENDIDO, 6 DADO DE BAJA, 7 ANULADA, 8 FALLECIDO. ' +
        'Los demás los agregó el consejo.',
      nombre: 'Su nombre. Puede estar en blanco: entonces se lo llama por su categoría.',
      categoria:
        'El grupo. En los ocho estados: 1 ejerce, 2 se forma, 3 no ejerce, 4 inhabilitado o suspendido, ' +
        '5 dejó el padrón.',
      vence: 'Si la matrícula de este tipo vence. Es un dato anotado: nada se cobra según él.',
    },
  },
  tipo_seguro: {
    dice: 'Las coberturas del seguro de la federación.',
    columnas: {
      suma_asegurada: 'Hasta cuánto paga, en centavos. Vacío: no se sabe.',
      monto_mensual: 'Lo que agrega por mes, en centavos. Es un dato anotado. Vacío: no se sabe.',
    },
  },
  titulo: {
    dice: 'Los títulos profesionales.',
    columnas: {
      codigo: 'Su código en el consejo. Vacío: no tiene.',
    },
  },
} as const satisfies TablasEnPalabras
