import { choosePassword } from '@/backend/acceso/receta/clave-nueva'
import { checkPase } from '@/backend/acceso/receta/comprobar'
import { enterByCuit } from '@/backend/acceso/receta/ingreso'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const externos: Manejadores<'externos'> = {
  cuitLogin: enterByCuit,
  generarClave: choosePassword,
  comprobarPase: ({ token }, pedido, db) => checkPase(token, pedido, db),
}
