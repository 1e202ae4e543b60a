import { EarlierNotice } from '@/components/mudanza/importar/earlier-notice'
import { traerDatos } from '@/contract/importacion'
import { readApi } from '@/lib/api/client'

/** That the same file was imported before, told before it is imported again. */
export async function Earlier({ id }: { id: string | undefined }) {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) return null
  const read = await readApi(traerDatos, { importacionID: Number(id) })
  const earlier = read.ok ? read.datos.importacion : undefined
  return earlier?.importada ? <EarlierNotice importacion={earlier} /> : null
}
