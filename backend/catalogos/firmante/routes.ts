import { labelOf, TIPOS_FIRMA } from '@/domain/firmante'
import { audit } from '@/backend/acceso/auditoria/store'
import { handlersOf } from '@/backend/catalogos/catalogo/routes'
import type { Tx } from '@/backend/db/conexion'
import type { Imagen } from '@/backend/archivo/image'
import { cleanImagen, readImagen } from '@/backend/catalogos/firmante/imagen'
import {
  findImagen,
  listFirmantes,
  listHuellas,
  lockHuella,
  readImagenDe,
  writeImagen,
} from '@/backend/catalogos/firmante/store'
import type { Manejadores, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'

const propias = handlersOf('firmante')

/** Of an image only its hash is audited. */
export const firmante: Manejadores<'firmante'> = {
  ...propias,
  traerTodosSelect: async (_entrada, _pedido, db) => ({
    filas: (await listFirmantes(db)).map(({ id, nombre, cargo }) => ({ id, nombre: labelOf(nombre, cargo) })),
  }),
  traerTodos: async (entrada, pedido, db) => {
    const { filas, ...rest } = await propias.traerTodos(entrada, pedido, db)
    const huellas = await listHuellas(
      db,
      filas.map(({ id }) => id),
    )
    return { ...rest, filas: filas.map((fila) => ({ ...fila, imagenHuella: huellas.get(fila.id) })) }
  },
  traerDatos: async (entrada, pedido, db) => {
    const fila = await propias.traerDatos(entrada, pedido, db)
    return { ...fila, imagenHuella: (await listHuellas(db, [fila.id])).get(fila.id) }
  },
  traerImagen: async ({ id }, _pedido, db) => {
    const imagen = await readImagenDe(db, id)
    const tipo = TIPOS_FIRMA.find((one) => one === imagen?.tipo)
    if (!imagen || !tipo) throw noEncontrado()
    return { tipo, contenido: imagen.bytes.toString('base64'), huella: imagen.huella }
  },
  verImagen: async ({ id }, _pedido, db) => {
    const imagen = await findImagen(db, id)
    if (!imagen) throw noEncontrado()
    return { huella: imagen.huella, nombre: `Firma de ${imagen.nombre}` }
  },
  guardarImagen: async ({ id, contenido, huellaPrevia }, pedido, tx) =>
    save(tx, pedido, id, huellaPrevia, await readImagen(contenido)),
  subirImagen: async ({ id, huellaPrevia }, pedido, tx, archivo) =>
    save(tx, pedido, id, huellaPrevia, await cleanImagen(await archivo.read(), archivo.nombre)),
  quitarImagen: async ({ id, huellaPrevia }, pedido, tx) => {
    await change(tx, pedido, id, huellaPrevia, null)
    return null
  },
}

async function save(tx: Tx, pedido: Pedido, id: number, previa: string | undefined, imagen: Imagen) {
  const huella = await change(tx, pedido, id, previa, imagen)
  if (huella === null) throw new Error('Una imagen guardada sin huella')
  return { huella }
}

async function change(
  tx: Tx,
  pedido: Pedido,
  id: number,
  previa: string | undefined,
  imagen: Imagen | null,
): Promise<string | null> {
  const before = await lockHuella(tx, id)
  if (!before) throw noEncontrado()
  if (before.huella !== (previa ?? null))
    throw new Rechazo('Otra persona cambió la imagen mientras tanto. Abra otra vez el firmante para verla.')
  const huella = await writeImagen(tx, id, imagen)
  if (huella !== before.huella)
    await audit(tx, pedido, {
      entidad: 'firmante',
      entidadID: id,
      antes: { imagen: before.huella },
      despues: { imagen: huella },
    })
  return huella
}
