import { UnknownBody } from '@/components/llamada/unknown-outcome'
import type { ShowOutcome } from '@/components/llamada/use-outcome'
import type { EntradaEn } from '@/lib/llamada/call-paths'

type Entrada = EntradaEn<'/especialidad_matriculado/crear'>

/** A row of the same specialty that the list did not show before tells that it was done. */
export const specialtyWitness =
  (
    { matriculadoID, especialidadID, esReval, conceptoCertif }: Entrada,
    conocidas: readonly number[],
  ): ShowOutcome =>
  (act) => (
    <UnknownBody
      {...act}
      witness={{ ruta: '/especialidad_matriculado/traerTodos', entrada: { matriculadoID } }}
      judge={(filas) =>
        filas.some(
          (fila) =>
            fila.id !== undefined && !conocidas.includes(fila.id) && fila.especialidadID === especialidadID,
        )
          ? { fue: 'hecho', texto: `La especialidad quedó ${esReval ? 'revalidada' : 'agregada'}.` }
          : { fue: 'pendiente', texto: 'En la lista de especialidades no hay una nueva.' }
      }
      textos={{
        que: `la especialidad se ${esReval ? 'revalidó' : 'agregó'}`,
        repetir: `${esReval ? 'Revalidar' : 'Agregar'} de nuevo`,
        riesgo: conceptoCertif
          ? 'queda dos veces en la lista, con su concepto cobrado dos veces'
          : 'queda dos veces en la lista',
        revisar: 'en la lista de especialidades',
      }}
    />
  )
