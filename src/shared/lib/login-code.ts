/** AUTH-04: takes a one-time code out of the address bar before anything else sees it; null where there is none. */
export const takeLoginCode = (): string | null => {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('token');
  if (code === null) return null;
  url.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', url);
  return code;
};
