import { EARLY_KEYS_SOURCE } from '@/components/shell/early-keys'
import { EARLY_ACTS_SOURCE } from '@/components/shell/early-acts'

/** In <head>, on the server alone: what a quick hand does before the screen's own scripts are there is not lost. */
export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  const source = `${EARLY_KEYS_SOURCE};${EARLY_ACTS_SOURCE}`
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
