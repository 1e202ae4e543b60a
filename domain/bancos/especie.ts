/** What a file is. */
export interface Especie {
  /** The bank's key. */
  banco: string
  /** The bank's name for people. */
  nombre: string
  clase: 'envio' | 'rendicion'
}

const CLASES = { envio: 'Archivo para enviar', rendicion: 'Rendición de cobros' } as const

/** 'Rendición de cobros de BSE'. */
export const describeEspecie = ({ nombre, clase }: Especie): string => `${CLASES[clase]} de ${nombre}`
