import type { ArchivoSaliente, EntradaDe, FilaDe } from '@/contract/llamada'
import type { actualizarDatos, traerDatos } from '@/contract/membrete'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { formatInstante } from '@/domain/fechas'
import { linesOfConsejo } from '@/domain/consejo'
import { faultsOfMembrete, HOJAS, linesOf, LUGARES, MEDIDAS_DE_FABRICA } from '@/domain/membrete'

type Membrete = FilaDe<typeof traerDatos>
type Fila = Omit<Membrete, 'logoHuella'> & { logoHuella: string | null }

const DE_FABRICA: Membrete = {
  nombre: null,
  lineas: null,
  ...{ cuit: null, domicilio: null, telefono: null, correo: null, copiasDelRecibo: 1 },
  ...MEDIDAS_DE_FABRICA,
  version: 0,
  cambiado: null,
  quien: null,
}

export async function readMembrete(db: Queryable): Promise<Membrete> {
  const [row] = await db.query<Fila>(
    `SELECT m.nombre, m.lineas, m.cuit, m.domicilio, m.telefono, m.correo, m.copias_recibo AS "copiasDelRecibo", m.lugar, m.hoja, m.arriba, m.abajo, m.izquierda, m.derecha, m.alto,
       m.logo_huella AS "logoHuella", m.version, m.cambiado_en AS cambiado, ${nombreDeUsuario('u')} AS quien
     FROM membrete m JOIN usuario u ON u.id = m.usuario_id`,
  )
  return row ? { ...row, logoHuella: row.logoHuella ?? undefined } : DE_FABRICA
}

/** Throws `noEncontrado` without a logo. */
export async function findLogo(db: Queryable): Promise<ArchivoSaliente> {
  const { logoHuella } = await readMembrete(db)
  if (logoHuella === undefined) throw noEncontrado()
  return { huella: logoHuella, nombre: 'Logo del membrete' }
}

/** Answers the new version. Throws `Rechazo` for what does not fit and when somebody changed it since it was read. */
export async function updateMembrete(
  tx: Tx,
  pedido: Pedido,
  { version, lineas: escritas = '', ...typed }: EntradaDe<typeof actualizarDatos>,
): Promise<{ version: number }> {
  const before = await lockMembrete(tx, version)
  const lineas = linesOf(escritas)
  const { cuit = '', domicilio = '', telefono = '', correo = '', copiasDelRecibo } = typed
  const senas = {
    ...{ cuit, domicilio: domicilio.trim(), telefono: telefono.trim(), correo: correo.trim() },
    copiasDelRecibo: copiasDelRecibo ?? before.copiasDelRecibo,
  }
  const all = linesOfConsejo({ ...senas, lineas })
  const faults = faultsOfMembrete({ ...typed, lineas: all }, before.logoHuella !== undefined)
  const [fault] = Object.values(faults)
  if (fault) throw new Rechazo(fault, faults)
  const now = { ...typed, ...senas, nombre: typed.nombre.trim(), lineas: lineas.join('\n') }
  const changed = (Object.keys(now) as (keyof typeof now)[]).filter((key) => now[key] !== (before[key] ?? ''))
  if (changed.length === 0) return { version }
  await write(tx, pedido, { ...before, ...now })
  const only = (from: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, from[key]]))
  const [antes, despues] = [only(inWords(before)), only(inWords(now))]
  await audit(tx, pedido, { entidad: 'membrete', antes, despues })
  return { version: version + 1 }
}

/** As the audit trail tells it: what is chosen from a list by its words, and the lines in one. */
const inWords = (membrete: Pick<Membrete, 'lineas' | 'hoja' | 'lugar'>): Record<string, unknown> => ({
  ...membrete,
  lineas: membrete.lineas?.replaceAll('\n', ' / '),
  hoja: HOJAS[membrete.hoja].nombre,
  lugar: LUGARES[membrete.lugar],
})

/** Puts the logo, or takes it away with null, and answers the new version. */
export async function writeLogo(
  tx: Tx,
  pedido: Pedido,
  version: number,
  huella: string | null,
): Promise<number> {
  const before = await lockMembrete(tx, version)
  const antes = before.logoHuella ?? null
  if (antes === huella) return version
  await write(tx, pedido, { ...before, logoHuella: huella ?? undefined })
  await audit(tx, pedido, { entidad: 'membrete', antes: { logo: antes }, despues: { logo: huella } })
  return version + 1
}

async function lockMembrete(tx: Tx, version: number): Promise<Membrete> {
  // The first change creates the row, and two at once must not both find none.
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('membrete'))")
  const now = await readMembrete(tx)
  if (now.version !== version) throw changedBy(now)
  return now
}

function changedBy({ cambiado, quien }: Membrete): Rechazo {
  const who = cambiado
    ? `Lo cambió ${quien ?? 'otra persona'} el ${formatInstante(cambiado)}.`
    : 'Otra persona lo cambió.'
  return new Rechazo(`${who} Abra otra vez el membrete para verlo.`)
}

async function write(tx: Tx, pedido: Pedido, membrete: Membrete): Promise<void> {
  const { nombre, lineas, logoHuella, lugar, hoja, arriba, abajo, izquierda, derecha, alto } = membrete
  const { cuit, domicilio, telefono, correo, copiasDelRecibo } = membrete
  await tx.query(
    `INSERT INTO membrete (id, nombre, lineas, logo_huella, lugar, hoja, arriba, abajo, izquierda, derecha, alto,
       version, usuario_id, cuit, domicilio, telefono, correo, copias_recibo)
     VALUES (1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, $11, $12, $13, $14, $15, $16) ON CONFLICT (id) DO UPDATE
       SET nombre = EXCLUDED.nombre, lineas = EXCLUDED.lineas, logo_huella = EXCLUDED.logo_huella,
         lugar = EXCLUDED.lugar, hoja = EXCLUDED.hoja, arriba = EXCLUDED.arriba, abajo = EXCLUDED.abajo,
         izquierda = EXCLUDED.izquierda, derecha = EXCLUDED.derecha, alto = EXCLUDED.alto,
         cuit = EXCLUDED.cuit, domicilio = EXCLUDED.domicilio, telefono = EXCLUDED.telefono, correo = EXCLUDED.correo,
         copias_recibo = EXCLUDED.copias_recibo, version = membrete.version + 1, usuario_id = EXCLUDED.usuario_id, cambiado_en = now()`,
    [
      ...[nombre, lineas, logoHuella ?? null, lugar, hoja],
      ...[arriba, abajo, izquierda, derecha, alto, pedido.persona.usuarioID],
      ...[cuit || null, domicilio || null, telefono || null, correo || null, copiasDelRecibo],
    ],
  )
}
