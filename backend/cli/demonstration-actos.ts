import { addActo } from '@/backend/catalogos/acto/borrador'
import { cite } from '@/backend/catalogos/acto/cita'
import { numberActo, revokeActo } from '@/backend/catalogos/acto/vida'
import { type Db, withTransaction } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import type { ClaseDeActo } from '@/domain/acto'
import { addDays, daysBetween, startOfYear } from '@/domain/fechas'
import { TIPO_PRECIO } from '@/domain/precio'

const SUSPENDIDO = 5

interface Muestra {
  clase?: ClaseDeActo
  asunto: string
  resuelve: string
}

const VALORES = 'Valores de la matrícula para el año'
const SUSPENSIONES = 'Suspensiones a pedido'
const VIATICOS = 'Viáticos de los vocales'
/** In the order of their days: of last year, of this one. */
const DE_ANTES: readonly Muestra[] = [
  { clase: 'acta', asunto: 'Asunción de autoridades', resuelve: 'Asumen las autoridades electas.' },
  {
    asunto: SUSPENSIONES,
    resuelve: 'Suspéndense a su pedido las matrículas del anexo, mientras dure la causa.',
  },
  { asunto: VIATICOS, resuelve: 'Fíjase el viático de los vocales del interior.' },
  { asunto: 'Comisión de especialidades', resuelve: 'Créase la comisión de especialidades.' },
  {
    asunto: `${VIATICOS}, actualización`,
    resuelve: 'Déjase sin efecto la anterior y fíjase el nuevo viático.',
  },
  { clase: 'disposicion', asunto: 'Archivo de legajos', resuelve: 'Los legajos se guardan digitalizados.' },
  { asunto: VALORES, resuelve: 'Fíjanse los valores mensuales de la matrícula, por tipo y por seguro.' },
]
const DE_ESTE: readonly Muestra[] = [
  { clase: 'acta', asunto: 'Orden del día de la asamblea', resuelve: 'Convócase a asamblea ordinaria.' },
  { asunto: 'Receso de verano', resuelve: 'La oficina cierra la segunda quincena de enero.' },
  { asunto: 'Convenio con el hospital', resuelve: 'Apruébase el convenio.' },
  {
    asunto: 'Premio a la trayectoria',
    resuelve: 'Otórgase el premio a quienes cumplen 50 años de matrícula.',
  },
]
const SIN_NUMERO: Muestra = { asunto: 'Reglamento de la biblioteca', resuelve: 'Apruébase el reglamento.' }

/** Twelve acts of two years: one without effect, one a draft, and this year's prices rest on one, the last suspensions on another. */
export async function addDemoActos(db: Db, { persona, ...clerk }: Pedido): Promise<void> {
  const jefe: Pedido = { ...clerk, persona: { ...persona, roles: ['ADMINISTRACION'] } }
  const firman = await db.query<{ id: number }>(
    'SELECT id FROM firmante WHERE eliminado_en IS NULL ORDER BY id LIMIT 2',
  )
  const write = ({ clase = 'resolucion', asunto, resuelve }: Muestra, fecha: string, numera = true) =>
    withTransaction(db, async (tx) => {
      const { id } = await addActo(
        tx,
        { ...jefe, acto: 'acto.crear' },
        {
          ...{ clase, asunto, fecha, organo: 'Junta Directiva' },
          ...{
            visto: '<p>Lo tratado en la reunión de la fecha; y</p>',
            considerando: '<p>Que corresponde resolver;</p>',
          },
          resuelve: `<p><strong>Artículo 1º.</strong> ${resuelve}</p><p><strong>Artículo 2º.</strong> Comuníquese y archívese.</p>`,
          ...{ primerFirmanteID: firman[0]?.id, segundoFirmanteID: firman[1]?.id },
        },
      )
      if (numera) await numberActo(tx, { ...jefe, acto: 'acto.numerar' }, { id, version: 1 })
      return { id, asunto }
    })
  const enero = startOfYear(jefe.hoy)
  const made: { id: number; asunto: string }[] = []
  for (const [at, muestra] of DE_ANTES.entries())
    made.push(await write(muestra, addDays(enero, 45 * at - 310)))
  const passed = daysBetween(enero, jefe.hoy)
  for (const [at, muestra] of DE_ESTE.entries())
    made.push(await write(muestra, addDays(enero, Math.floor((passed * at) / DE_ESTE.length))))
  await write(SIN_NUMERO, jefe.hoy, false)
  const idOf = (asunto: string) => made.find((one) => one.asunto === asunto)?.id ?? 0
  await withTransaction(db, async (tx) => {
    const revoked = { id: idOf(VIATICOS), porActoID: idOf(`${VIATICOS}, actualización`) }
    await revokeActo(tx, { ...jefe, acto: 'acto.dejarSinEfecto' }, revoked)
    const precios = await tx.query<{ id: number }>(
      `UPDATE concepto SET acto_id = $1 WHERE tipo = ${TIPO_PRECIO} AND anio = $2 AND eliminado_en IS NULL RETURNING id`,
      [idOf(VALORES), Number(jefe.hoy.slice(0, 4))],
    )
    for (const { id } of precios) await cite(tx, idOf(VALORES), 'concepto', id)
    const suspendidos = await tx.query<{ id: number }>(
      `UPDATE periodo_matricula SET acto_id = $1 WHERE id IN (
         SELECT p.id FROM periodo_matricula p WHERE p.tipo_matricula_id = ${SUSPENDIDO} AND p.fecha_hasta IS NULL
           AND p.fecha_desde >= (SELECT a.fecha FROM acto a WHERE a.id = $1) ORDER BY p.fecha_desde DESC, p.id LIMIT 2)
       RETURNING id`,
      [idOf(SUSPENSIONES)],
    )
    for (const { id } of suspendidos) await cite(tx, idOf(SUSPENSIONES), 'periodo_matricula', id)
  })
}
