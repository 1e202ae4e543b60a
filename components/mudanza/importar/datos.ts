import type { LeidoEn } from '@/lib/llamada/call-paths'

type Leida = LeidoEn<'/importacion/traerDatos'>
/** An import with how it is read, nothing of it missing. */
export type Datos = { [K in keyof Leida]: Exclude<Leida[K], undefined> }
export type Lectura = Datos['lectura']
export type HojaLeida = Datos['hojas'][number]

/** Undefined for an answer that lacks what every step shows. */
export function wholeOf(leida: Leida): Datos | undefined {
  const { importacion, version, libro, lectura, hojas } = leida
  if (!importacion || version === undefined || !libro || !lectura || !hojas) return undefined
  const { faltan = [], mapeo = null, evaluacion = null, tareaID = null } = leida
  return { importacion, version, libro, lectura, hojas, faltan, mapeo, evaluacion, tareaID }
}
