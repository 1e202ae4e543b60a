import * as z from 'zod'
import { dinero, entero, id, nulo, opcional, texto } from '@/contract/campos'
import { MES } from '@/contract/da-listado-envio'
import { archivos } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { MAX_BYTES } from '@/domain/bancos/renglones'

const COMUN = {
  metodo: 'POST',
  acceso: 'debitos.rondas',
  auditoria: { acto: 'rendicion.cargar', palabras: 'Rendición de débitos cargada' },
} as const
const TEXTO = { tipos: ['text/plain'], maximo: MAX_BYTES } as const

/** The specification shows no answer. Ours tells what each report says and the job that applies it, an extension. */
const CARGADAS = nulo(
  objeto({
    rendiciones: opcional(
      z.array(
        objeto({
          clase: texto(),
          rendicionID: id,
          tareaID: id,
          lineas: entero(),
          codigos: z.array(objeto({ resultado: entero(), cantidad: entero(), cobrado: dinero() }).cable),
        }).cable,
      ),
    ),
  }).cable,
)

/** Reads BSE's reports of a month, of current accounts and of savings, and orders them to be applied: all or none. */
export const validarPagosBse = archivos({
  ...COMUN,
  ruta: '/da_listado_envio_bse/validarPagos',
  entra: { ...TEXTO, varios: { partes: ['archivoCc', 'archivoCa'], total: 2 * MAX_BYTES } },
  ejemplo: () => ({ mes: 11, anio: 2026 }),
  entrada: objeto(MES),
  salida: CARGADAS,
})

export const validarPagosIcbc = archivos({
  ...COMUN,
  ruta: '/da_listado_envio_icbc/validarPagos',
  entra: { ...TEXTO, varios: { partes: ['archivo'], total: MAX_BYTES } },
  ejemplo: () => ({ mes: 11, anio: 2026 }),
  entrada: objeto(MES),
  salida: CARGADAS,
})

/** An entity's sheet, filled in. */
export const validarPagosOtrosDebitos = archivos({
  ...COMUN,
  ruta: '/da_listado/validarPagosOtrosDebitos',
  entra: {
    tipos: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    maximo: MAX_BYTES,
    planilla: true,
    varios: { partes: ['archivo'], total: MAX_BYTES },
  },
  ejemplo: () => ({ mes: 11, anio: 2026, formaPagoID: 2 }),
  entrada: objeto({ ...MES, formaPagoID: entero('Elija una entidad', 1) }),
  salida: CARGADAS,
})
