import { searchPublicly } from '@/backend/credenciales/consulta/buscar'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const consultaPublica: Manejadores<'consulta_publica'> = { buscar: searchPublicly }
