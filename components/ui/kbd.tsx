export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="rounded border border-b-2 bg-muted px-1.5 font-sans text-[0.6875rem] leading-4 text-muted-foreground">
      {children}
    </kbd>
  )
}
