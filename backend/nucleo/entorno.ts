/** An environment in which a variable that is set to nothing is not set, as an example file or a container leaves it. */
export const withoutEmpty = (env: NodeJS.ProcessEnv): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
