import type { ArchivoNombrado } from '@/contract/archivos-nombrados'

interface ArchivoDeBanco {
  nombre: string
  bytes: Uint8Array
}
/** Files to save, with what their names do not tell; or why what came is none. */
type Juicio = { archivos: readonly ArchivoDeBanco[]; aviso?: string } | { error: string }

interface ArchivosPedidos {
  /** '202610BSE': the month and whose files they are. */
  raiz: string
  /** '202610' */
  periodo: string
  /** The names behind the month that the specification gives: BSE's two accounts, or one file. */
  nombres: readonly string[]
}

/** Kinds that are known by their first bytes, one a character, and the endings that such a file may have. */
const CLASES: readonly (readonly [magia: string, extensiones: readonly string[]])[] = [
  ['PK\u0003\u0004', ['zip', 'xlsx', 'ods', 'docx']],
  ['%PDF', ['pdf']],
  ['\u001f\u008b', ['gz', 'tgz']],
  ['7z\u00bc\u00af', ['7z']],
  ['Rar!', ['rar']],
]

const OTRA_COSA = 'El servidor no devolvió el archivo, sino'

/** One line without blanks that ends as a file's name does: where the server keeps it, and no bank's record. */
const isPath = (text: string): boolean => /^([a-z]:)?[\w.%~\\/-]{1,300}\.[a-z]{2,4}(\?\S*)?$/i.test(text)

/**
 * What an answer's files are, by their bytes and their names, and what each is called (decision 247). An address or a
 * page is no file, whatever it was given as.
 */
export function judgeFiles(recibidos: readonly ArchivoNombrado[], pedido: ArchivosPedidos): Juicio {
  const files = recibidos.map(({ nombre, contenido }) => ({
    nombre,
    bytes: Buffer.from(contenido, 'base64'),
  }))
  for (const { bytes } of files) {
    const text = bytes.subarray(0, 2_000).toString('latin1').trim()
    if (text === '') return { error: 'El servidor devolvió un archivo vacío.' }
    const where = /^(https?:)?\/\/\S+$/i.test(text) || isPath(text)
    if (where && /[\\/]/.test(text)) return { error: `${OTRA_COSA} una dirección: ${text.slice(0, 200)}` }
    if (where) return { error: `${OTRA_COSA} un nombre: ${text}` }
    if (/^(\ufeff|ï»¿)?\s*<(!doctype|html|head|body|br|b>)/i.test(text))
      return { error: `${OTRA_COSA} una página.` }
  }
  const taken = new Set<string>()
  const archivos = files.map(({ nombre, bytes }, index) => ({
    bytes,
    nombre: free(taken, nameOf(bytes, nombre, nameless(files.length, index, pedido), pedido)),
  }))
  const aviso =
    asText(files).length > 0 && pedido.nombres.length > 1 ? wordsOf(files.length, pedido) : undefined
  return { archivos, ...(aviso !== undefined && { aviso }) }
}

type Recibido = { nombre: string | null; bytes: Buffer }
const asText = (files: readonly Recibido[]): readonly Recibido[] =>
  files.filter(({ nombre, bytes }) => nombre === null && kindOf(bytes) === undefined)

/** As many nameless files as the specification has are those, in its order; of fewer or more nobody knows which. */
const nameless = (count: number, index: number, { periodo, nombres }: ArchivosPedidos): string => {
  const known = count === nombres.length ? nombres[index] : undefined
  if (known !== undefined) return `${periodo}${known}`
  const extension = /\.\w+$/.exec(nombres[0] ?? '')?.[0] ?? ''
  return `${periodo}${count > 1 ? `-${index + 1}` : ''}${extension}`
}

const wordsOf = (count: number, { nombres }: ArchivosPedidos): string =>
  count === nombres.length
    ? 'El servidor no dijo qué archivo es de cada cuenta: se nombraron en el orden en que vinieron.'
    : 'El servidor no dijo de qué cuenta es (CA o CC): mírelo antes de llevarlo al banco.'

const kindOf = (bytes: Buffer): readonly string[] | undefined =>
  CLASES.find(([magia]) => bytes.subarray(0, magia.length).toString('latin1') === magia)?.[1]

function nameOf(bytes: Buffer, told: string | null, otherwise: string, { raiz }: ArchivosPedidos): string {
  const kind = kindOf(bytes)
  const name = told?.split(/[\\/]/).at(-1)?.trim() || undefined
  if (!kind) return name ?? otherwise
  const extension = kind[0] ?? ''
  if (name === undefined) return `${raiz}.${extension}`
  return kind.some((one) => name.toLowerCase().endsWith(`.${one}`)) ? name : `${name}.${extension}`
}

/** Two files of one name are two files. */
function free(taken: Set<string>, name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  let chosen = name
  for (let i = 2; taken.has(chosen); i++) chosen = `${stem}-${i}${ending}`
  taken.add(chosen)
  return chosen
}
