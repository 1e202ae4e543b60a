import type { Ajuste } from '@/domain/regla'

/** The rules of AJUSTES about what can no more be claimed. */
export const AJUSTES_DE_COBRANZA = {
  aniosPrescripcion: {
    grupo: 'Tesorería',
    titulo: 'Años en que prescribe lo que se debe',
    efecto:
      'Prescripción busca por este plazo, y el otro se muestra al lado. Nada se elimina solo: lo decide una persona con Eliminar.',
    fuente:
      'Sin elegir, se muestran los dos: dos años por el artículo 2562 inc. c del Código Civil y Comercial, cinco por el 2560. Consulte con su asesor.',
    tipo: 'opcion',
    opciones: [
      { valor: 0, texto: 'Sin elegir: 2 y 5 años' },
      { valor: 2, texto: '2 años' },
      { valor: 5, texto: '5 años' },
    ],
    defecto: 0,
  },
  articuloPrescripcion: {
    grupo: 'Tesorería',
    titulo: 'Artículo por el que prescribe lo que se debe',
    efecto: 'Prescripción y la cobranza de cada médico lo dicen al lado del plazo.',
    fuente: 'Lo escribe el consejo con su asesor.',
    tipo: 'texto',
    defecto: '',
    maximo: 200,
    vacio: 'Consulte con su asesor',
  },
} as const satisfies Record<string, Ajuste>
