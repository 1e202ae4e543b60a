import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'

type Cobranza = Pick<Escena, 'intimacionID' | 'eventoAnulable' | 'eventoConPapel'>

/** Of somebody who owes a month of three years ago: a letter that waits, a petition, and his own word on paper. */
export async function addCobranza(api: ApiDePrueba, token: string, matriculadoID: number): Promise<Cobranza> {
  const note = async (que: 'intimar' | 'anotar' | 'reconocer', wire: object) => {
    const { sobre } = await api.call(`cobranza.${que}`, { matriculadoID, ...wire }, { token })
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
    return (sobre.datos as { id: number }).id
  }
  return {
    intimacionID: await note('intimar', { dia: '2026-03-02', medio: 'telegrama' }),
    eventoAnulable: await note('anotar', { clase: 'demanda', dia: '2026-02-02' }),
    eventoConPapel: await note('reconocer', { dia: '2026-01-05' }),
  }
}
