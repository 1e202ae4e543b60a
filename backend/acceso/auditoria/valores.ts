import {
  DE_LA_FICHA,
  DEL_PAPEL_A_PEDIDO,
  type Palabra,
} from '@/backend/acceso/auditoria/palabras-de-la-ficha'
import { DECLARADOS } from '@/contract/catalogo/lista'
import type { CampoCatalogo } from '@/contract/catalogo/declaracion'
import { MENSAJES_LOGIN } from '@/contract/sesion'
import { AJUSTES, CLAVES_AJUSTE } from '@/domain/ajustes'
import { describeAjuste, type Ajuste } from '@/domain/regla'
import { labelsOfSettings } from '@/domain/debito/ajustes'
import { formatCuit } from '@/domain/cuit'
import { ETIQUETAS } from '@/domain/membrete'
import { CAMPOS_FICHA, SEXOS, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'
import { formatMoney, fromDecimalText } from '@/domain/dinero'
import { formatFecha, isFecha } from '@/domain/fechas'
import { rolDe } from '@/domain/roles'

/** Labels of keys that mean the same everywhere; their money is text with two decimals. */
const OTROS: Readonly<Record<string, { etiqueta: string; dinero?: true }>> = {
  estado: { etiqueta: 'Estado' },
  motivo: { etiqueta: 'Motivo' },
  salvedad: { etiqueta: 'Salvedad' },
  estados: { etiqueta: 'Estados con que se emite' },
  deuda: { etiqueta: 'Deuda que se mira' },
  hospitales: { etiqueta: 'Hospitales' },
  generaCuotas: { etiqueta: 'Genera Cuotas' },
  cuotasEliminadas: { etiqueta: 'Cuotas futuras eliminadas' },
  cuotasAjustadas: { etiqueta: 'Cuotas ajustadas' },
  seguro: { etiqueta: 'Seguro' },
  debito: { etiqueta: 'Débito automático' },
  cuota: { etiqueta: 'Cuota' },
  mes: { etiqueta: 'Mes' },
  prueba: { etiqueta: 'Prueba para el banco' },
  concepto: { etiqueta: 'Concepto' },
  cuotas: { etiqueta: 'Cuotas' },
  pagado: { etiqueta: 'Pagado', dinero: true },
  descuento: { etiqueta: 'Descuento', dinero: true },
  acreditado: { etiqueta: 'A favor', dinero: true },
  restante: { etiqueta: 'Restante', dinero: true },
  cantidad: { etiqueta: 'Cantidad' },
  total: { etiqueta: 'Total', dinero: true },
  monto: { etiqueta: 'Monto', dinero: true },
  fecha: { etiqueta: 'Fecha' },
  meses: { etiqueta: 'Meses' },
  detalle: { etiqueta: 'Detalle' },
  copia: { etiqueta: 'Copia' },
  mail: { etiqueta: 'Mail' },
  observaciones: { etiqueta: 'Observaciones' },
  username: { etiqueta: 'Usuario' },
  anio: { etiqueta: 'Año' },
  variante: { etiqueta: 'Variante' },
  medio: { etiqueta: 'Medio' },
  referencia: { etiqueta: 'Referencia' },
  esperado: { etiqueta: 'Esperado', dinero: true },
  contado: { etiqueta: 'Contado', dinero: true },
  queda: { etiqueta: 'Queda en la caja', dinero: true },
  asunto: { etiqueta: 'Asunto' },
  texto: { etiqueta: 'Mensaje' },
  omitidos: { etiqueta: 'Sin enviar' },
  rehusados: { etiqueta: 'No lo quieren' },
  plantilla: { etiqueta: 'Plantilla' },
  dias: { etiqueta: 'Días' },
  activo: { etiqueta: 'Activo' },
}

/** Labels of keys that mean something else in one kind of row. */
const PROPIAS: Readonly<Record<string, Readonly<Record<string, Palabra>>>> = {
  usuario: {
    rolID: { etiqueta: 'Tipo de usuario', tipo: 'rol' },
    matricula: { etiqueta: 'Matrícula', tipo: 'texto' },
    bloqueado: { etiqueta: 'Bloqueado', tipo: 'texto' },
    claveCambiada: { etiqueta: 'Contraseña cambiada', tipo: 'texto' },
    direccion: { etiqueta: 'Dirección de red', tipo: 'texto' },
    enviado: { etiqueta: 'Correo enviado', tipo: 'texto' },
  },
  sesion: {
    estado: { etiqueta: 'Respuesta', tipo: 'ingreso' },
    segundoFactor: { etiqueta: 'Segundo factor equivocado', tipo: 'texto' },
    respaldo: { etiqueta: 'Con un código de respaldo', tipo: 'texto' },
    direccion: { etiqueta: 'Dirección de red', tipo: 'texto' },
  },
  receta: {
    respuesta: { etiqueta: 'Respuesta', tipo: 'texto' },
    direccion: { etiqueta: 'Dirección de red', tipo: 'texto' },
  },
  concepto: {
    tipoMatriculaID: { etiqueta: 'Tipo de Matricula', tipo: 'referencia', de: 'tipo_matricula' },
  },
  matriculado: {
    tipoMatriculaID: { etiqueta: 'Tipo de Matricula', tipo: 'referencia', de: 'tipo_matricula' },
    noQuiere: { etiqueta: 'Avisos que no quiere', tipo: 'texto' },
  },
  cargo: {
    nombre: { etiqueta: 'Cuota', tipo: 'texto' },
    federacion: { etiqueta: 'Con Seguro', tipo: 'texto' },
    ampliacion: { etiqueta: 'Ampliación', tipo: 'texto' },
    ampliacionExtendida: { etiqueta: 'Ampliación extendida', tipo: 'texto' },
  },
  ajuste: Object.fromEntries(
    CLAVES_AJUSTE.map((clave): [string, Palabra] => {
      const ajuste: Ajuste = AJUSTES[clave]
      const { titulo: etiqueta } = ajuste
      return ajuste.tipo === 'personas'
        ? [clave, { etiqueta, tipo: 'referencia', de: 'usuario' }]
        : [clave, { etiqueta, tipo: 'regla', ajuste }]
    }),
  ),
  ajuste_de_debito: Object.fromEntries(
    labelsOfSettings().map(([clave, etiqueta]): [string, Palabra] => [clave, { etiqueta, tipo: 'texto' }]),
  ),
  hospital_matriculado: { hospital: { etiqueta: 'Hospital', tipo: 'texto' } },
  ...DE_LA_FICHA,
  cierre: { hasta: { etiqueta: 'Cerrado hasta', tipo: 'texto' } },
  rendicion: {
    nombre: { etiqueta: 'Archivo', tipo: 'texto' },
    lineas: { etiqueta: 'Renglones', tipo: 'texto' },
    huella: { etiqueta: 'Huella del archivo', tipo: 'texto' },
  },
  cobro_por_resolver: { importe: { etiqueta: 'Importe', tipo: 'dinero' } },
  plantilla: { nombre: { etiqueta: 'Nombre', tipo: 'texto' } },
  vista: {
    lista: { etiqueta: 'Lista', tipo: 'texto' },
    nombre: { etiqueta: 'Nombre', tipo: 'texto' },
    consulta: { etiqueta: 'Filtros', tipo: 'texto' },
    paraTodos: { etiqueta: 'Para todos', tipo: 'texto' },
  },
  seleccion: { lista: { etiqueta: 'Lista', tipo: 'texto' } },
  carga_concepto: { quedan: { etiqueta: 'Quedan cargados', tipo: 'texto' } },
  tipo_certificado: { cuerpo: { etiqueta: 'Cuerpo', tipo: 'enriquecido' }, ...DEL_PAPEL_A_PEDIDO },
  membrete: Object.fromEntries(
    Object.entries({ ...ETIQUETAS, logo: 'Logo' }).map(([clave, etiqueta]): [string, Palabra] => [
      clave,
      { etiqueta, tipo: 'texto' },
    ]),
  ),
  firmante: { imagen: { etiqueta: 'Imagen de la firma', tipo: 'texto' } },
  auditoria: {
    desde: { etiqueta: 'Desde', tipo: 'texto' },
    hasta: { etiqueta: 'Hasta', tipo: 'texto' },
    quien: { etiqueta: 'Quién', tipo: 'texto' },
    accion: { etiqueta: 'Qué', tipo: 'texto' },
    matriculado: { etiqueta: 'Matriculado', tipo: 'texto' },
    entidad: { etiqueta: 'Registro', tipo: 'texto' },
    entidadID: { etiqueta: 'Número', tipo: 'texto' },
    orden: { etiqueta: 'Orden', tipo: 'texto' },
  },
}

/** The name behind an id; undefined when it is gone. */
export type NombreDe = (tabla: string, id: number) => string | undefined

export interface Contexto {
  de?: string | null | undefined
  nombreDe?: NombreDe | undefined
}

const isCampo = (clave: string): clave is RutaCampo => Object.hasOwn(CAMPOS_FICHA, clave)
const ORDEN = [...Object.keys(OTROS), ...Object.keys(CAMPOS_FICHA)]

/** The record's own order, since the database keeps keys in another. */
export const inOrder = (claves: readonly string[]): string[] =>
  claves.toSorted((a, b) => ORDEN.indexOf(a) - ORDEN.indexOf(b))

const fieldOf = (record: object, clave: string): unknown =>
  Object.hasOwn(record, clave) ? Reflect.get(record, clave) : undefined

function palabraOf(clave: string, { de }: Contexto): Palabra | undefined {
  if (!de) return undefined
  const propia = fieldOf(fieldOf(PROPIAS, de) ?? {}, clave) as Palabra | undefined
  if (propia) return propia
  const declared = fieldOf(DECLARADOS, de === 'usuario' ? 'user' : de) as
    { campos: Readonly<Record<string, CampoCatalogo>> } | undefined
  const campo = declared && (fieldOf(declared.campos, clave) as CampoCatalogo | undefined)
  if (!campo) return undefined
  const { etiqueta } = campo
  if (campo.tipo === 'referencia') return { etiqueta, tipo: 'referencia', de: campo.de }
  return { etiqueta, tipo: campo.tipo === 'dinero' ? 'dinero' : 'texto' }
}

/** Undefined for ids and other keys that only programs read. */
export function labelOf(clave: string, contexto: Contexto = {}): string | undefined {
  // The record has two fields of that name in different panels; here they stand side by side.
  if (clave === 'matriculado.datosprofesionales.localidad') return 'Localidad (Consultorio)'
  if (isCampo(clave)) return CAMPOS_FICHA[clave].etiqueta
  const palabra = palabraOf(clave, contexto)
  if (palabra) return palabra.tipo === 'referencia' && !contexto.nombreDe ? undefined : palabra.etiqueta
  return Object.hasOwn(OTROS, clave) ? OTROS[clave]?.etiqueta : undefined
}

export function describeValor(clave: string, valor: unknown, contexto: Contexto = {}): string | null {
  if (valor === null || valor === undefined || valor === '') return null
  if (Array.isArray(valor) && valor.length === 0) return null
  if (Array.isArray(valor)) return valor.map((one) => describeValor(clave, one, contexto)).join(', ')
  if (typeof valor === 'boolean') return valor ? 'Si' : 'No'
  if (typeof valor === 'object') return 'nombre' in valor ? String(valor.nombre) : null
  if (typeof valor !== 'string' && typeof valor !== 'number') return null
  if (isCampo(clave)) return describeCampo(clave, valor)
  const palabra = palabraOf(clave, contexto)
  return palabra ? describePropia(palabra, valor, contexto) : describeOtro(clave, String(valor))
}

function describePropia(palabra: Palabra, valor: string | number, { nombreDe }: Contexto): string {
  const text = String(valor)
  switch (palabra.tipo) {
    case 'dinero':
      return moneyOf(text)
    case 'rol':
      return rolDe(Number(valor)) ?? text
    case 'ingreso':
      return MENSAJES_LOGIN[Number(valor)] ?? text
    case 'enriquecido':
      return text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    case 'regla':
      return describeAjuste(palabra.ajuste, Number(valor))
    case 'referencia':
      return nombreDe?.(palabra.de, Number(valor)) ?? `N° ${text}`
    case 'texto':
      return isFecha(text) ? formatFecha(text) : text
  }
}

function describeCampo(campo: RutaCampo, valor: string | number): string {
  const { editor }: CampoFicha = CAMPOS_FICHA[campo]
  const text = String(valor)
  if (editor === 'opciones') return SEXOS[valor as keyof typeof SEXOS] ?? text
  if (editor === 'fecha') return isFecha(text) ? formatFecha(text) : text
  return campo === 'matriculado.datosprofesionales.cuit_cuil' ? formatCuit(text) : text
}

const moneyOf = (text: string): string => {
  const monto = fromDecimalText(text)
  return monto === null ? text : formatMoney(monto)
}

const MES = /^(\d{4})-(\d{2})$/

function describeOtro(clave: string, text: string): string {
  if (OTROS[clave]?.dinero) return moneyOf(text)
  if (isFecha(text)) return formatFecha(text)
  return clave === 'meses' || clave === 'mes' ? text.replace(MES, '$2/$1') : text
}

/** Collects the ids among some values, so that their names are read at once. */
export function referenciaOf(
  clave: string,
  valor: unknown,
  contexto: Contexto,
): [tabla: string, id: number][] {
  const palabra = palabraOf(clave, contexto)
  if (palabra?.tipo !== 'referencia') return []
  return [valor].flat().flatMap((id) => (typeof id === 'number' ? [[palabra.de, id]] : []))
}
