import { auditoria } from '@/contract/listas/auditoria'
import { controlCobertura } from '@/contract/listas/control-cobertura'
import { cuentas } from '@/contract/listas/cuentas'
import { debitos } from '@/contract/listas/debitos'
import { enLinea } from '@/contract/listas/en-linea'
import { mensajes } from '@/contract/listas/mensajes'
import { morosos } from '@/contract/listas/morosos'
import { papeles } from '@/contract/listas/papeles'
import { rechazos } from '@/contract/listas/rechazos'
import { recibos } from '@/contract/listas/recibos'
import { vencimientos } from '@/contract/listas/vencimientos'

/** Every declared list. */
export const LISTADOS = {
  auditoria,
  controlCobertura,
  cuentas,
  debitos,
  enLinea,
  mensajes,
  morosos,
  papeles,
  rechazos,
  recibos,
  vencimientos,
} as const
