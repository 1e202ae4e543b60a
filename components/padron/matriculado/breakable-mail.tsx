/** Where a line is too narrow for an address, it goes on after the '@' and not in the middle of a word. */
export function breakableMail(email: string) {
  const at = email.indexOf('@') + 1
  return at === 0 ? (
    email
  ) : (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
