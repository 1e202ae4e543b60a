import { HOJAS_DE_CATALOGOS } from '@/backend/mudanza/salida/hojas/catalogos'
import { HOJAS_DE_CREDENCIALES } from '@/backend/mudanza/salida/hojas/credenciales'
import type { HojaDeSalida } from '@/backend/mudanza/salida/hojas/hoja'
import { HOJAS_DE_PADRON } from '@/backend/mudanza/salida/hojas/padron'
import { HOJAS_DE_TESORERIA } from '@/backend/mudanza/salida/hojas/tesoreria'

/** What a council keeps in sheets, with its hashes, codes and letters left out: those stand in the tables. */
export const HOJAS: readonly HojaDeSalida[] = [
  ...HOJAS_DE_PADRON,
  ...HOJAS_DE_CREDENCIALES,
  ...HOJAS_DE_TESORERIA,
  ...HOJAS_DE_CATALOGOS,
]
