import { COMUN } from '@/backend/prueba/http/matriz-comun'
import { ESTRICTA } from '@/backend/prueba/http/matriz-estricta'
import { OPERATIVA } from '@/backend/prueba/http/matriz-operativa'

/**
 * Who gets through to which call, per policy. Written by hand from the specification, not from domain/roles.ts: the test
 * compares both. sí = let in; no = 403; ajeno = answered like a member that does not exist; numbers = estado.
 */
export const QUIENES = [
  'sin sesión',
  'vencida',
  'revocada',
  'médico, lo suyo',
  'médico, lo ajeno',
  'EMPLEADO',
  'ADMINISTRATIVO',
  'CONTADOR',
  'ADMINISTRACION',
] as const

export const ESPERADA = { operativa: COMUN + OPERATIVA, estricta: COMUN + ESTRICTA } as const

/** The same for every catalogue's own calls: reference data is administration's, under both policies. */
export const ESPERADA_CATALOGO = `
    traerTodos       -100 -110 -120   no  no    no  no  no  sí
    traerDatos       -100 -110 -120   no  no    no  no  no  sí
    crear            -100 -110 -120   no  no    no  no  no  sí
    actualizarDatos  -100 -110 -120   no  no    no  no  no  sí
    eliminar         -100 -110 -120   no  no    no  no  no  sí
    restaurar        -100 -110 -120   no  no    no  no  no  sí`
