/** Who can mend it. */
export const QUIENES = ['matriculado', 'consejo', 'banco', 'nadie'] as const
export type Quien = (typeof QUIENES)[number]

/** What to do about a debit that was not collected. */
export interface Remedio {
  paso: string
  quien: Quien
  /** Whether to propose that the member leaves the debit. */
  dejar: boolean
}

export const REMEDIOS = {
  ninguno: { paso: 'No hay nada que hacer.', quien: 'nadie', dejar: false },
  esperar: {
    paso: 'Espere la próxima rendición: el banco todavía no resolvió este débito.',
    quien: 'banco',
    dejar: false,
  },
  fondos: {
    paso: 'Queda pendiente y se puede volver a debitar. Si se repite, avísele al matriculado.',
    quien: 'matriculado',
    dejar: false,
  },
  cuenta: {
    paso: 'Pídale al matriculado un CBU vigente y cárguelo en su débito, o páselo a efectivo.',
    quien: 'matriculado',
    dejar: true,
  },
  bloqueada: {
    paso: 'Avísele al matriculado para que hable con su banco; mientras tanto puede pagar en efectivo.',
    quien: 'matriculado',
    dejar: false,
  },
  retirado: {
    paso: 'El matriculado pidió a su banco que no se le debite: hable con él y, si lo confirma, délo de baja del débito.',
    quien: 'matriculado',
    dejar: true,
  },
  adhesion: {
    paso: 'Revise la matrícula y el CBU de su débito; si están bien, pregúntele al banco por la adhesión.',
    quien: 'consejo',
    dejar: false,
  },
  archivo: {
    paso: 'Hay un error en el archivo o en los datos del convenio: consulte con el banco antes del próximo envío.',
    quien: 'consejo',
    dejar: false,
  },
  fecha: {
    paso: 'Revise los feriados cargados y el plazo que pide el banco, y envíelo con otro vencimiento.',
    quien: 'consejo',
    dejar: false,
  },
  repetido: {
    paso: 'No lo envíe de nuevo: busque la respuesta del primer envío.',
    quien: 'consejo',
    dejar: false,
  },
  banco: { paso: 'Pregúntele al banco qué pasó; queda pendiente.', quien: 'banco', dejar: false },
} as const satisfies Record<string, Remedio>
export type ClaveDeRemedio = keyof typeof REMEDIOS

/** A reason: the bank's description, our words for the treasurer, and the specification's result that it gives. */
export interface Motivo {
  descripcion: string
  palabras: string
  resultado: 1 | -1 | -2 | -4
  remedio: ClaveDeRemedio
}

/** The words in which a bank without codes tells a rejection. */
interface Texto {
  banco: string
  clase: string
  patron: RegExp
  palabras: string
  resultado: Motivo['resultado']
  remedio: ClaveDeRemedio
}

/** BSE's are all that one real report had; Nación's are those of a public program. There may be others. */
const TEXTOS: readonly Texto[] = [
  {
    banco: 'bse',
    clase: 'sin_fondos',
    patron: /cuentas? sin saldo/i,
    palabras: 'No hubo dinero en la cuenta en todo el mes',
    resultado: -4,
    remedio: 'fondos',
  },
  {
    banco: 'bse',
    clase: 'cuenta_bloqueada',
    patron: /estado v[aá]lido de tipo de bloqueo/i,
    palabras: 'La cuenta está bloqueada',
    resultado: -4,
    remedio: 'bloqueada',
  },
  {
    banco: 'bse',
    clase: 'tipo_de_cuenta',
    patron: /tipo de cuenta no se encuentra permitido/i,
    palabras: 'El banco no admite débitos en ese tipo de cuenta',
    resultado: -4,
    remedio: 'cuenta',
  },
  {
    banco: 'nacion',
    clase: 'sin_fondos',
    patron: /monto sup\w*\.? al disponible/i,
    palabras: 'No había dinero en la cuenta',
    resultado: -4,
    remedio: 'fondos',
  },
  {
    banco: 'nacion',
    clase: 'cuenta_bloqueada',
    patron: /cuenta bloqueada/i,
    palabras: 'La cuenta está bloqueada',
    resultado: -4,
    remedio: 'bloqueada',
  },
  {
    banco: 'nacion',
    clase: 'cuenta_inexistente',
    patron: /^casa (?:inexistente|o cta\.? ?inex)/i,
    palabras: 'La sucursal o la cuenta no existe',
    resultado: -1,
    remedio: 'cuenta',
  },
]

const motivo = (
  descripcion: string,
  palabras: string,
  remedio: ClaveDeRemedio,
  resultado: Motivo['resultado'] = -4,
): Motivo => ({ descripcion, palabras, resultado, remedio })

/**
 * The reason codes of direct debits (public tables of ICBC and of the clearing house). `resultado` is as we assigned
 * it: 1 collected, -1 wrong CBU, -2 no such member, -4 the bank's reasons.
 */
export const MOTIVOS: Readonly<Record<string, Motivo>> = {
  OK: motivo('Cobrado', 'Se cobró', 'ninguno', 1),
  ACE: motivo('Aceptado', 'Se cobró', 'ninguno', 1),
  PEN: motivo('Pendiente', 'El banco todavía no lo cobró', 'esperar'),
  ERR: motivo('Error en el código de rendición', 'El banco no dice bien qué pasó', 'banco'),
  R02: motivo('Cuenta cerrada o suspendida', 'La cuenta está cerrada', 'cuenta'),
  R03: motivo('Cuenta inexistente', 'La cuenta no existe', 'cuenta', -1),
  R04: motivo('Número de cuenta inválido', 'El número de cuenta está mal', 'cuenta', -1),
  R05: motivo('Orden de diferimiento', 'El banco lo dejó para después', 'banco'),
  R06: motivo('Defectos formales', 'El pedido tenía un defecto', 'archivo'),
  R07: motivo('Solicitud de la entidad originante', 'Lo frenó el banco que lo presentó', 'banco'),
  R08: motivo('Orden de no pagar', 'El titular ordenó no pagar', 'retirado'),
  R10: motivo('Falta de fondos', 'No había dinero en la cuenta', 'fondos'),
  R13: motivo('Sucursal, entidad o destino inexistente', 'La sucursal de la cuenta no existe', 'cuenta', -1),
  R14: motivo(
    'Identificación del cliente en la empresa errónea',
    'El banco no reconoce la matrícula',
    'adhesion',
    -2,
  ),
  R15: motivo('Baja del servicio', 'El titular dio de baja el débito en su banco', 'retirado'),
  R17: motivo('Error de formato', 'El pedido estaba mal escrito', 'archivo'),
  R18: motivo('Fecha de compensación errónea', 'La fecha del pedido estaba mal', 'fecha'),
  R19: motivo('Importe erróneo', 'El importe estaba mal', 'archivo'),
  R20: motivo('Moneda distinta a la de la cuenta de débito', 'La cuenta no es en pesos', 'cuenta'),
  R22: motivo(
    'Devolución por solicitud del beneficiario',
    'El titular pidió que se lo devolvieran',
    'retirado',
  ),
  R23: motivo('Sucursal no habilitada', 'La sucursal no recibe débitos', 'banco'),
  R24: motivo('Transacción duplicada', 'Ya se había pedido', 'repetido'),
  R25: motivo('Error en registro adicional', 'El pedido estaba mal escrito', 'archivo'),
  R26: motivo('Error por campo mandatorio', 'Al pedido le faltaba un dato', 'archivo'),
  R27: motivo('Error en contador de registro', 'El archivo estaba mal numerado', 'archivo'),
  R28: motivo('Rechazo por (primer) vencimiento', 'Se pasó el vencimiento', 'fecha'),
  R29: motivo('Reversión ya efectuada', 'Ya se había devuelto', 'banco'),
  R31: motivo('Vuelta atrás de cámara', 'La cámara de compensación lo anuló', 'banco'),
  R34: motivo('Cliente no adherido', 'El banco no lo tiene adherido', 'adhesion', -2),
  R75: motivo('Fecha inválida', 'La fecha del pedido estaba mal', 'fecha'),
  R76: motivo('Error en CUIT o dígito verificador', 'El CUIT del pedido estaba mal', 'archivo'),
  R81: motivo('Fuerza mayor', 'El banco no pudo procesarlo', 'banco'),
  R86: motivo('Identificador de empresa erróneo', 'El banco no reconoce el convenio del Consejo', 'archivo'),
  R87: motivo('Moneda inválida', 'La moneda del pedido estaba mal', 'archivo'),
  R89: motivo('Errores en adhesiones', 'La adhesión tiene un error', 'adhesion', -2),
  R90: motivo(
    'Transacción no corresponde: no existe la original',
    'Se quiso devolver algo que no se cobró',
    'banco',
  ),
  R91: motivo('Código de entidad incompatible con la moneda', 'La cuenta no es en pesos', 'cuenta'),
  R93: motivo('Día no laborable', 'El vencimiento caía en un día sin bancos', 'fecha'),
  R94: motivo('Día no laborable', 'El vencimiento caía en un día sin bancos', 'fecha'),
  R95: motivo('Reversión presentada fuera de término', 'Se pidió la devolución fuera de plazo', 'banco'),
  R98: motivo('Solicitud de la entidad originante', 'Lo frenó el banco que lo presentó', 'banco'),
}

const SIN_TEXTO = motivo('', 'El banco no dice por qué', 'banco')

/**
 * The reason of a line by its code or, where the bank has none, by its words. What we do not know keeps the bank's own
 * words and counts as -4.
 */
export function motivoDe({ codigo, texto }: { codigo: string | null; texto: string }): Motivo {
  if (codigo !== null)
    return MOTIVOS[codigo] ?? motivo('código desconocido', `El banco responde «${codigo}»`, 'banco')
  const known = TEXTOS.find(({ patron }) => patron.test(texto))
  if (known) return motivo(texto, known.palabras, known.remedio, known.resultado)
  return texto ? motivo(texto, `El banco responde «${texto}»`, 'banco') : SIN_TEXTO
}

interface Dicho {
  codigo: string | null
  texto: string
  cobrado: boolean
  reversa: unknown
}

/** The bank has not decided yet, so the line is no answer to its debit. */
export const isPendiente = ({ cobrado, reversa, ...dicho }: Dicho): boolean =>
  !cobrado && reversa === null && motivoDe(dicho).remedio === 'esperar'

export const remedioDe = (fila: { codigo: string | null; texto: string }): Remedio =>
  REMEDIOS[motivoDe(fila).remedio]
