import type { CamposDeDebito } from '@/domain/debito/campos'

const LAST_FIXED_DAY = 28

/** The settings of ICBC: who sends, and what of the record is not confirmed by the bank. */
export const CAMPOS_ICBC = {
  cuit: {
    titulo: 'CUIT del consejo',
    tipo: 'dado',
    formato: 'cuit',
    largo: 11,
    falta: 'Sin el CUIT con que el consejo está en el banco no se genera el archivo.',
    fuente: 'El del contrato con el banco.',
  },
  prestacion: {
    titulo: 'Nombre de la prestación',
    ayuda: 'Hasta 10 letras o cifras; por ejemplo CUOTA.',
    tipo: 'dado',
    formato: 'rotulo',
    largo: 10,
    falta: 'Sin el nombre de la prestación registrado en el banco no se genera el archivo.',
    fuente: 'Se registra en el banco al abrir el servicio.',
  },
  perfilImporte: {
    titulo: 'Cifras del importe en cada renglón',
    tipo: 'opcion',
    opciones: [
      { valor: 14, texto: '14 cifras' },
      { valor: 10, texto: '10 cifras' },
    ],
    defecto: 14,
    fuente: 'Especificación 2, sección 9: 14. El código público de este banco, de 2020, escribe 10.',
  },
  vencimiento: {
    titulo: 'Día de vencimiento',
    ayuda: 'Si ese día no abren los bancos, vence el día hábil anterior.',
    tipo: 'opcion',
    opciones: [
      { valor: 0, texto: 'El último día hábil del mes' },
      ...Array.from({ length: LAST_FIXED_DAY }, (_, index) => ({
        valor: index + 1,
        texto: `El día ${index + 1}`,
      })),
    ],
    defecto: 0,
    fuente: 'Elección nuestra. El banco rechaza un vencimiento que no es día hábil (R93, R94).',
  },
} as const satisfies CamposDeDebito

export const PREGUNTAS_ICBC = [
  '¿El importe de cada renglón tiene hoy 10 o 14 cifras, en el archivo y en la rendición?',
  'El nombre de la prestación registrado (hasta 10 caracteres) y el CUIT con que se presenta.',
  '¿Cómo son el primer y el último renglón de la rendición?',
  '¿Con cuántos días de anticipación al vencimiento hay que presentar el archivo, y hasta qué hora?',
  'Si ya hay envíos en curso: ¿qué se informaba en la identificación del cliente (columnas 28 a 49 del detalle)?',
] as const
