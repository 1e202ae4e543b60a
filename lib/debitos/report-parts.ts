/** The names under which the specification's calls take a month's reports. */
export const PARTES_DE_RENDICION = ['archivoCc', 'archivoCa', 'archivo'] as const
export type ParteDeRendicion = (typeof PARTES_DE_RENDICION)[number]

export const isParte = (name: string): name is ParteDeRendicion =>
  PARTES_DE_RENDICION.some((parte) => parte === name)
