import { readKeptBook } from '@/backend/archivo/libro'
import { PlanillaRechazada } from '@/backend/archivo/planilla'
import { refuseFile } from '@/backend/archivo/received'
import type { Queryable } from '@/backend/db/conexion'
import type { ArchivoRecibido, ComoLeer, LibroAbierto } from '@/backend/nucleo/manejador'

/** The book that came in, which its call had read. */
export function openArchivo({ libro }: ArchivoRecibido): LibroAbierto {
  if (!libro) throw new Error('La llamada no pide que el archivo se lea')
  return libro
}

/** A kept file as a book again. Throws `Rechazo` for one that cannot be read so. */
export async function openGuardado(
  db: Queryable,
  { huella, nombre }: { huella: string; nombre: string },
  como: ComoLeer,
): Promise<LibroAbierto> {
  try {
    return await readKeptBook(db, huella, nombre, como)
  } catch (error) {
    throw error instanceof PlanillaRechazada ? refuseFile(error.message) : error
  }
}
