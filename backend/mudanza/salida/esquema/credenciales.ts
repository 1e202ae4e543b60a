import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

export const CREDENCIALES = {
  adjunto: {
    dice: 'Los archivos del legajo de cada matriculado, con los que reemplazaron.',
    columnas: {
      tipo: 'Qué es: titulo, dni, foto, resolucion u otro.',
      nombre: 'Cómo se llama en la ficha.',
      vence: 'Su último día de vigencia. Vacío: no vence.',
      subido_en: 'Cuándo se subió, en UTC.',
      subido_por: 'El usuario que lo subió. Vacío: no consta.',
      reemplazado_por: 'El adjunto que hoy ocupa su lugar. Vacío: es el actual.',
    },
  },
  certificado_matriculado: {
    dice: 'Los certificados de cada matriculado, con su validez. Los ya impresos están en papel.',
    columnas: {
      numero_anterior:
        'El número con que se emitió antes de este registro. Vacío: no tenía, o se emitió acá.',
      validez_desde: 'El primer día en que vale.',
      validez_hasta: 'El último día en que vale. Vacío: no tiene fin.',
    },
  },
  clave_de_carnet: {
    dice: 'Una sola fila: lo que firma los códigos de los carnets que se muestran en el teléfono.',
    columnas: {
      id: 'Siempre 1.',
      secreto: 'La clave, de 32 bytes. Quien la conoce puede hacer códigos que parecen buenos.',
    },
  },
  especialidad_matriculado: {
    dice: 'Las especialidades de cada matriculado y sus revalidaciones, una fila por cada una.',
    columnas: {
      especialidad_id: 'La especialidad.',
      fecha_caducidad: 'El último día en que vale. Vacío: no vence, o no consta.',
      sin_reval: 'Si no necesita revalidarse, y entonces no vence.',
      es_reval: 'Si es la revalidación de otra fila.',
      nro_certificado: 'El número de su certificado; una revalidación lleva el mismo. Vacío: no tiene.',
      numero_anterior:
        'El número que tenía el certificado antes de este registro. Vacío: lleva el de acá, o ninguno.',
      forma_obtencion_especialidad_id: 'Cómo la obtuvo. Vacío: no consta.',
      organizacion_id: 'La organización que la otorgó. Vacío: no consta.',
      lugar_organizacion: 'Dónde está esa organización.',
      revalida_id: 'La fila que revalida. Vacío: no es una revalidación.',
    },
  },
  membrete: {
    dice: 'Una sola fila: los datos del consejo y la hoja de sus papeles. Las medidas son milímetros.',
    columnas: {
      id: 'Siempre 1.',
      nombre: 'El nombre del consejo. Vacío: falta escribirlo.',
      lineas: 'Otros renglones debajo del nombre, uno por línea.',
      logo_huella: 'La huella del archivo con el logo. Vacío: no hay.',
      lugar: 'Dónde va el logo: izquierda (junto al texto) o centro (arriba del texto).',
      hoja: 'El tamaño de la hoja: a4, carta, oficio o a5.',
      arriba: 'El margen superior.',
      abajo: 'El margen inferior.',
      izquierda: 'El margen izquierdo.',
      derecha: 'El margen derecho.',
      alto: 'El alto del lugar del membrete.',
      usuario_id: 'El usuario que lo cambió por última vez.',
      cuit: 'El CUIT del consejo.',
      domicilio: 'El domicilio del consejo.',
      telefono: 'El teléfono del consejo.',
      correo: 'El correo del consejo.',
      copias_recibo: 'Recibos en una hoja A4: 1 uno solo, 2 original y duplicado.',
    },
  },
  papel: {
    dice: 'Cada papel que se emitió, como se emitió. No se cambia: solo se cuentan sus copias y se anula.',
    columnas: {
      clase:
        'Qué es: especialidad, practica, certificado, carnet o debito (autorización de débito automático). ' +
        'Cada clase tiene su numeración.',
      numero: 'Su número dentro de la clase.',
      codigo: 'El código con que cualquiera comprueba el papel.',
      origen_id:
        'La fila de que habla: en especialidad_matriculado, practica_matriculado, certificado_matriculado ' +
        'o da_listado, según la clase. Vacío: es un carnet.',
      certifica: 'Lo que certifica, en un renglón.',
      firmante: 'El nombre de quien firma. Vacío: no lleva firma.',
      contenido: 'Todo lo que dice, en JSON.',
      huella: 'La huella del contenido (SHA-256, en bytes): si no coincide, alguien lo cambió.',
      imagen_huella: 'La huella del archivo con la firma que muestra. Vacío: no la muestra.',
      salvedad: 'Por qué se emitió pese a una regla. Vacío: las cumplía.',
      emitido_en: 'Cuándo se emitió, en UTC.',
      emitido_por: 'El usuario que lo emitió. Vacío: se emitió solo, a pedido del médico.',
      copias: 'Cuántas veces se imprimió después de la primera.',
      motivo: 'Por qué se anuló. Vacío: no está anulado.',
      foto_huella: 'La huella del archivo con la foto. Vacío: no es un carnet.',
    },
  },
  papel_a_pedido: {
    dice: 'Los certificados que un médico puede pedir desde sus páginas.',
    columnas: {
      ofrecido: 'Si hoy se ofrece.',
      concepto_id: 'El concepto que se cobra por él. Vacío: no se cobra.',
      firmante_id: 'Quién lo firma.',
      por_si_solo: 'Si se emite solo cuando está pago. Si no, lo emite la oficina.',
      meses: 'Cuántos meses vale. Vacío: no tiene fin.',
      usuario_id: 'El usuario que lo cambió por última vez.',
    },
  },
  papel_pedido: {
    dice: 'Los papeles que pidieron los médicos. Que esté pago lo dice su cargo.',
    columnas: {
      texto: 'Lo que escribió el médico para el papel. Vacío: no se le pidió.',
      cargo_id: 'El cargo con que se paga. Vacío: no se cobra.',
      estado: 'Cómo está: abierto, emitido, rechazado (por la oficina) o retirado (por el médico).',
      demora: 'Por qué espera a la oficina. Vacío: no hay nada que lo demore.',
      motivo: 'Por qué se rechazó. Vacío: no se rechazó.',
      papel_id: 'El papel que se emitió. Vacío: no se emitió.',
      pedido_en: 'Cuándo se pidió, en UTC.',
      resuelto_por: 'El usuario que lo resolvió. Vacío: nadie todavía, o se emitió solo.',
    },
  },
  papel_salto: {
    dice: 'Los números de papel que no tiene nadie, porque la numeración se adelantó.',
    columnas: {
      clase: 'De qué papel: especialidad, practica, certificado, carnet o debito.',
      desde: 'El primer número salteado.',
      hasta: 'El último número salteado.',
      movido_en: 'Cuándo se adelantó, en UTC.',
      movido_por: 'El usuario que la adelantó.',
    },
  },
  practica_matriculado: {
    dice: 'Las prácticas de cada matriculado.',
    columnas: {
      practica_id: 'La práctica.',
    },
  },
  regla_emision: {
    dice: 'Lo que un tipo de certificado exige al matriculado, además de las reglas de su clase.',
    columnas: {
      estados:
        'Los estados en que se emite, como suma: 1 ACTIVO, 2 RESIDENTE, 4 PASIVO, 8 INHABILITADO, ' +
        '16 SUSPENDIDO, 32 DADO DE BAJA, 64 ANULADA, 128 FALLECIDO. 255 son todos.',
      deuda: 'Qué deuda se mira: 0 ninguna, 1 al día o con plan al día, 2 al día y sin plan.',
      especialidad: 'Si pide una especialidad vigente: 0 no, 1 sí.',
      usuario_id: 'El usuario que la cambió por última vez.',
    },
  },
} as const satisfies TablasEnPalabras
