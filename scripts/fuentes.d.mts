export const WEB: string[]
export const BACKEND: string[]
