/** S2 6, S2 9: the one person who may choose instalments of a plan among the pending items. */
export const PERSONA_DE_PLANES = 1
