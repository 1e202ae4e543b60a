import { readOwnCard, verifyCard } from '@/backend/credenciales/habilitacion/carnet-digital'
import { readHabilitacion } from '@/backend/credenciales/habilitacion/hechos'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const habilitacion: Manejadores<'habilitacion'> = {
  traerDatos: ({ matriculadoID }, pedido, db) => readHabilitacion(db, pedido, matriculadoID),
}

export const carnetDigital: Manejadores<'carnet_digital'> = {
  traerPropio: (_entrada, pedido, db) => readOwnCard(db, pedido),
  verificar: ({ codigo }, pedido, db) => verifyCard(db, codigo, pedido),
}
