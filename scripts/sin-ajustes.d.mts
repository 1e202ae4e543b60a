export function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv
