import { earlyAct, earlyTexts, keepEarly } from '@/components/shell/early-acts'
import { earlyKeys, ENTER } from '@/components/shell/early-keys'

/** What runs before anything else; the build has made it small. */
export const EARLY_SOURCE = [
  `(${earlyKeys.toString()})(${JSON.stringify(ENTER)})`,
  `(${keepEarly.toString()})((${earlyTexts.toString()})(),(${earlyAct.toString()})())`,
].join(';')

/** In <head>, on the server alone: what a quick hand does before the screen's own scripts are there is not lost. */
export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SOURCE }} />
}
