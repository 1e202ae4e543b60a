import { earlyAct, earlyTexts, keepEarly } from '@/components/shell/early-acts'
import { earlyKeys, ENTER } from '@/components/shell/early-keys'

/** The build has minified it. */
export const EARLY_SOURCE = [
  `(${earlyKeys.toString()})(${JSON.stringify(ENTER)})`,
  `(${keepEarly.toString()})((${earlyTexts.toString()})(),(${earlyAct.toString()})())`,
].join(';')

/** Stands in <head>, on the server alone. */
export function EarlyScript({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SOURCE }} />
}
