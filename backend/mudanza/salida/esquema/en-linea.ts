import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

/** Payments through an online provider. */
export const EN_LINEA = {
  aviso_en_linea: {
    dice: 'Los avisos que mandó el proveedor de pagos, como llegaron.',
    columnas: {
      huella: 'La huella del aviso (SHA-256, en bytes): el mismo aviso no se guarda dos veces.',
      recibido_en: 'Cuándo llegó la primera vez, en UTC.',
      consulta: 'Lo que traía en la dirección.',
      cabeceras: 'Lo que traía en el encabezado, en JSON.',
      cuerpo: 'El texto que traía.',
      tema: 'De qué dice ser; payment es un pago. Vacío: no lo dice.',
      proveedor_id: 'El número que el proveedor le dio al pago. Vacío: no lo dice.',
      veces: 'Cuántas veces llegó.',
      estado: 'Cómo está: nuevo, atendido o ignorado.',
      atender_en: 'Cuándo se lo atiende o se vuelve a intentar, en UTC.',
      detalle: 'Por qué se lo ignoró. Vacío: no se lo ignoró.',
    },
  },
  cobro_en_linea: {
    dice: 'Cada cobro del que avisó el proveedor, y qué se hizo con él.',
    columnas: {
      proveedor_id: 'El número que el proveedor le dio al pago.',
      pago_en_linea_id: 'El pago en línea al que responde.',
      estado:
        'Cómo está, en la palabra del proveedor: approved (cobrado), refunded (devuelto), charged_back ' +
        '(desconocido por quien pagó), rejected (rechazado), cancelled (cancelado), in_mediation (en reclamo); ' +
        'pending, in_process y authorized son sin decidir.',
      monto: 'Lo que cobró el proveedor, en centavos.',
      pago_id: 'El pago que hizo. Vacío: no se acreditó.',
      acreditado_en: 'Cuándo se acreditó, en UTC. Vacío: no se acreditó.',
      revertido_en: 'Cuándo se supo que el dinero volvió, en UTC. Vacío: no volvió.',
      observacion: 'Lo que una persona debe saber de él. Vacío: nada.',
      visto_en: 'Cuándo se supo de él por última vez, en UTC.',
      resolucion: 'Qué se hizo por fuera con un dinero que no se acreditó. Vacío: no se resolvió.',
    },
  },
  pago_en_linea: {
    dice: 'Cada intento de pagar en línea. Mientras está abierto retiene sus cargos.',
    columnas: {
      referencia: 'El nombre con que lo conoce el proveedor.',
      estado:
        'Cómo está: abierto (se está pagando), pendiente (se paga con un cupón), aprobado, devuelto, ' +
        'cancelado o vencido.',
      pantalla: 'Quién lo empezó: medico u operador (el personal).',
      preferencia: 'El número que le dio el proveedor. Vacío: el proveedor no respondió.',
      url: 'La dirección en que se paga. Vacío: el proveedor no respondió.',
      usuario_id: 'El usuario que lo empezó.',
      vence_en: 'Hasta cuándo se espera, en UTC.',
      ultimo: 'Lo último que dijo el proveedor, como en cobro_en_linea. Vacío: no dijo nada.',
      terminado_en: 'Cuándo terminó, en UTC. Vacío: sigue abierto o pendiente.',
      terminado_por: 'El usuario que lo terminó. Vacío: no lo terminó una persona.',
      motivo: 'Por qué terminó. Vacío: no hace falta decirlo.',
      consultar_en: 'Cuándo se le vuelve a preguntar al proveedor, en UTC. Vacío: no se espera más.',
      consultas: 'Cuántas veces se le preguntó por su cuenta desde que empezó o terminó.',
      consultado_en: 'Cuándo se le preguntó por última vez, en UTC. Vacío: nunca.',
    },
  },
  pago_en_linea_cargo: {
    dice: 'Los cargos que paga cada pago en línea.',
    columnas: {
      pago_en_linea_id: 'El pago en línea.',
      monto: 'El importe del cargo cuando se eligió, en centavos.',
    },
  },
  prueba_pago: {
    dice: 'Los pagos fingidos de la demostración. No son dinero.',
    columnas: {
      preferencia_id: 'El pedido de pago.',
      estado: 'Cómo está, con las palabras de cobro_en_linea.',
    },
  },
  prueba_preferencia: {
    dice: 'Los pedidos de pago fingidos de la demostración. No son dinero.',
    columnas: {
      referencia: 'El pago en línea, por el nombre con que lo conoce el proveedor.',
      titulo: 'Lo que se paga, en palabras.',
      vueltas: 'Las direcciones a las que se vuelve según el resultado, en JSON.',
    },
  },
} as const satisfies TablasEnPalabras
