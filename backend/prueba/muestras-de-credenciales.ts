import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'

/** A member's practice and certificate, made through the API's own calls. */
export async function addCredentials(
  api: ApiDePrueba,
  token: string,
  matriculadoID: number,
): Promise<Pick<Escena, 'practicaMatriculadoID' | 'certificadoMatriculadoID'>> {
  const practica = { matriculadoID, practicaID: 1, fechaObtencion: '2020-05-04' }
  const certificado = { matriculadoID, tipoCertificadoID: 1, validezDesde: '2026-01-15' }
  const made = [
    await api.call('practica_matriculado.crear', practica, { token }),
    await api.call('certificado_matriculado.crear', certificado, { token }),
  ].map(({ sobre }) => {
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
    return (sobre.datos as { id: number }).id
  })
  const [practicaMatriculadoID = 0, certificadoMatriculadoID = 0] = made
  return { practicaMatriculadoID, certificadoMatriculadoID }
}
