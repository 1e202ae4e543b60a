import type { FilaDe } from '@/contract/llamada'
import type { traerResumen } from '@/contract/medico'
import { readHechos } from '@/backend/credenciales/habilitacion/hechos'
import type { Queryable } from '@/backend/db/conexion'
import { listResultados } from '@/backend/debitos/adhesion/lista'
import { findVigente } from '@/backend/debitos/adhesion/store'
import { listPolizasDe } from '@/backend/seguros/poliza/store'
import { listPlanes } from '@/backend/tesoreria/plan-pagos/store'
import { CERO } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import { especialidadesOn, habilitacionOn, type Hechos } from '@/domain/habilitacion'

type Resumen = FilaDe<typeof traerResumen>

const PAPELES = 20
const ULTIMAS_CIFRAS = 4

/** What his home shows besides record, debt and account. Throws `noEncontrado`. */
export async function readResumen(db: Queryable, matriculadoID: number, hoy: Fecha): Promise<Resumen> {
  const hechos = await readHechos(db, matriculadoID, hoy)
  const { habilitado, titulo, partes } = habilitacionOn(hechos, hoy)
  const [poliza] = (await listPolizasDe(db, { matriculadoID })).filas
  return {
    habilitado,
    titulo,
    partes,
    especialidades: specialtiesOf(hechos, hoy),
    planes: await readPlanes(db, matriculadoID),
    ...(await readPapeles(db, matriculadoID)),
    poliza: poliza && { id: poliza.id, mes: poliza.mes, anio: poliza.anio, huella: poliza.huella },
    debito: await readDebito(db, matriculadoID),
  }
}

function specialtiesOf({ especialidades }: Hechos, hoy: Fecha): Resumen['especialidades'] {
  const { vigentes, vencidas } = especialidadesOn(especialidades, hoy)
  return [
    ...vigentes.map(({ nombre, hasta }) => ({ nombre, vence: hasta, vigente: true })),
    ...vencidas.map(({ nombre, hasta }) => ({ nombre, vence: hasta, vigente: false })),
  ]
}

/** Those of which something is still to be paid. */
async function readPlanes(db: Queryable, matriculadoID: number): Promise<Resumen['planes']> {
  const planes = await listPlanes(db, matriculadoID)
  return planes
    .filter(({ finalizado, roto }) => !finalizado && !roto)
    .map(({ id, cantCuotas, cantCuotasPagadas, monto, montoCuota }) => ({
      id,
      cuotas: cantCuotas ?? 0,
      pagadas: cantCuotasPagadas ?? 0,
      monto: monto ?? CERO,
      montoCuota,
    }))
}

async function readPapeles(
  db: Queryable,
  matriculadoID: number,
): Promise<Pick<Resumen, 'papeles' | 'papelesEnTotal'>> {
  const rows = await db.query<Resumen['papeles'][number] & { total: number }>(
    `SELECT id, clase, numero, certifica, emitido_en AS emitido, anulado_en IS NOT NULL AS anulado,
       (count(*) OVER ())::int AS total
     FROM papel WHERE matriculado_id = $1 ORDER BY id DESC LIMIT ${PAPELES}`,
    [matriculadoID],
  )
  return { papeles: rows.map(({ total: _, ...papel }) => papel), papelesEnTotal: rows[0]?.total ?? 0 }
}

async function readDebito(db: Queryable, matriculadoID: number): Promise<Resumen['debito']> {
  const vigente = await findVigente(db, matriculadoID)
  const [ultimo] = await listResultados(db, { matriculadoID })
  if (!vigente) return undefined
  const { formaPago, banco, cbu, nroCuenta, fechaAlta } = vigente
  return {
    formaPago,
    banco,
    cuenta: (nroCuenta ?? cbu)?.slice(-ULTIMAS_CIFRAS) ?? null,
    desde: fechaAlta,
    ultimo: ultimo ?? null,
  }
}
