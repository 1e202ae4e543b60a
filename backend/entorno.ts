import * as z from 'zod'
import { EntornoDeRecetas } from '@/backend/acceso/receta/configuracion'
import { EntornoDeMensajes } from '@/backend/avisos/mensaje/configuracion'
import { POLITICAS } from '@/domain/roles'
import { trustIn } from '@/backend/nucleo/client-address'
import { EntornoDePago } from '@/backend/tesoreria/en-linea/elegir'

/**
 * All that the API is told by its environment. What an operator may set is described, with an example where a value is not
 * plain: README's table and .env.example are made of it.
 */
export const EntornoDeLaApi = z.object({
  ...EntornoDePago.shape,
  ...EntornoDeRecetas.shape,
  ...EntornoDeMensajes.shape,
  DATABASE_URL: z.string().min(1).meta({
    description: 'an existing PostgreSQL (15 or newer) instead of the embedded one',
    ejemplo: 'postgresql://padron:CLAVE@127.0.0.1:5432/padron',
  }),
  DATABASE_URL_LECTURA: z.string().min(1).optional().meta({
    description: 'a standby of it for what may be some seconds old: public check, statistics without money',
    ejemplo: 'postgresql://padron:CLAVE@10.0.0.22:5432/padron',
  }),
  API_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4000)
    .meta({ description: 'where the bundled REST API listens' }),
  API_HOST: z.string().min(1).default('127.0.0.1').meta({ description: 'on which address' }),
  ROLE_POLICY: z.enum(POLITICAS).default('operativa').meta({
    description: '`operativa` lets each role do its job, `estricta` follows the specification to the letter',
  }),
  ARRANQUE_ID: z.string().optional(),
  /** The health stays red so long before the door closes, so that a balancer turns elsewhere. */
  ESPERA_AVISO: z.coerce.number().int().min(0).default(500),
  /** This machine's folder for nightly backups; none are made without it. */
  RESPALDOS: z.string().min(1).optional(),
  METRICAS_CLAVE: z.string().min(16).optional().meta({
    description:
      "who sends it as Bearer reads the API's `/salud/metricas` from another machine; 16 letters or more",
  }),
  WEBS_DE_CONFIANZA: z
    .string()
    .default('')
    .transform((list, context) => {
      try {
        return trustIn(list)
      } catch (error) {
        context.addIssue({ code: 'custom', message: String(error) })
        return z.NEVER
      }
    })
    .meta({
      description: 'other machines that the API believes about who asks: its webs',
      ejemplo: '10.0.0.5,10.0.1.0/24',
    }),
})
