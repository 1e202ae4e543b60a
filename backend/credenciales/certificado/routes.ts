import { addCertificado, listCertificados, readCertificado } from '@/backend/credenciales/certificado/store'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const certificadoMatriculado: Manejadores<'certificado_matriculado'> = {
  traerTodos: (entrada, _pedido, db) => listCertificados(db, entrada),
  traerDatos: ({ certificadoMatriculadoID }, _pedido, db) => readCertificado(db, certificadoMatriculadoID),
  crear: (entrada, pedido, tx) => addCertificado(tx, pedido, entrada),
}
