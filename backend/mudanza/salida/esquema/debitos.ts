import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

/** Who is in debit, and what banks and entities are asked for each month. */
export const DEBITOS = {
  da_listado: {
    dice: 'Las adhesiones al débito automático, de un banco o de una entidad, con las que ya terminaron.',
    columnas: {
      banco_id: 'El banco de la cuenta. Vacío: no es de un banco.',
      sucursal_banco_id: 'La sucursal de la cuenta. Vacío: no consta, o no es de un banco.',
      tipo_cuenta_id: '1 cuenta corriente, 2 caja de ahorro, 3 cuenta sueldo. Vacío: no es de un banco.',
      cbu: 'El CBU de la cuenta, 22 cifras. Vacío: no es de un banco.',
      nro_cuenta: 'El número de la cuenta. Vacío: no es de un banco.',
      nro_solicitud: 'El número de la solicitud, sin saltos. Vacío: no es de un banco.',
      fecha_alta: 'El día en que empieza.',
      fecha_baja: 'El día en que terminó. Vacío: sigue vigente.',
      forma_pago_id: 'Quién debita: 4 es un banco; los demás, una entidad.',
      creado_en: 'Cuándo se anotó, en UTC. Vacío: no consta.',
      baja_por: 'El usuario que la terminó.',
      motivo_baja: 'Por qué terminó.',
    },
  },
  ronda: {
    dice: 'El débito de un mes de un banco o de una entidad, como quedó al cerrarse.',
    columnas: {
      forma:
        'Quién debita: 41 BSE, 42 ICBC, 43 Banco Nación; si no, el número de la forma de pago (2, 3, 5, 6).',
      prueba: 'Si es una prueba para el banco, que no cobra nada.',
      estado:
        'Cómo está: cerrada (sin enviar), enviada, rendida (cada débito tiene respuesta, o ya no se espera) ' +
        'o deshecha.',
      cantidad: 'Cuántos débitos siguen en él.',
      total: 'Lo que suman los que siguen en él, en centavos.',
      ajustes: 'Los datos del convenio y las fechas con que se escriben sus archivos, en JSON.',
      cerrada_en: 'Cuándo se cerró, en UTC.',
      cerrada_por: 'El usuario que lo cerró.',
      enviada_en: 'Cuándo se marcó como enviado, en UTC. Vacío: no se envió.',
      enviada_por: 'El usuario que lo marcó como enviado.',
      deshecha_por: 'El usuario que lo deshizo.',
      motivo: 'Por qué se deshizo, o por qué no se espera más respuesta. Vacío: no pasó ninguna de las dos.',
      terminada_en: 'Cuándo se dijo que no se espera más respuesta, en UTC. Vacío: nadie lo dijo.',
    },
  },
  ronda_archivo: {
    dice: 'Los archivos que se hicieron para el banco, también los que después se reemplazaron.',
    columnas: {
      clase: 'Qué cuentas lleva: CC cuentas corrientes, CA cajas de ahorro y cuentas sueldo, SB todas.',
      nombre: 'El nombre del archivo.',
      cantidad: 'Cuántos débitos lleva.',
      hecho_en: 'Cuándo se hizo, en UTC.',
      reemplazado_en: 'Cuándo se hizo otro en su lugar, en UTC. Vacío: es el actual.',
    },
  },
  ronda_cargo: {
    dice: 'Los cargos que paga cada débito.',
    columnas: {
      ronda_fila_id: 'El débito.',
      monto: 'El importe del cargo al cerrarse, en centavos.',
    },
  },
  ronda_fila: {
    dice: 'Cada débito: a quién se le pide cuánto. Los datos son los que tenía al cerrarse.',
    columnas: {
      id: 'Número interno. ICBC y Banco Nación lo reciben y lo repiten en su respuesta.',
      matricula: 'Su número de matrícula entonces. BSE lo repite en su respuesta.',
      dni: 'Su DNI, como era entonces.',
      clase: 'En qué archivo va: CC, CA o SB, como en ronda_archivo; planilla es la de una entidad.',
      importe: 'Lo que se pide, en centavos.',
      cbu: 'El CBU de su cuenta. Vacío: debita una entidad.',
      sucursal: 'El número de su sucursal. Vacío: no consta, o debita una entidad.',
      sacada_en: 'Cuándo se lo sacó antes de enviar, en UTC. Vacío: sigue.',
      sacada_por: 'El usuario que lo sacó.',
      motivo: 'Por qué se lo sacó. Vacío: sigue.',
      resultado: 'La última respuesta del banco, con los números de rendicion_fila. Vacío: no respondió.',
      ultima: 'Si es el último débito que se le envió a este matriculado.',
    },
  },
} as const satisfies TablasEnPalabras
