import { MAIL, type Medio, WHATSAPP } from '@/domain/mensaje'

/** What a doctor may say that he does not want, and by which means each is written. */
export const TEMAS_DE_AVISO = {
  deuda: {
    nombre: 'Deuda',
    que: 'Recordatorios de cuotas y avisos de lo que debe',
    avisos: 'avisos de deuda',
    medios: [MAIL, WHATSAPP],
  },
  debito: {
    nombre: 'Débito automático',
    que: 'Lo que se le va a debitar y lo que no se pudo debitar',
    avisos: 'avisos de débito automático',
    medios: [MAIL, WHATSAPP],
  },
  vencimientos: {
    nombre: 'Vencimientos',
    que: 'Especialidades y papeles suyos que están por vencer',
    avisos: 'avisos de vencimientos',
    medios: [MAIL, WHATSAPP],
  },
  recibos: {
    nombre: 'Recibos',
    que: 'Los datos del recibo de cada pago',
    avisos: 'recibos de sus pagos',
    medios: [MAIL],
  },
  comunicados: {
    nombre: 'Otros mensajes',
    que: 'Lo demás que el Consejo le escribe',
    avisos: 'otros mensajes del Consejo',
    medios: [MAIL, WHATSAPP],
  },
} as const satisfies Record<string, { nombre: string; que: string; avisos: string; medios: readonly Medio[] }>
export type TemaDeAviso = keyof typeof TEMAS_DE_AVISO
export const CLAVES_DE_TEMA = Object.keys(TEMAS_DE_AVISO) as TemaDeAviso[]

/** Who wrote a message, as the outbox keeps it, and of what it is a notice; null for what nobody can refuse. */
export const TEMA_DE = {
  morosos: 'deuda',
  recordatorio: 'deuda',
  recibo: 'recibos',
  vencimientos: 'vencimientos',
  debitos: 'debito',
  rechazos: 'debito',
  avisosDeDebito: 'debito',
  seleccion: 'comunicados',
  cuenta: null,
  vigilancia: null,
} as const satisfies Record<string, TemaDeAviso | null>
export type OrigenDeMensaje = keyof typeof TEMA_DE

export const NO_LO_QUIERE = 'No quiere estos avisos'

/**
 * What ends a message: how to get no more of its kind, or why that cannot be. Without a `sitio`, the web's own address,
 * there is no link, and it says where the choice is made.
 */
export function pieDeMensaje(
  tema: TemaDeAviso | null,
  {
    origen,
    codigo,
    sitio,
  }: { origen: OrigenDeMensaje; codigo: string | undefined; sitio: string | undefined },
): string {
  if (origen === 'vigilancia') return 'Se envía una vez por día, mientras dure, a quienes administran Padrón.'
  if (tema === null)
    return origen === 'recibo'
      ? 'Se envía porque se pidió este recibo: no es un aviso que se repita.'
      : 'Se envía por la seguridad de su cuenta: estos mensajes no se pueden dejar de recibir.'
  const { nombre, avisos } = TEMAS_DE_AVISO[tema]
  return sitio && codigo
    ? `Para no recibir más ${avisos}: ${sitio}/bajaDeAvisos/${codigo}`
    : `Para no recibir más ${avisos}, ingrese con su usuario y quite «${nombre}» en «Mis avisos».`
}
