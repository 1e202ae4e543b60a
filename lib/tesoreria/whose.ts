/** Whose sheet is asked for; nothing means one's own. */
export interface DeQuien {
  usuarioID?: number
  alcance?: 'todas' | 'sistema'
}

export const SISTEMA = 'sistema'

/** Whoever may see them all begins with everybody's. */
export function readWhose(quien: string | undefined, todas: boolean): DeQuien {
  if (!todas) return {}
  if (quien === SISTEMA) return { alcance: 'sistema' }
  return quien !== undefined && /^[1-9]\d{0,8}$/.test(quien)
    ? { usuarioID: Number(quien) }
    : { alcance: 'todas' }
}
