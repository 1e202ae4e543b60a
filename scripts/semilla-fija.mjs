// What properties draw is the same in every run of the suite: a red run is about the change before it, on any machine.
// The torture draws anew each time (PADRON_SEMILLA=azar).
import fc from 'fast-check'

if (process.env.PADRON_SEMILLA !== 'azar') fc.configureGlobal({ seed: 20_261_121 })
