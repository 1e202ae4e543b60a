import type { Canal, Salida } from '@/backend/avisos/mensaje/canal'

export interface AjustesDeWhatsapp {
  /** The Cloud API's address up to its version: https://graph.facebook.com/v24.0 */
  url: string
  token: string
  /** The sending number's identifier (phone number id). */
  telefonoID: string
  /** An approved template with one parameter. Without it Meta lets plain text through for 24 hours only. */
  plantilla?: string | undefined
}

const PATIENCE = 20_000

export function canalDeWhatsapp({ url, token, telefonoID, plantilla }: AjustesDeWhatsapp): Canal {
  return {
    enviar: async ({ destino, cuerpo }) => {
      try {
        const answer = await fetch(`${url}/${encodeURIComponent(telefonoID)}/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            messaging_product: 'whatsapp',
            to: destino,
            ...(plantilla ? templateOf(plantilla, cuerpo) : { type: 'text', text: { body: cuerpo } }),
          }),
          signal: AbortSignal.timeout(PATIENCE),
        })
        return await describeAnswer(answer)
      } catch (error) {
        return describeFailure(error)
      }
    },
  }
}

const templateOf = (name: string, cuerpo: string) => ({
  type: 'template',
  template: {
    name,
    language: { code: 'es_AR' },
    // Meta refuses line breaks inside a parameter.
    components: [{ type: 'body', parameters: [{ type: 'text', text: cuerpo.replace(/\s+/g, ' ') }] }],
  },
})

async function describeAnswer(answer: Response): Promise<Salida> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null
  if (answer.ok) return { resultado: 'enviado' }
  const causa = (body?.error?.message ?? `Whatsapp contestó ${answer.status}`).slice(0, 300)
  if (answer.status === 429 || answer.status === 401 || answer.status === 503)
    return { resultado: 'reintentar', causa }
  return { resultado: answer.status >= 500 ? 'dudoso' : 'rechazado', causa }
}

const NEVER_THERE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** A connection that was never made sent nothing; any other silence is doubtful. */
function describeFailure(error: unknown): Salida {
  const { cause } = error as { cause?: { code?: string; message?: string } }
  const causa = (cause?.message ?? String(error)).slice(0, 300)
  return { resultado: NEVER_THERE.has(cause?.code ?? '') ? 'reintentar' : 'dudoso', causa }
}
