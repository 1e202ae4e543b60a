import { nombreCorrido } from '@/backend/nucleo/nombres'

/** SQL: what the paper `p` of the member `m` says of him; papers from before hold no DNI, but for cards. */
export const DICHO = {
  nombre: `coalesce(p.contenido::json ->> 'nombre', ${nombreCorrido('m')})`,
  matricula: `coalesce((p.contenido::json ->> 'matricula')::int, m.matricula)`,
  dni: `coalesce(p.contenido::json ->> 'dni', p.contenido::json -> 'carnet' ->> 'dni', m.dni::text)::int`,
}

/** SQL: whether he is still called so. */
export const LLAMADO_IGUAL = `(${DICHO.nombre} = ${nombreCorrido('m')})`
