/** Nobody is answered 401 by a page; without this Next sends its own text for it with every page. */
export default function Unauthorized() {
  return null
}
