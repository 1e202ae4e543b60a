import { isSerie, monthOf, readDay } from '@/domain/importar/leer/fecha'
import { readAmount } from '@/domain/importar/leer/importe'
import { ANTES_DE_MES, readMonth } from '@/domain/importar/leer/periodo'
import type { Centavos } from '@/domain/dinero'
import { partsOf } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'

/** What a word of a title is the same as, folded: how offices shorten it. */
const IGUALES: Readonly<Record<string, readonly string[]>> = {
  nro: ['n', 'no', 'num', 'numero', 'nros', 'nº'],
  matricula: ['mat', 'matr', 'matric', 'matriculas', 'matricul'],
  fecha: ['f', 'fec', 'fch', 'fe', 'fechas'],
  nacimiento: ['nac', 'nacim', 'nacto', 'nacido', 'nacida'],
  apellido: ['ape', 'apell', 'apellidos', 'apellid'],
  nombre: ['nom', 'nomb', 'nombres'],
  documento: ['doc', 'docum', 'documentos', 'dcto'],
  domicilio: ['dom', 'domic', 'direccion', 'dir', 'calle'],
  localidad: ['loc', 'ciudad', 'localid'],
  provincia: ['prov', 'pcia', 'pvcia'],
  telefono: ['tel', 'telef', 'te', 'fono', 'telefonos', 'tels'],
  celular: ['cel', 'movil', 'celulares', 'whatsapp', 'wsp'],
  email: ['mail', 'correo', 'mails', 'emails'],
  particular: ['part', 'partic'],
  profesional: ['prof', 'profes'],
  consultorio: ['cons', 'consult'],
  estado: ['est'],
  situacion: ['sit', 'situac', 'situ'],
  categoria: ['cat', 'categ'],
  ingreso: ['ing', 'ingr'],
  egreso: ['egr'],
  inscripcion: ['insc', 'inscrip'],
  especialidad: ['esp', 'espec', 'especial', 'especialidades', 'especialid'],
  certificado: ['cert', 'certif', 'certificados'],
  observaciones: ['obs', 'observ', 'observacion'],
  vencimiento: ['vence', 'vto', 'venc', 'vencim', 'caducidad', 'caduca'],
  cuenta: ['cta', 'ctas'],
  banco: ['bco', 'bancos'],
  recibo: ['rec', 'recibos', 'rbo'],
  comprobante: ['comp', 'cbte', 'comprob'],
  importe: ['imp', 'importes'],
  saldo: ['sdo', 'saldos'],
  solicitud: ['sol', 'solic'],
  periodo: ['per', 'periodos'],
  titulo: ['tit'],
  ampliacion: ['ampl', 'ampliac'],
  seguro: ['seg', 'seguros'],
  colegio: ['col'],
  folio: ['fol', 'fs'],
  sexo: ['sex', 'genero'],
  condicion: ['cond', 'condic'],
  vigencia: ['vig', 'vigenc'],
  registro: ['reg', 'regist'],
  libro: ['lib'],
  universidad: ['univ', 'univers'],
  emision: ['emis', 'emitida'],
  alta: [],
  baja: [],
  cuit: [],
  cuil: [],
  dni: [],
  cbu: [],
}
const DE: ReadonlyMap<string, string> = new Map(
  Object.entries(IGUALES).flatMap(([word, same]) => [word, ...same].map((one) => [one, word] as const)),
)
const VACIAS = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'y', 'e', 'en', 'su', 'o', 'al', 'es', 's'])

/** Parts of a name that a database cut to ten letters and wrote together: 'NROMAT', 'FECNAC', 'APENOM'. */
function splitWord(word: string): string[] {
  if (word.length < 5 || DE.has(word)) return [word]
  for (let at = word.length - 2; at >= 2; at--) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (DE.has(head) && tail.length >= 3 && isPart(tail)) return [head, tail]
  }
  return [word]
}
const isPart = (tail: string): boolean =>
  DE.has(tail) || [...DE.keys()].some((word) => word.length > tail.length && word.startsWith(tail))

/** A word that a database cut at its end is the first that begins like it. */
const wholeWord = (word: string): string =>
  DE.get(word) ?? (word.length >= 4 ? ([...DE].find(([known]) => known.startsWith(word))?.[1] ?? word) : word)

const CON_GRADO: Readonly<Record<string, string>> = { f: 'folio', l: 'libro', n: 'nro' }

/** A title's words in their usual form, without those that say nothing: 'N° de Matríc.' → 'nro matricula'. */
export function foldTitle(title: string): string {
  const letters = title
    .replace(/(?<!\p{L})(f|l|n)[°º]/giu, (_all, letter: string) => ` ${CON_GRADO[letter.toLowerCase()]} `)
    .replace(/[°ºª]/g, ' ')
    .replace(/([\p{L}])\.(?=[\p{L}]\b)/gu, '$1')
  return plegar(letters)
    .split(' ')
    .filter((word) => word !== '' && !VACIAS.has(word))
    .flatMap((word) => splitWord(word))
    .map((word) => wholeWord(word))
    .filter((word, at, words) => words.indexOf(word) === at)
    .join(' ')
}

/** Words that make a title longer and mean nothing else by it; with any other it may be something else. */
const NEUTRAS = new Set([
  ...['actual', 'completo', 'completos', 'provincial', 'provincia', 'profesional', 'titular', 'principal'],
  ...['1', 'real', 'medico', 'otorgada', 'otorg', 'adeudado', 'adeudada', 'colegiado', 'asociado', 'socio'],
])

/** A name that others give it, beside its own. */
const COMO_OTROS = 0.99

/**
 * How well a title names a field, 1 for its very name, the first of them; 0 where it does not. `conNumero`: a number of it is the field
 * itself, as the number of a document is and that of an account's kind is not.
 */
export function titleScore(folded: string, names: readonly string[], conNumero: boolean): number {
  if (folded === '') return 0
  const words = folded.split(' ')
  const inOrder = words.toSorted().join(' ')
  const bare = (list: readonly string[]): string => list.filter((word) => word !== 'nro').join(' ')
  let best = 0
  for (const [at, name] of names.entries()) {
    const mine = name.split(' ')
    if (mine.toSorted().join(' ') === inOrder) best = Math.max(best, at === 0 ? 1 : COMO_OTROS)
    const extra = words.filter((word) => !mine.includes(word) && !(conNumero && word === 'nro'))
    if (conNumero && bare(mine) !== '' && bare(mine) === bare(words)) best = Math.max(best, 0.95)
    else if (mine.every((word) => words.includes(word)) && extra.every((word) => NEUTRAS.has(word)))
      best = Math.max(best, 0.6 + 0.2 * (mine.length / words.length))
  }
  return best
}

/** Years that a text names by themselves: not those of a day, of a law or of one of several years. */
export const yearsIn = (text: string): number[] =>
  [
    ...text
      .replace(/\d{1,2} de \p{L}+ del? \d{4}/giu, '')
      .matchAll(/(?<![\d/.-])(?:19[89]\d|20\d\d)(?![\d]|[/.-]\d)/g),
  ].map(([year]) => Number(year))

/** What a month cost, behind its name: 'Enero ($ 9.000)'. */
const CON_PRECIO = /[(\s]\s*\$\s*(\d[\d.,]*\d|\d)(?:[.,]-)?\s*\)?$/

/** The price that a month's title tells; null where it tells none. */
export const priceOfTitle = (title: string): Centavos | null =>
  readAmount(CON_PRECIO.exec(title)?.[1] ?? null).valor ?? null

/** The month that a title is: 'Ene', '01/2025', 'MARZO 25', 'Enero ($ 9.000)'; the year only where it says one. */
export function monthTitle(title: string): { mes: number; anio: number | null } | undefined {
  const bare = title.replace(CON_PRECIO, '').trim()
  const folded = plegar(bare).replace(ANTES_DE_MES, '')
  const alone = /^[a-z]{3,10}$/.test(folded) ? monthOf(folded) : undefined
  if (alone !== undefined) return { mes: alone, anio: null }
  if (isSerie(folded)) return ofSerie(Number(folded))
  const leido = /\d/.test(folded) ? readMonth(bare, { hoy: SIEMPRE, epoca: 1900 }) : undefined
  return leido?.valor ? leido.valor : undefined
}
/** The first day of a month that lost its form. */
function ofSerie(serial: number): { mes: number; anio: number } | undefined {
  const { valor } = readDay(serial, 'porVenir', {
    hoy: SIEMPRE,
    epoca: 1900,
    diaPrimero: true,
    mayusculas: false,
  })
  return valor?.endsWith('-01') ? partsOf(valor) : undefined
}
/** No month is to come. */
const SIEMPRE = '2199-12-31'
