import type { Ajuste, Banco } from '@/domain/bancos/banco'
import { bancoDe } from '@/domain/bancos/bancos'
import type { CampoDeDebito, CamposDeDebito } from '@/domain/debito/campos'

interface Aparte {
  /** Where its settings come from, by their keys. */
  fuentes: Readonly<Record<string, string>>
  /** Its due date must be a banking day, and the council may choose which. */
  eligeDia: boolean
  /** What the council asks before the first real round. */
  preguntas: readonly string[]
}

const DEL_CONVENIO = 'Lo da el banco con el convenio; cada convenio tiene el suyo.'

/** What the screen says of a bank besides its declaration in domain/bancos. One more bank is its lines here. */
const APARTE = {
  bse: {
    eligeDia: false,
    fuentes: {
      'cc.empresa': DEL_CONVENIO,
      'cc.servicio': DEL_CONVENIO,
      'ca.empresa': DEL_CONVENIO,
      'ca.servicio': DEL_CONVENIO,
      cbu: 'Elección nuestra: el programa público que envía a este banco escribe ceros.',
      finDeLinea: 'Elección nuestra: así responde el banco. El programa público envía LF solo.',
    },
    preguntas: [
      'Los códigos de empresa (4 cifras) y de servicio (3 cifras) del convenio de cuentas corrientes (CC) y del de cajas de ahorro (CA).',
      '¿El CBU (columnas 25 a 46 del detalle) puede ir completo junto con la sucursal y la cuenta, o deben ir ceros?',
      '¿Qué cifra del tipo de cuenta (columna 74) es cuenta corriente, cuál caja de ahorro y cuál cuenta sueldo?',
      '¿Qué llevan las columnas 96 a 185, y qué significa el 02 de las columnas 186 y 187?',
      '¿Cada renglón termina en CR y LF o en LF solo?',
      'Una rendición de muestra de cuentas corrientes, y la lista de los textos de observación que puede traer.',
      'Si ya hay envíos en curso: ¿qué se informaba en el comprobante (columnas 67 a 73)?',
    ],
  },
  icbc: {
    eligeDia: true,
    fuentes: {
      cuit: 'El del convenio con el banco.',
      prestacion: 'Se registra en el banco al abrir el servicio.',
      perfilImporte: '14, como en el sistema anterior. El código público de este banco, de 2020, escribe 10.',
    },
    preguntas: [
      '¿El importe de cada renglón tiene hoy 10 o 14 cifras, en el archivo y en la rendición?',
      'El nombre del servicio registrado (hasta 10 caracteres) y el CUIT con que se presenta.',
      '¿Cómo son el primer y el último renglón de la rendición?',
      '¿Con cuántos días de anticipación al vencimiento hay que presentar el archivo, y hasta qué hora?',
      'Si ya hay envíos en curso: ¿qué se informaba en la identificación del cliente (columnas 28 a 49 del detalle)?',
    ],
  },
  nacion: {
    eligeDia: true,
    fuentes: {
      sucursal: 'Del convenio con el banco.',
      tipoCuenta: 'Del convenio con el banco.',
      cuenta: 'Del convenio con el banco.',
      'ca.secuencia': 'Elección nuestra: los dos archivos del mes se numeran 01 y 02.',
      'cc.secuencia': 'Elección nuestra: los dos archivos del mes se numeran 01 y 02.',
      lote: 'Código público de este banco; el convenio dice cuál es.',
    },
    preguntas: [
      'La sucursal, el tipo y el número de la cuenta en la que acredita lo cobrado.',
      '¿El lote es REE o EMP?',
      '¿Los dos archivos de un mes se numeran 01 y 02, y un archivo repetido lleva otro número?',
      '¿Qué devuelve en la rendición para encontrar cada débito?',
      '¿Con cuántos días de anticipación al vencimiento hay que presentar el archivo, y hasta qué hora?',
    ],
  },
} as const satisfies Record<string, Aparte>

export type BancoDeDebito = keyof typeof APARTE
export const BANCOS_DE_DEBITO = Object.keys(APARTE) as BancoDeDebito[]

/** A bank's declaration. Throws for one that domain/bancos does not list. */
export function declaredBank(clave: BancoDeDebito): Banco {
  const banco = bancoDe(clave)
  if (!banco) throw new Error(`Banco sin declarar: ${clave}`)
  return banco
}

export const questionsFor = (clave: BancoDeDebito): readonly string[] => APARTE[clave].preguntas

const LAST_FIXED_DAY = 28
const VENCIMIENTO: CampoDeDebito = {
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
}

/** A bank's settings: those of its declaration, and its due day where it is chosen. */
export function bankFields(clave: BancoDeDebito): CamposDeDebito {
  const { fuentes, eligeDia }: Aparte = APARTE[clave]
  const own = declaredBank(clave).ajustes.map((ajuste) => [
    ajuste.clave,
    fieldOf(ajuste, fuentes[ajuste.clave] ?? ''),
  ])
  return { ...Object.fromEntries(own), ...(eligeDia ? { vencimiento: VENCIMIENTO } : {}) } as CamposDeDebito
}

function fieldOf(ajuste: Ajuste, fuente: string): CampoDeDebito {
  const { clase, tipo, ayuda } = ajuste
  const titulo = clase === null ? ajuste.titulo : `${ajuste.titulo}, ${clase}`
  const common = { titulo, ayuda, fuente, clase }
  if (tipo.es === 'opcion') {
    const opciones = tipo.opciones.map(({ valor, titulo: texto }) => ({ valor, texto }))
    return { ...common, tipo: 'opcion', opciones, defecto: ajuste.siFalta ?? '' }
  }
  return { ...common, tipo: 'dado', ajuste, falta: ajuste.requerido ? missingWords(ajuste) : null }
}

const missingWords = ({ titulo, clase }: Ajuste): string =>
  `Sin ${inSentence(titulo)} no se genera el archivo${clase === null ? '' : ` ${clase}`}.`

/** 'Código de empresa' → 'código de empresa'; 'CUIT del Consejo' stays. */
const inSentence = (titulo: string): string =>
  /^\p{Lu}\p{Ll}/u.test(titulo) ? titulo.charAt(0).toLowerCase() + titulo.slice(1) : titulo
