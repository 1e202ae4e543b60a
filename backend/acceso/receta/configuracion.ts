import * as z from 'zod'

export const EntornoDeRecetas = z.object({
  PADRON_REGISTRO: z.string().optional(),
  PUBLIC_URL: z.string().optional(),
  RECETA_URL: z
    .url({ protocol: /^https?$/, error: 'Se espera una dirección http(s)' })
    .optional()
    .meta({
      description:
        'the prescription system, `{token}` where a pass goes (docs/recetas.md); a stand-in in a demonstration',
      ejemplo: 'https://recetas.example/entrar?pase={token}',
    }),
})

/** The prescription system's address: its own, the stand-in in a demonstration, or null. */
export function chooseRecetas({
  PADRON_REGISTRO,
  PUBLIC_URL,
  RECETA_URL,
}: z.output<typeof EntornoDeRecetas>): string | null {
  if (RECETA_URL !== undefined) return RECETA_URL
  if (PADRON_REGISTRO !== 'demo' || PUBLIC_URL === undefined) return null
  return `${PUBLIC_URL.replace(/\/+$/, '')}/recetaDePrueba?token={token}`
}
