import type { CamposDeDebito } from '@/domain/debito/campos'

/** One agreement with BSE, whose codes its file carries in its first columns. */
const convenio = <const C extends 'CA' | 'CC'>(archivo: C, cuentas: string) =>
  ({
    titulo: `Convenio ${archivo}: ${cuentas}`,
    campos: {
      empresa: {
        titulo: `Código de empresa, ${archivo}`,
        tipo: 'dado',
        formato: 'cifras',
        largo: 4,
        falta: `Sin el código de empresa que da el banco no se genera el archivo ${archivo}.`,
        fuente: 'Lo da el banco con el convenio; cada convenio tiene el suyo.',
      },
      servicio: {
        titulo: `Código de servicio, ${archivo}`,
        tipo: 'dado',
        formato: 'cifras',
        largo: 3,
        falta: `Sin el código de servicio que da el banco no se genera el archivo ${archivo}.`,
        fuente: 'Lo da el banco con el convenio; en archivos de otros se ve 001.',
      },
    },
  }) as const

/** The settings of BSE: who sends, and what of the record is not confirmed by the bank. */
export const CAMPOS_BSE = {
  ca: convenio('CA', 'cajas de ahorro y cuentas sueldo'),
  cc: convenio('CC', 'cuentas corrientes'),
  cbu: {
    titulo: 'CBU en el renglón',
    ayuda: 'La cuenta va siempre, en sus propias columnas.',
    tipo: 'opcion',
    opciones: [
      { valor: 'cbu', texto: 'La CBU' },
      { valor: 'ceros', texto: 'Ceros' },
    ],
    defecto: 'cbu',
    fuente: 'Elección nuestra. El programa público que envía a este banco escribe ceros: falta preguntarlo.',
  },
  finDeLinea: {
    titulo: 'Fin de cada renglón',
    tipo: 'opcion',
    opciones: [
      { valor: 'CRLF', texto: 'CR y LF (Windows)' },
      { valor: 'LF', texto: 'LF solo' },
    ],
    defecto: 'CRLF',
    fuente: 'Elección nuestra: así responde el banco. El programa público envía LF solo.',
  },
} as const satisfies CamposDeDebito

export const PREGUNTAS_BSE = [
  'Los códigos de empresa (4 cifras) y de servicio (3 cifras) del convenio de cuentas corrientes (CC) y del de cajas de ahorro (CA).',
  '¿La CBU (columnas 25 a 46 del detalle) puede ir completa junto con la sucursal y la cuenta, o deben ir ceros?',
  '¿Qué cifra del tipo de cuenta (columna 74) es cuenta corriente, cuál caja de ahorro y cuál cuenta sueldo?',
  '¿Qué llevan las columnas 96 a 185, y qué significa el 02 de las columnas 186 y 187?',
  '¿Cada renglón termina en CR y LF o en LF solo?',
  'Una rendición de muestra de cuentas corrientes, y la lista de los textos de observación que puede traer.',
  'Si ya hay envíos en curso: ¿qué se informaba en el comprobante (columnas 67 a 73)?',
] as const
