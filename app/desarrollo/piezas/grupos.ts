import { AVISOS } from '@/app/desarrollo/piezas/avisos'
import { BOTONES } from '@/app/desarrollo/piezas/botones'
import { CAMPOS } from '@/app/desarrollo/piezas/campos'
import { CONTROLES } from '@/app/desarrollo/piezas/controles'
import { LISTAS } from '@/app/desarrollo/piezas/listas'
import { MARCOS } from '@/app/desarrollo/piezas/marcos'
import type { Grupo } from '@/app/desarrollo/piezas/pieza'
import { VENTANAS } from '@/app/desarrollo/piezas/ventanas'

export const GRUPOS: readonly Grupo[] = [BOTONES, CONTROLES, CAMPOS, VENTANAS, AVISOS, LISTAS, MARCOS]
