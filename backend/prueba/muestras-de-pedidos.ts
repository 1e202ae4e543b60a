import type { Escena } from '@/contract/escena'
import type { Db } from '@/backend/db/conexion'

type Pedidos = Pick<Escena, 'tipoAPedido' | 'papelPedidoID' | 'papelPedidoEmitible'>

/** Three types that doctors may ask for and that cost nothing, and open requests of two of them. */
export async function addPedidos(db: Db, matriculadoID: number): Promise<Pedidos> {
  const tipos: number[] = []
  for (const nombre of ['Constancia A', 'Constancia B', 'Constancia C'])
    tipos.push(await offer(db, { nombre }))
  const [tipoAPedido = 0, ...asked] = tipos
  const made = await db.query<{ id: number }>(
    'INSERT INTO papel_pedido (matriculado_id, tipo_certificado_id) SELECT $1, unnest($2::int[]) RETURNING id',
    [matriculadoID, asked],
  )
  return { tipoAPedido, papelPedidoID: made[0]?.id ?? 0, papelPedidoEmitible: made[1]?.id ?? 0 }
}

interface Ofrecido {
  nombre: string
  cuerpo?: string
  conceptoID?: number
  porSiSolo?: boolean
}

/** A type that doctors may ask for, of which everybody's record has all that it tells. Answers its id. */
export async function offer(db: Db, mas: Ofrecido): Promise<number> {
  const { nombre, cuerpo = '<p>##NOMBRE_MATRICULADO##</p>', conceptoID = null, porSiSolo = false } = mas
  const [row] = await db.query<{ id: number }>(
    `WITH tipo AS (INSERT INTO tipo_certificado (nombre, cuerpo) VALUES ($1, $2) RETURNING id),
       firma AS (INSERT INTO firmante (nombre, cargo) VALUES ('Dra. Pedida', 'Secretaria') RETURNING id)
     INSERT INTO papel_a_pedido (tipo_certificado_id, ofrecido, concepto_id, firmante_id, por_si_solo, version, usuario_id)
     SELECT tipo.id, true, $3, firma.id, $4, 1, (SELECT min(id) FROM usuario) FROM tipo, firma
     RETURNING tipo_certificado_id AS id`,
    [nombre, cuerpo, conceptoID, porSiSolo],
  )
  if (!row) throw new Error('No se ofreció el tipo')
  return row.id
}
