import * as z from 'zod'
import { entero, mesDosCifras, nulo, opcional, texto } from '@/contract/campos'
import { archivos } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { MAX_LOTE, MAX_POLIZA, POLIZAS_POR_LOTE, SUERTES } from '@/domain/poliza'

/**
 * A lot of policies of one month, each called `year-month-memberid.pdf`. The specification shows no answer; ours tells
 * each file's fate, an extension.
 */
export const cargarPolizas = archivos({
  metodo: 'POST',
  ruta: '/federacion/cargarPolizas',
  acceso: 'polizas.cargar',
  auditoria: { acto: 'polizas.cargar', palabras: 'Póliza cargada' },
  entra: {
    tipos: ['application/pdf'],
    maximo: MAX_POLIZA,
    varios: { parte: 'files[]', cuantos: POLIZAS_POR_LOTE, total: MAX_LOTE },
  },
  ejemplo: () => ({ mes: '11', anio: 2026 }),
  entrada: objeto({ mes: mesDosCifras('Elija el mes'), anio: entero('Elija el año', 2000, 2199) }),
  salida: nulo(
    objeto({
      archivos: opcional(
        z.array(objeto({ nombre: texto(), suerte: z.enum(SUERTES), mensaje: nulo(texto()) }).cable),
      ),
    }).cable,
  ),
})
