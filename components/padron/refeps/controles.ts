import type { CampoDeExtracto } from '@/domain/refeps/columnas'
import type { Origen } from '@/domain/refeps/origen'
import { rutas } from '@/lib/routes'

/** How an extract is read, as either call of one tells it. */
export interface Lectura {
  id?: number | undefined
  columnas?: readonly { campo?: CampoDeExtracto | undefined; columna?: number | undefined }[] | undefined
  muestra?: readonly { titulo?: string | undefined; muestras?: string[] | undefined }[] | undefined
}

/** What is particular to each kind of extract, on the same screens. */
export const CONTROLES = {
  refeps: {
    cargar: '/refeps/cargar',
    comparar: '/refeps/comparar',
    one: rutas.comparacionRefeps,
    titulo: 'Comparar un extracto',
    que: 'el extracto',
    elegir: 'Arrastre el extracto de REFEPS o haga clic para elegirlo',
    ayuda:
      'El que descarga el operador de SISA: Excel, LibreOffice, CSV o texto, hasta 25 MB. En el padrón no se cambia nada',
    antes: (dia: string) => `Ese archivo ya se comparó el ${dia}: se muestra aquella comparación`,
  },
  fallecidos: {
    cargar: '/fallecidos/cargar',
    comparar: '/fallecidos/comparar',
    one: rutas.listaDeFallecidos,
    titulo: 'Leer una lista',
    que: 'la lista',
    elegir: 'Arrastre la lista de fallecidos o haga clic para elegirla',
    ayuda:
      'De quien la dé: Excel, LibreOffice, CSV o texto, hasta 25 MB, con documento, nombre y día. No se asienta nada al leerla',
    antes: (dia: string) => `Ese archivo ya se leyó el ${dia}: se muestra aquella lista`,
  },
} as const satisfies Record<Origen, object>
