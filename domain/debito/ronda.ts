import { formatCount } from '@/domain/texto'

/** The lists of a round's rehearsal; the last three compare it with the round before. */
export const ENSAYOS = ['van', 'afuera', 'entran', 'salen', 'cambian'] as const
export type Ensayo = (typeof ENSAYOS)[number]

/** Why somebody in debit stays out of a round; the first that holds is told. */
export const MOTIVOS_AFUERA = [
  'sinDatos',
  'estado',
  'autorizacion',
  'otroBanco',
  'enRonda',
  'enLinea',
  'nadaQueCobrar',
  'planSinVencer',
  'saldo',
] as const

export const ESTADOS_DE_RONDA = ['cerrada', 'enviada', 'rendida', 'deshecha'] as const
export type EstadoDeRonda = (typeof ESTADOS_DE_RONDA)[number]

/** The class of an entity's only file. */
export const PLANILLA = 'planilla'

export const MOTIVO_EN_PALABRAS: Readonly<Record<(typeof MOTIVOS_AFUERA)[number], string>> = {
  sinDatos: 'Está en débito y no tiene datos de su cuenta',
  estado: 'Su matrícula no está en un estado que se cobra',
  autorizacion: 'Su autorización empieza después de este mes',
  otroBanco: 'Su CBU es de otro banco',
  enRonda: 'Lo que debe ya está en otro débito',
  enLinea: 'Lo que debe está en un pago en línea',
  nadaQueCobrar: 'No debe nada de lo que este débito cobra',
  planSinVencer: 'Solo debe cuotas de un plan que todavía no vencen',
  saldo: 'Su saldo a favor alcanza para lo que debe: aplíquelo',
}

export const ESTADO_EN_PALABRAS: Readonly<Record<EstadoDeRonda, string>> = {
  cerrada: 'Cerrado',
  enviada: 'Enviado',
  rendida: 'Rendido',
  deshecha: 'Deshecho',
}

/** '1 débito', '2.345 débitos'. */
export const debitos = (cantidad: number): string =>
  cantidad === 1 ? '1 débito' : `${formatCount(cantidad)} débitos`
