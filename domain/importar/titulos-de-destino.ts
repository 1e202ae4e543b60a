import { type CampoDeDestino, destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import { DENTRO } from '@/domain/importar/encabezado'
import { foldTitle, monthTitle, titleScore } from '@/domain/importar/titulos'

const namesOf = ({ titulo, titulos = [] }: CampoDeDestino): string[] => [
  ...new Set([titulo, ...titulos].map((name) => foldTitle(name)).filter(Boolean)),
]

const DE_NUMERO = new Set<CampoDeDestino['clase']>([
  'matricula',
  'dni',
  'cuit',
  'cbu',
  'entero',
  'recibo',
  'numeroDePapel',
])

interface Nombrado {
  names: string[]
  conNumero: boolean
}
const memo = new Map<DestinoDeImportacion, ReadonlyMap<string, Nombrado>>()
function namesOfCampos(destino: DestinoDeImportacion): ReadonlyMap<string, Nombrado> {
  const found = memo.get(destino)
  if (found) return found
  const campos = Object.entries(destinoDe(destino).campos)
  const names = new Map(
    campos.map(
      ([campo, def]) => [campo, { names: namesOf(def), conNumero: DE_NUMERO.has(def.clase) }] as const,
    ),
  )
  memo.set(destino, names)
  return names
}

interface CampoDeTitulo {
  campo: string
  score: number
}

const ofText = (destino: DestinoDeImportacion, title: string): CampoDeTitulo[] => {
  const folded = foldTitle(title)
  return [...namesOfCampos(destino)].flatMap(([campo, { names, conNumero }]) => {
    const score = titleScore(folded, names, conNumero)
    return score > 0 ? [{ campo, score }] : []
  })
}

/** What explains a title: something in parentheses, letters to choose from, a day. Without it one is not as sure. */
const EXPLICA = /\([^)]*\)|\s\p{L}\/\p{L}(?!\p{L})|\s(?:al? )?\d{1,2}[-/.]\d[-\d/.]*$/gu
const SIN_EXPLICACION = 0.9

/**
 * Fields that a title may name, each with how well, 0 to 1: with its group, then without what explains it, then by itself.
 * Under a number's group ('Documento', 'Matrícula') the titles are parts of it and nothing by themselves.
 */
export function camposOfTitle(destino: DestinoDeImportacion, title: string): CampoDeTitulo[] {
  const whole = ofText(destino, title)
  if (whole.length > 0) return whole
  const bare = title.replace(EXPLICA, ' ')
  const plain = bare === title ? [] : ofText(destino, bare)
  if (plain.length > 0) return plain.map(({ campo, score }) => ({ campo, score: score * SIN_EXPLICACION }))
  const [group = '', ...own] = title.split(DENTRO)
  const isNumber = (campo: string): boolean => namesOfCampos(destino).get(campo)?.conNumero === true
  return own.length === 0 ||
    ofText(destino, group).some(({ campo, score }) => score > 0.95 && isNumber(campo))
    ? []
    : camposOfTitle(destino, own.join(DENTRO))
}

/** How well a title is known, 0 to 1: of a field of the target, or a month where months are brought. */
export function knownTitle(destino: DestinoDeImportacion, title: string): number {
  if (destino === 'deudaMeses' && monthTitle(title)) return 1
  return Math.max(0, ...camposOfTitle(destino, title).map(({ score }) => score))
}
