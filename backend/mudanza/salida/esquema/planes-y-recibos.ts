import type { TablasEnPalabras } from '@/backend/mudanza/salida/esquema/palabras'

/** Payment plans, what was issued of them and of payments, and what holds a charge. */
export const PLANES_Y_RECIBOS = {
  convenio: {
    dice: 'Lo que dice el convenio de cada plan de pagos, como se hizo. No cambia.',
    columnas: {
      plan_id: 'El plan de pagos.',
      matricula: 'El número de matrícula del deudor entonces.',
      apellido: 'El apellido del deudor entonces.',
      nombre: 'El nombre del deudor entonces.',
      dni: 'El DNI del deudor entonces.',
      domicilio: 'El domicilio del deudor entonces.',
      items: 'Lo que se debía, en JSON: nombre y monto de cada cosa, en centavos.',
      cuotas: 'Las cuotas en su orden, en JSON: mes, año y monto de cada una, en centavos.',
    },
  },
  plan_pago: {
    dice: 'Los planes de pagos: reemplazan una deuda por cuotas.',
    columnas: {
      monto: 'Lo que se paga con el plan, en centavos.',
      cuotas: 'En cuántas cuotas.',
      de_mudanza: 'Si se hizo antes de venir a este sistema: no se sabe qué deuda reemplazó.',
      roto_en: 'Cuándo se rescindió, en UTC. Vacío: no se rescindió.',
      roto_por: 'El usuario que lo rescindió.',
      motivo: 'Por qué se rescindió. Vacío: no se rescindió.',
      restaurado: 'Lo que volvió a deberse al rescindirlo, en centavos. Vacío: no se rescindió.',
      parcial:
        'Al rescindirlo, lo que ya estaba pago del cargo que volvió en parte, en centavos. Vacío: no se rescindió.',
    },
  },
  recibo: {
    dice: 'Lo que dice cada recibo de quien pagó y de quien cobró, como se hizo. No cambia.',
    columnas: {
      matricula: 'El número de matrícula de quien pagó, entonces.',
      apellido: 'El apellido de quien pagó, entonces.',
      nombre: 'El nombre de quien pagó, entonces.',
      dni: 'El DNI de quien pagó, entonces.',
      domicilio: 'El domicilio de quien pagó, entonces.',
      mp: 'El medio de pago, en palabras.',
      quien: 'El nombre de quien cobró, entonces. Vacío: lo anotó el sistema.',
    },
  },
  tramite: {
    dice: 'Lo que retiene cargos para que no se paguen dos veces: un pago en línea o el débito de un mes.',
    columnas: {
      pago_en_linea_id: 'El pago en línea que los retiene. Vacío: los retiene un débito.',
      ronda_id: 'El débito del mes que los retiene. Vacío: los retiene un pago en línea.',
    },
  },
} as const satisfies TablasEnPalabras
