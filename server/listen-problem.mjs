// Plain JavaScript, because `npm start` uses it before packages are installed. The server prints the same sentence when it
// cannot listen.

/**
 * Returns the sentence for a server that cannot listen, or undefined for any other error.
 * @param {unknown} error what `listen` failed with
 * @param {{ host: string, port: number }} at
 * @returns {string | undefined}
 */
export function listenProblem(error, { host, port }) {
  const code = /** @type {NodeJS.ErrnoException | undefined} */ (error)?.code;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use; stop what listens there, or take another, as in PORT=${port + 1} npm start.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} needs rights that this user does not have; take one above 1023, as in PORT=3000 npm start.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAFNOSUPPORT') {
    return `HOST is "${host}", but must be an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0.`;
  }
  return undefined;
}
