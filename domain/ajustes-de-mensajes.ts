import type { Ajuste, Unidad } from '@/domain/regla'

const MENSAJES: Unidad = ['mensaje', 'mensajes']
const DIAS: Unidad = ['día', 'días']
const DIA_DEL_MES: Unidad = ['del mes', 'del mes']
const AREA: Unidad = ['(código de área)', 'código de área, sin 0']

/** The rules of AJUSTES that concern letters and reminders. */
export const AJUSTES_DE_MENSAJES = {
  diaVencimiento: {
    grupo: 'Mensajes y recordatorios',
    titulo: 'Día en que vence la cuota de cada mes',
    efecto:
      'Desde ese día del mes de la cuota se cuentan los días de los recordatorios. No cambia lo que se debe.',
    fuente: 'El día 10, lo usual.',
    tipo: 'entero',
    defecto: 10,
    minimo: 1,
    maximo: 28,
    unidad: DIA_DEL_MES,
  },
  diasDeGracia: {
    grupo: 'Mensajes y recordatorios',
    titulo: 'Atraso con que un recordatorio todavía se hace',
    efecto:
      'Si en su día el sistema estuvo apagado, o la regla es nueva, el recordatorio se hace hasta tantos días después. Con 0, en su día o nunca.',
    fuente: 'Una semana.',
    tipo: 'entero',
    defecto: 7,
    minimo: 0,
    maximo: 30,
    unidad: DIAS,
  },
  mensajesPorMinuto: {
    grupo: 'Mensajes y recordatorios',
    titulo: 'Mensajes que salen por minuto',
    efecto:
      'Vale para todas las máquinas juntas. Muchos proveedores de correo cortan a quien envía más rápido.',
    fuente: 'Treinta, lo que un servidor de correo admite sin quejarse.',
    tipo: 'entero',
    defecto: 30,
    minimo: 1,
    maximo: 6000,
    unidad: MENSAJES,
  },
  areaTelefono: {
    grupo: 'Mensajes y recordatorios',
    titulo: 'Área de los teléfonos que no la tienen',
    efecto: 'Completa los números para Whatsapp. Los que tienen su área la conservan.',
    fuente: 'Enacom: 385 es Santiago del Estero capital.',
    tipo: 'entero',
    defecto: 385,
    minimo: 11,
    maximo: 3999,
    unidad: AREA,
  },
} as const satisfies Record<string, Ajuste>
