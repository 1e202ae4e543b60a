import type { Lista } from '@/components/data-table/lista'
import type { ColumnaDePlanilla } from '@/components/descarga/planilla'
import { type ColumnaDe, ORDEN_PAPELES } from '@/domain/orden'

export type ColumnaDePapeles = 'papel' | 'matriculado' | 'emitido' | 'firmante' | 'estado' | 'codigo'

export const LISTA_PAPELES: Lista<ColumnaDePapeles, ColumnaDe<'papeles'>> = {
  clave: 'papeles',
  columnas: {
    papel: 'Papel',
    matriculado: 'Matriculado',
    emitido: 'Emitido',
    firmante: 'Firmante',
    estado: 'Estado',
    codigo: 'Código',
  },
  fija: 'papel',
  // Who signed is nearly always the same, and the paper's number needs the room.
  iniciales: ['papel', 'matriculado', 'emitido', 'estado', 'codigo'],
  orden: ORDEN_PAPELES,
}

export const PLANILLA_PAPELES: readonly ColumnaDePlanilla<ColumnaDePapeles>[] = [
  { id: 'papel', titulo: 'PAPEL', tipo: 'texto' },
  { id: 'apellidoNombre', de: 'matriculado', titulo: 'MATRICULADO', tipo: 'texto' },
  { id: 'matricula', de: 'matriculado', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'certifica', de: 'papel', titulo: 'CERTIFICA', tipo: 'texto' },
  { id: 'firmante', titulo: 'FIRMANTE', tipo: 'texto' },
  { id: 'emitido', titulo: 'EMITIDO', tipo: 'instante' },
  { id: 'quien', de: 'emitido', titulo: 'QUIÉN', tipo: 'texto' },
  { id: 'copias', de: 'estado', titulo: 'COPIAS', tipo: 'entero' },
  { id: 'codigo', titulo: 'CÓDIGO', tipo: 'texto' },
  { id: 'anulado', de: 'estado', titulo: 'ANULADO', tipo: 'instante' },
  { id: 'anuladoPor', de: 'estado', titulo: 'ANULADO POR', tipo: 'texto' },
  { id: 'salvedad', de: 'papel', titulo: 'SALVEDAD', tipo: 'texto' },
  { id: 'motivo', de: 'estado', titulo: 'MOTIVO', tipo: 'texto' },
]

/** Of one member's papers: his name is said above. */
export const LISTA_DE_UNO: Lista<ColumnaDePapeles, ColumnaDe<'papeles'>> = {
  ...LISTA_PAPELES,
  clave: 'papelesDeMatriculado',
  iniciales: ['papel', 'emitido', 'firmante', 'estado', 'codigo'],
}
