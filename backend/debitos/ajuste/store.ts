import { CLAVE_DE_FERIADOS } from '@/backend/acceso/ajuste/feriados'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { ajustesOf, type AjustesDeDebito, type GrupoDeDebito } from '@/domain/debito/ajustes'
import type { Escritos } from '@/domain/debito/campos'
import { SIN_FERIADOS, type Feriados } from '@/domain/debito/feriados'
import { formatInstante } from '@/domain/fechas'

export type GrupoOFeriados = GrupoDeDebito | 'feriados'
/** A row of `ajuste`: a group's texts by key, or the holidays. */
const claveOf = (grupo: GrupoOFeriados): string =>
  grupo === 'feriados' ? CLAVE_DE_FERIADOS : `debito.${grupo}`

export interface Guardado {
  valor: Escritos | Feriados
  version: number
  cambiado: string | null
  quien: string | null
}
/** What was ever changed, with who changed it last. The rest has version 0. */
export async function listGuardados(db: Queryable): Promise<(grupo: GrupoOFeriados) => Guardado> {
  const rows = await db.query<Guardado & { clave: string }>(
    `SELECT a.clave, a.valor, a.version, a.cambiado_en AS cambiado, ${nombreDeUsuario('u')} AS quien
     FROM ajuste a LEFT JOIN usuario u ON u.id = a.usuario_id WHERE a.clave LIKE 'debito.%'`,
  )
  const kept = new Map(rows.map(({ clave, ...row }) => [clave, row]))
  return (grupo) => kept.get(claveOf(grupo)) ?? nuncaCambiado(grupo)
}

const nuncaCambiado = (grupo: GrupoOFeriados): Guardado => ({
  valor: grupo === 'feriados' ? SIN_FERIADOS : {},
  version: 0,
  cambiado: null,
  quien: null,
})

export const escritosOf = (guardado: Guardado) => guardado.valor as Escritos
export const feriadosOf = (guardado: Guardado) => guardado.valor as Feriados

/** The settings of the automatic debit as they are now: two reads, nothing cached. */
export async function readAjustesDeDebito(db: Queryable): Promise<AjustesDeDebito> {
  const kept = await listGuardados(db)
  return ajustesOf((grupo) => escritosOf(kept(grupo)), {
    feriados: feriadosOf(kept('feriados')),
    aniosDeuda: await readAjuste(db, 'aniosDeuda'),
  })
}

/** What the audit trail says of a group, by the keys that it has labels for. */
type EnPalabras = Readonly<Record<string, string>>

/**
 * Keeps a group with its audit row and answers its new version; nothing is written where the words stay the same.
 * Throws `Rechazo` when somebody changed it since `version`.
 */
export async function saveGrupo<T extends Guardado['valor']>(
  tx: Tx,
  pedido: Pedido,
  { grupo, version, change }: { grupo: GrupoOFeriados; version: number; change: (kept: T) => T },
  inWords: (valor: T) => EnPalabras,
): Promise<{ version: number }> {
  // The first change creates the row, and two at once must not both find none.
  await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`ajuste ${claveOf(grupo)}`])
  const before = (await listGuardados(tx))(grupo)
  if (before.version !== version) throw changedBy(before)
  // What stands under a group's key was written here with the group's own type.
  const kept = before.valor as T
  const valor = change(kept)
  const [antes, despues] = [inWords(kept), inWords(valor)]
  const changed = Object.keys(despues).filter((key) => antes[key] !== despues[key])
  if (changed.length === 0) return { version }
  await tx.query(
    `INSERT INTO ajuste (clave, valor, version, usuario_id) VALUES ($1, $2::jsonb, 1, $3)
     ON CONFLICT (clave) DO UPDATE
       SET valor = EXCLUDED.valor, version = ajuste.version + 1, usuario_id = EXCLUDED.usuario_id, cambiado_en = now()`,
    [claveOf(grupo), JSON.stringify(valor), pedido.persona.usuarioID],
  )
  const only = (words: EnPalabras) => Object.fromEntries(changed.map((key) => [key, words[key]]))
  await audit(tx, pedido, { entidad: 'ajuste_de_debito', antes: only(antes), despues: only(despues) })
  return { version: version + 1 }
}

function changedBy({ cambiado, quien }: Guardado): Rechazo {
  const who = cambiado
    ? `Los cambió ${quien ?? 'otra persona'} el ${formatInstante(cambiado)}.`
    : 'Otra persona los cambió.'
  return new Rechazo(`${who} Revise los valores actuales y vuelva a guardar.`)
}
