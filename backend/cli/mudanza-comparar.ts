import type { Db } from '@/backend/db/conexion'
import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import { byAmount, comparar, type Comparado } from '@/backend/mudanza/viaje/comparar'
import { writeInforme } from '@/backend/mudanza/viaje/informe-en-archivos'
import { centavos, formatMoney } from '@/domain/dinero'
import { cifrasPorQue, decirCifras, type Cifra } from '@/domain/mudanza/cifra'

/** `mudanza -- comparar`: 1 while a difference is unexplained or a rule does not hold. */
export async function compare(viaje: Viaje, db: Db): Promise<number> {
  const comparado = await comparar(db, viaje, (hecho, total) =>
    console.log(`  comparados: ${hecho} de ${total}`),
  )
  for (const line of tell(comparado)) console.log(line)
  return comparado.sinExplicar === 0 && comparado.resumen.verificar.length === 0 ? 0 : 1
}

const money = (amount: number): string => formatMoney(centavos(BigInt(amount)))

function* tell({ matriculados, iguales, sinExplicar, resumen }: Comparado): Generator<string> {
  yield `${iguales} de ${matriculados} matriculados quedaron iguales.`
  for (const { nombre, n, importe } of byAmount(resumen))
    yield `  ${nombre}: ${n}${importe > 0 ? `, por ${money(importe)}` : ''}`
  const { pendiente, saldo, faltan, afuera, verificar, sinLeer } = resumen
  yield `Pendiente: allá ${money(pendiente.viejo)}, acá ${money(pendiente.nuevo)}.`
  yield `Saldos: allá ${money(saldo.viejo)}, acá ${money(saldo.nuevo)}.`
  yield* tellCifras(resumen.cifras)
  if (sinLeer > 0) yield `Respuestas que la lectura no trajo: ${sinLeer}.`
  if (afuera.length > 0) yield `Dejados afuera: ${afuera.length}.`
  if (faltan.length > 0) yield `Faltan en el registro: ${faltan.slice(0, 20).join(', ')}.`
  for (const { regla, cantidad } of verificar) yield `✗ ${regla}: ${cantidad}`
  yield sinExplicar === 0 ? 'No queda ninguna diferencia sin explicar.' : `Sin explicar: ${sinExplicar}.`
}

function* tellCifras(cifras: readonly Cifra[]): Generator<string> {
  for (const [first = '', ...each] of cifrasPorQue(cifras).map(decirCifras)) {
    yield first
    for (const line of each) yield `  ${line}`
  }
}

/** `mudanza -- informe [--a CARPETA]`: beside what was read where nothing else is said. */
export async function report(viaje: Viaje, db: Db, carpeta = viaje.carpeta): Promise<number> {
  const { informe, archivos } = await writeInforme(db, viaje, carpeta)
  console.log(
    `${informe.iguales} de ${informe.matriculados} matriculados iguales, ${informe.sinExplicar} diferencias sin explicar.`,
  )
  for (const { nombre, n, importe, sinExplicar } of informe.porQue)
    console.log(
      `  ${nombre}: ${n}${importe > 0 ? `, por ${money(importe)}` : ''}; ${sinExplicar} sin explicar`,
    )
  for (const line of tellCifras(informe.resumen.cifras)) console.log(line)
  for (const { nombre, n } of informe.hallazgos) console.log(`  ${nombre}: ${n}`)
  for (const path of archivos) console.log(path)
  return 0
}
