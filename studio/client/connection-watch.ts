/** Watches whether the game reaches its server: `lost` without a network, `back` when the server is to be asked again. */
export function watchConnection({ lost, back }: { lost: () => void; back: () => void }): void {
  window.addEventListener('offline', () => lost());
  window.addEventListener('online', () => back());
  // A page that the browser kept comes back.
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && back()));
  document.addEventListener('visibilitychange', () => void (document.hidden || back()));
}
