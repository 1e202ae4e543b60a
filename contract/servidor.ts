/** Who answers the web: our own API with all its extensions, or a server of the specification alone. */
export type Servidor = 'propio' | 'ajeno'

/**
 * A release that adds a call or a key raises it. A web takes an API of its own version or a later one for its own,
 * and any other for a foreign one (decision 121).
 */
export const VERSION = 1
