import type { Ajuste } from '@/domain/regla'

export const ORTOGRAFIAS = ['letra', 'corregida'] as const
export type Ortografia = (typeof ORTOGRAFIAS)[number]

/** The rules of AJUSTES that concern how screens are written. */
export const AJUSTES_DE_PANTALLA = {
  ortografia: {
    grupo: 'Pantallas',
    titulo: 'Ortografía de los textos fijos',
    efecto:
      'Corregida, las pantallas dicen «Iniciar Sesión» y «Matrícula». Vale desde la próxima vez que se pone en marcha Padrón.',
    fuente: 'Un registro nuevo la pregunta al crearse; la demostración va a la letra.',
    tipo: 'opcion',
    opciones: [
      { valor: 0, texto: 'A la letra, como en el sistema anterior' },
      { valor: 1, texto: 'Corregida' },
    ],
    defecto: 0,
  },
} as const satisfies Record<string, Ajuste>

/** The rule's value in words of ORTOGRAFIA. */
export const ortografiaOf = (valor: number): Ortografia => (valor === 1 ? 'corregida' : 'letra')
