export const whole: string | undefined
export const shell: string | undefined
export function launchOptions(
  executablePath: string | undefined,
  ...more: string[]
): {
  executablePath: string | undefined
  args: string[]
}
