/** AUTH-04: removes a one-time code from the address bar before other code can read it, and returns it; null without code. */
export const takeLoginCode = (): string | null => {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('token');
  if (code === null) return null;
  url.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', url);
  return code;
};
