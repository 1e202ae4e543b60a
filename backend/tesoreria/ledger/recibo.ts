import { nombreDeMatriculado } from '@/backend/nucleo/nombres'

/** SQL: how who is called today, where the receipt `r` of the member `m` calls him otherwise (decision 241). */
export const HOY_LLAMADO = `CASE WHEN (m.apellido, m.nombre) <> (r.apellido, r.nombre) THEN ${nombreDeMatriculado('m')} END`
