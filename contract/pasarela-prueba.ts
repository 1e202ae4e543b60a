import * as z from 'zod'
import { dinero, entero, instante, siNo, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { ACCIONES_DE_PRUEBA } from '@/domain/en-linea'

const preferencia = texto(64)

/** What the local test gateway has to show of a payment asked of it, and where it sends people back to. */
export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/pasarela_prueba/traerDatos',
  acceso: 'pagos.resultado',
  extension: true,
  ejemplo: ({ preferencia }) => ({ preferencia }),
  entrada: objeto({ preferencia }),
  salida: objeto({
    titulo: texto(),
    monto: dinero(),
    vence: instante,
    vencida: siNo,
    pagos: z.array(objeto({ id: entero(), estado: texto() }).cable),
    vueltas: objeto({ aprobado: texto(), pendiente: texto(), cancelado: texto() }).cable,
  }).cable,
})

/** What a payer, or the provider, does there. */
export const actuar = dato({
  metodo: 'POST',
  ruta: '/pasarela_prueba/actuar',
  acceso: 'pagos.resultado',
  auditoria: { acto: 'pasarela.prueba', palabras: 'Pasarela de prueba' },
  extension: true,
  ejemplo: ({ preferencia }) => ({ preferencia, accion: 'dejarPendiente' }),
  entrada: objeto({ preferencia, accion: z.enum(ACCIONES_DE_PRUEBA, 'Acción inválida') }),
  salida: z.unknown(),
})
