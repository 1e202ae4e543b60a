export function spriteOf(list: string): Promise<string>
