import { AJUSTES_DE_ACTOS } from '@/domain/ajustes-de-actos'
import { AJUSTES_DE_COBRANZA } from '@/domain/ajustes-de-cobranza'
import { AJUSTES_DE_CREDENCIALES } from '@/domain/ajustes-de-credenciales'
import { AJUSTES_DE_MENSAJES } from '@/domain/ajustes-de-mensajes'
import { AJUSTES_DE_PANTALLA } from '@/domain/ajustes-de-pantalla'
import { BILLETES } from '@/domain/caja'
import { PERSONAS } from '@/domain/personas'
import { CUOTAS_DE_SIEMPRE, MAX_CUOTAS_PLAN } from '@/domain/plan'
import type { Ajuste, Unidad } from '@/domain/regla'

const CARACTERES: Unidad = ['carácter', 'caracteres']
const MINUTOS: Unidad = ['minuto', 'minutos']
const HORAS: Unidad = ['hora', 'horas']
const INTENTOS: Unidad = ['intento', 'intentos']
const VECES: Unidad = ['vez', 'veces']
const ANIOS: Unidad = ['año', 'años']
const POR_CIENTO: Unidad = ['por ciento', 'por ciento']
const CUOTAS: Unidad = ['cuota', 'cuotas']

/**
 * The rules a council may set otherwise, with defaults, limits and sources. All that concerns a rule walks this table
 * (decision 39).
 */
export const AJUSTES = {
  aniosDeuda: {
    grupo: 'Tesorería',
    titulo: 'Antigüedad de la deuda que borra Eliminar Deuda',
    efecto: 'Matrículas y conceptos de períodos más viejos se pueden eliminar juntos.',
    fuente: 'Cinco años, como en el sistema anterior.',
    tipo: 'entero',
    defecto: 5,
    minimo: 1,
    maximo: 50,
    unidad: ANIOS,
  },
  ...AJUSTES_DE_COBRANZA,
  descuentoAnual: {
    grupo: 'Tesorería',
    titulo: 'Descuento por pagar el año',
    efecto: 'Se quita de cada matrícula que se paga con Pagar Anual; el recibo y la cuenta lo muestran.',
    fuente: 'Ninguno, hasta que el consejo decida otra cosa.',
    tipo: 'entero',
    defecto: 0,
    minimo: 0,
    maximo: 50,
    unidad: POR_CIENTO,
  },
  cuotasPlan: {
    grupo: 'Tesorería',
    titulo: 'Cuotas que se proponen para un plan de pagos',
    efecto: 'Es lo que trae el cuadro al abrirse; quien crea el plan puede poner otra cantidad.',
    fuente: 'Doce, como en el sistema anterior.',
    tipo: 'entero',
    defecto: CUOTAS_DE_SIEMPRE,
    minimo: 1,
    maximo: MAX_CUOTAS_PLAN,
    unidad: CUOTAS,
  },
  conceptoInscripcion: {
    grupo: 'Tesorería',
    titulo: 'Concepto de la inscripción de un matriculado nuevo',
    efecto: 'Es lo que se ofrece cobrar al terminar un alta, al precio de ese día.',
    fuente: 'El concepto «Inscripción en la matrícula».',
    tipo: 'concepto',
    nombre: 'Inscripción en la matrícula',
    defecto: 0,
  },
  billetes: {
    grupo: 'Tesorería',
    titulo: 'Billetes que se cuentan en el arqueo',
    efecto: 'Son los renglones del arqueo de caja; lo demás se anota como monedas.',
    fuente: 'Los billetes en curso del Banco Central en 2026.',
    tipo: 'casillas',
    defecto: 2 ** BILLETES.length - 1,
    opciones: BILLETES.map((pesos, index) => ({ valor: index + 1, texto: `$ ${pesos}` })),
    todas: 'Todos',
  },
  enLineaAbierto: {
    grupo: 'Tesorería',
    titulo: 'Tiempo para pagar en línea',
    efecto: 'Lo elegido queda en trámite hasta que se paga o pasa este tiempo. Vale para los pagos nuevos.',
    fuente: 'Una hora alcanza para pagar y libera pronto lo que no se pagó.',
    tipo: 'entero',
    defecto: 60,
    minimo: 10,
    maximo: 1440,
    unidad: MINUTOS,
  },
  enLineaPendiente: {
    grupo: 'Tesorería',
    titulo: 'Espera de un pago en línea hecho en papel',
    efecto: 'Quien eligió pagar con un cupón tiene este tiempo; hasta entonces lo elegido queda en trámite.',
    fuente: 'Tres días, el mínimo que el proveedor da a un cupón.',
    tipo: 'entero',
    defecto: 72,
    minimo: 1,
    maximo: 240,
    unidad: HORAS,
  },
  reciboPorMail: {
    grupo: 'Tesorería',
    titulo: 'Recibo por mail después de cobrar',
    efecto: 'Cada cobro envía los datos de su recibo a la dirección del matriculado, si tiene.',
    fuente: 'Apagado; se envía con el botón «Enviar por mail».',
    tipo: 'opcion',
    opciones: [
      { valor: 0, texto: 'No' },
      { valor: 1, texto: 'Si' },
    ],
    defecto: 0,
  },
  editarMatriculas: {
    grupo: 'Tesorería',
    titulo: 'Quiénes editan y eliminan matrículas generadas',
    efecto: 'A los demás, los pagos pendientes no les muestran Editar ni Eliminar.',
    fuente: 'Las dos que podían en el sistema anterior.',
    tipo: 'personas',
    entre: 'pagos.cobrar',
    nadie: 'Nadie',
    defecto: PERSONAS.editarMatriculas,
  },
  elegirPlanes: {
    grupo: 'Tesorería',
    titulo: 'Quiénes cobran cuotas de un plan de pagos',
    efecto: 'A los demás, los pagos pendientes no les dejan elegirlas.',
    fuente: 'La que podía en el sistema anterior.',
    tipo: 'personas',
    entre: 'pagos.cobrar',
    nadie: 'Nadie',
    defecto: PERSONAS.elegirPlanes,
  },
  ...AJUSTES_DE_CREDENCIALES,
  ...AJUSTES_DE_ACTOS,
  claveMinima: {
    grupo: 'Contraseñas',
    titulo: 'Largo mínimo de una contraseña',
    efecto: 'Vale para las que se eligen desde ahora; las que ya están siguen sirviendo.',
    fuente: 'Seis caracteres, como en el sistema anterior. Lo recomendado hoy es ocho o más.',
    tipo: 'entero',
    defecto: 6,
    minimo: 6,
    maximo: 64,
    unidad: CARACTERES,
  },
  segundoFactor: {
    grupo: 'Contraseñas',
    titulo: 'Segundo factor al entrar',
    efecto:
      'A quien se le pide y no lo tiene, al entrar solo se le abre «Mi cuenta» para ponerlo. Los demás del personal lo ponen si quieren.',
    fuente: 'Apagado, hasta que el consejo lo pida.',
    tipo: 'opcion',
    opciones: [
      { valor: 0, texto: 'No se pide' },
      { valor: 1, texto: 'Se pide a Administración y a Contador' },
    ],
    defecto: 0,
  },
  sesionReposo: {
    grupo: 'Sesiones',
    titulo: 'Sesión sin uso',
    efecto:
      'Pasado este tiempo sin hacer nada hay que volver a iniciar sesión. Vale para todas las abiertas.',
    fuente: 'Media hora, lo recomendado para una oficina.',
    tipo: 'entero',
    defecto: 30,
    minimo: 5,
    maximo: 600,
    unidad: MINUTOS,
  },
  sesionMaxima: {
    grupo: 'Sesiones',
    titulo: 'Sesión más larga',
    efecto:
      'Pasado este tiempo hay que volver a iniciar sesión, aunque esté en uso. Vale para las que se inician desde ahora.',
    fuente: 'Una jornada de trabajo, lo recomendado.',
    tipo: 'entero',
    defecto: 10,
    minimo: 1,
    maximo: 12,
    unidad: HORAS,
  },
  intentosCuenta: {
    grupo: 'Intentos de ingreso',
    titulo: 'Contraseñas equivocadas de un usuario',
    efecto:
      'Llegado a este número en 15 minutos, quien las probó espera 1, 2, 4, 8 y 15 minutos: el equipo donde el usuario ya entró, o la dirección de red de un desconocido.',
    fuente: 'Cinco: más de las que se equivoca una persona.',
    tipo: 'entero',
    defecto: 5,
    minimo: 3,
    maximo: 20,
    unidad: INTENTOS,
  },
  intentosDireccion: {
    grupo: 'Intentos de ingreso',
    titulo: 'Contraseñas equivocadas desde un mismo equipo',
    efecto:
      'Llegado a este número en 15 minutos, desde esa dirección de red no se puede entrar. Una oficina suele salir por una sola.',
    fuente: 'Cincuenta: una oficina entera detrás de un mismo equipo.',
    tipo: 'entero',
    defecto: 50,
    minimo: 20,
    maximo: 1000,
    unidad: INTENTOS,
  },
  bloqueosDefinitivo: {
    grupo: 'Intentos de ingreso',
    titulo: 'Esperas que bloquean a un usuario del personal',
    efecto:
      'Llegado a este número en 24 horas en equipos donde el usuario ya entró, queda bloqueado hasta que un administrador lo desbloquee. Las de desconocidos no cuentan.',
    fuente: 'Cinco: bastan para frenar a quien prueba contraseñas.',
    tipo: 'entero',
    defecto: 5,
    minimo: 2,
    maximo: 50,
    unidad: VECES,
  },
  ...AJUSTES_DE_MENSAJES,
  ...AJUSTES_DE_PANTALLA,
} as const satisfies Record<string, Ajuste>

export type ClaveAjuste = keyof typeof AJUSTES
export type ClavePersonas = {
  [C in ClaveAjuste]: (typeof AJUSTES)[C]['tipo'] extends 'personas' ? C : never
}[ClaveAjuste]
export type ClaveConcepto = {
  [C in ClaveAjuste]: (typeof AJUSTES)[C]['tipo'] extends 'concepto' ? C : never
}[ClaveAjuste]
export type ClaveTexto = {
  [C in ClaveAjuste]: (typeof AJUSTES)[C]['tipo'] extends 'texto' ? C : never
}[ClaveAjuste]
export type ClaveNumero = Exclude<ClaveAjuste, ClavePersonas | ClaveTexto>
export const CLAVES_AJUSTE = Object.keys(AJUSTES) as ClaveAjuste[]

export const isDePersonas = (clave: ClaveAjuste): clave is ClavePersonas => AJUSTES[clave].tipo === 'personas'
export const isDeTexto = (clave: ClaveAjuste): clave is ClaveTexto => AJUSTES[clave].tipo === 'texto'
export const CLAVES_DE_PERSONAS = CLAVES_AJUSTE.filter(isDePersonas)

export const isAjuste = (clave: string): clave is ClaveAjuste => Object.hasOwn(AJUSTES, clave)
