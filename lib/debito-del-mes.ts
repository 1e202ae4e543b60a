import { rutas } from '@/lib/routes'

/** The forms whose month has screens of its own (documents, 'Utilidades'); every other form shares 'Otros débitos'. */
export const BSE = 41 as const
export const ICBC = 42 as const

export const PANTALLAS_DEL_MES: Readonly<Record<number, { archivo: string; carga: string }>> = {
  [BSE]: { archivo: rutas.archivoBse(), carga: rutas.cargaDeBse() },
  [ICBC]: { archivo: rutas.archivoIcbc(), carga: rutas.cargaDeIcbc() },
}
