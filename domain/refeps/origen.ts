/** What is set beside the register: an extract of REFEPS, or somebody's list of deaths. */
export type Origen = 'refeps' | 'fallecidos'
