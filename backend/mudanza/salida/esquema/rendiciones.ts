import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

/** What banks and entities answered to a month's debits. */
export const RENDICIONES = {
  rendicion: {
    dice: 'Los archivos con que un banco o una entidad respondió al débito de un mes.',
    columnas: {
      clase: 'A qué archivo responde: CC, CA o SB, como en ronda_archivo; planilla es la de una entidad.',
      nombre: 'El nombre del archivo.',
      estado:
        'Cómo está: leida (no movió dinero), aplicando, parcial (se detuvo a la mitad), aplicada o deshecha.',
      lineas: 'Cuántos renglones tiene.',
      leida_en: 'Cuándo se cargó, en UTC.',
      leida_por: 'El usuario que la cargó.',
      aplicada_en: 'Cuándo se aplicó, en UTC. Vacío: no se aplicó.',
      aplicada_por: 'El usuario que pidió aplicarla. Vacío: nadie.',
      motivo: 'Por qué se deshizo. Vacío: no se deshizo.',
    },
  },
  rendicion_fila: {
    dice: 'Los renglones de cada rendición.',
    columnas: {
      rendicion_id: 'La rendición.',
      orden: 'Su lugar entre los renglones leídos, desde 1.',
      linea: 'El número de línea en el archivo.',
      clave: 'El número con que el banco señala el débito.',
      matricula: 'El número de matrícula que dice el renglón. Vacío: no lo dice.',
      ronda_fila_id: 'El débito al que responde. Vacío: a ninguno de los enviados.',
      matriculado_id: 'De qué matriculado es. Vacío: de nadie conocido.',
      cbu: 'El CBU que dice el renglón. Vacío: no lo dice.',
      importe: 'Lo que se cobró, en centavos; si no se cobró, puede ser cero o lo pedido.',
      cobrado: 'Si el banco lo cobró.',
      fecha_cobro: 'El día en que se cobró. Vacío: no se cobró, o el renglón no lo dice.',
      codigo: 'El código de motivo del banco. Vacío: no lo da.',
      texto: 'Lo que dice el banco, en sus palabras.',
      reversa: 'El día en que el dinero volvió al matriculado. Vacío: no volvió.',
      resultado:
        '1 correcto, 2 correcto con otro importe, -1 error de CBU, -2 matrícula inexistente, -3 matrícula ya ' +
        'pagada, -4 error del banco. De los -2, el banco que da códigos distingue -9 (referencia desconocida), ' +
        '-10 (referencia de otro) y -11 (lo dice el código del banco).',
      repetida: 'Si otra rendición aplicada ya decía lo mismo: entonces no mueve nada.',
      viva: 'Si se aplicó y no se deshizo.',
      pago_id: 'El pago que hizo. Vacío: no hizo ninguno.',
      diferencia_id: 'El cargo nuevo por lo que se cobró de menos. Vacío: no faltó nada.',
      partido_id: 'El cargo del que se cobró solo una parte. Vacío: ninguno.',
      cuenta: 'La cuenta, como la repite el banco. En blanco: no la dice.',
      vez: 'Entre renglones iguales de la misma rendición, cuál es: 1 el primero.',
      responde:
        'Si dice qué fue del débito. No lo dice lo pendiente en el banco ni lo que devuelve un cobro.',
    },
  },
  cobro_por_resolver: {
    dice: 'El dinero de una rendición que no paga nada por sí solo, o que volvió: una persona decide.',
    columnas: {
      rendicion_fila_id: 'El renglón de la rendición.',
      importe: 'Lo que se cobró o volvió, en centavos.',
      reversa: 'Si es dinero ya cobrado que volvió al matriculado.',
      estado:
        'Cómo está: pendiente, acreditado (quedó como saldo a favor), devuelto (se devolvió por fuera), ' +
        'visto (volvió y el recibo queda) o anulado (volvió y se anuló el recibo).',
      matriculado_id: 'A quién se le acreditó. Vacío: a nadie.',
      pago_id: 'El pago con que se acreditó. Vacío: no se acreditó.',
      motivo: 'Lo que escribió quien lo resolvió. Vacío: falta resolverlo.',
      anulado_id: 'El pago que se anuló. Vacío: ninguno.',
      queda_id: 'El pago por la parte que no volvió. Vacío: volvió todo, o no se anuló nada.',
      por_rendicion_id:
        'La rendición, cargada más tarde, que trajo el cobro que aquí volvió. Vacío: ninguna.',
    },
  },
} as const satisfies TablasEnPalabras
