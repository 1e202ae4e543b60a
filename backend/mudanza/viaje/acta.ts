import { pdfText, writePdf } from '@/backend/archivo/pdf'
import type { Informe } from '@/backend/mudanza/viaje/informe'
import { centavos, formatMoney } from '@/domain/dinero'
import { formatFecha, formatInstante, type Fecha } from '@/domain/fechas'
import { cifrasPorQue, decirCifras, isPorSaber } from '@/domain/mudanza/cifra'

/** Differences that were accepted together or one by one, and by whom. */
export interface Aceptada {
  nombre: string
  valor: string
  quien: string
  cuando: string
  /** Of one member, else of all who had it. */
  de: string | null
  n: number
  importe: number
}

export interface DatosDelActa {
  consejo: string
  informe: Informe
  aceptadas: readonly Aceptada[]
  corte: Fecha
  cerradoHasta: Fecha
  abiertaEn: string
  quien: string
  /** Answers that the last reading did not get. */
  sinLeer: number
  reglas: number
  respaldo: { archivo: string; huella: string }
}

/** The document that the council signs when it opens the register that was brought. */
export function drawActa(datos: DatosDelActa): Buffer {
  return drawPages([...linesOf(datos)])
}

const pesos = (amount: number): string => formatMoney(centavos(BigInt(amount)))

function* linesOf(datos: DatosDelActa): Generator<string> {
  const { informe, respaldo } = datos
  const { pendiente, saldo, afuera } = informe.resumen
  yield `# Acta de la mudanza de ${datos.consejo}`
  yield `Sistema anterior: ${informe.origen}, leído el ${formatInstante(informe.leidaEn)}.`
  yield `Registro armado el ${formatInstante(informe.armadaEn)} con lo que había el ${formatFecha(datos.corte)}, y comparado el ${formatInstante(informe.comparadaEn)}.`
  yield `Abierto el ${formatInstante(datos.abiertaEn)} por ${datos.quien}. Quedó cerrado hasta el ${formatFecha(datos.cerradoHasta)}.`
  yield ''
  yield `Matriculados del sistema anterior: ${informe.matriculados}. Iguales en todo: ${informe.iguales}.`
  yield `Total pendiente: ${pesos(pendiente.viejo)} en el sistema anterior, ${pesos(pendiente.nuevo)} en este.`
  yield `Suma de los saldos: ${pesos(saldo.viejo)} en el sistema anterior, ${pesos(saldo.nuevo)} en este.`
  yield afuera.length === 0
    ? 'No quedó ningún matriculado afuera.'
    : `Quedaron afuera, por su número en el sistema anterior: ${afuera.join(', ')}.`
  yield `Respuestas que no se pudieron leer: ${datos.sinLeer}. Reglas verificadas: ${datos.reglas}, ninguna rota.`
  if (datos.sinLeer > 0) yield `Se abrió sin ellas: lo supo ${datos.quien}.`
  yield ''
  yield '# Cifras de todos'
  const { cifras } = informe.resumen
  if (cifras.length === 0) yield 'No se compararon.'
  for (const kind of cifrasPorQue(cifras)) yield* decirCifras(kind)
  if (cifras.some(isPorSaber)) yield `Que no son iguales lo supo ${datos.quien}, que abrió.`
  yield ''
  yield '# Diferencias aceptadas'
  if (datos.aceptadas.length === 0) yield 'Ninguna.'
  for (const { nombre, valor, quien, cuando, de, n, importe } of datos.aceptadas)
    yield `${de ?? `${n} matriculados`}: ${nombre}${importe > 0 ? `, ${pesos(importe)}` : ''}. ${NOMBRES[valor] ?? valor}, por ${quien} el ${formatInstante(cuando)}.`
  yield ''
  yield '# Lo que no se pudo traer tal cual'
  if (informe.hallazgos.length === 0) yield 'Nada.'
  for (const { nombre, n } of informe.hallazgos) yield `${nombre}: ${n}.`
  yield ''
  yield '# Huellas (SHA-256)'
  yield `De lo leído: ${informe.huella}`
  yield `Del registro, en ${respaldo.archivo}: ${respaldo.huella}`
  yield* ['', '', '', '_________________________          _________________________']
  yield 'Contaduría                                              Administración'
}

const NOMBRES: Readonly<Record<string, string>> = {
  aceptada: 'Aceptada',
  pendiente: 'Vale lo pendiente',
  cuenta: 'Vale la cuenta',
}

/** A4, in points. */
const HOJA = { ancho: 595, alto: 842, margen: 56, renglon: 15 }
const LETRA = { texto: 10, titulo: 14 }
/** What a line holds of Helvetica of that size. */
const ANCHO = 92

function drawPages(lines: readonly string[]): Buffer {
  const rows = lines.flatMap((line) =>
    line.startsWith('# ') ? [{ text: line.slice(2), size: LETRA.titulo }] : wrap(line),
  )
  const perPage = Math.floor((HOJA.alto - 2 * HOJA.margen) / HOJA.renglon)
  const pages = Array.from({ length: Math.ceil(rows.length / perPage) }, (_, at) =>
    rows.slice(at * perPage, (at + 1) * perPage),
  )
  return writePdf(
    pages.map((page, at) => {
      const texts = page.map(({ text, size }, row) => {
        const y = HOJA.alto - HOJA.margen - row * HOJA.renglon
        return `/F ${size} Tf 1 0 0 1 ${HOJA.margen} ${y} Tm ${pdfText(text)} Tj`
      })
      const foot = `/F 8 Tf 1 0 0 1 ${HOJA.margen} 30 Tm ${pdfText(`Hoja ${at + 1} de ${pages.length}`)} Tj`
      return { ...HOJA, dibujo: `BT ${texts.join(' ')} ${foot} ET` }
    }),
  )
}

/** By words; a word that no line holds is cut. */
function wrap(line: string): { text: string; size: number }[] {
  const rows: string[] = ['']
  for (const word of line.split(' ').flatMap((one) => one.match(/.{1,92}/gu) ?? [''])) {
    const last = rows.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > ANCHO) rows.push(word)
    else rows[rows.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return rows.map((text) => ({ text, size: LETRA.texto }))
}
