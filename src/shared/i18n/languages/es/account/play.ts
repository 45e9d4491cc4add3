/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'Este juego se abre en su propia ventana',
  ownWindowText: 'Allí tu sesión sigue abierta, y esta página también.',
  windowOpen: 'El juego está abierto en su propia ventana',
  windowOpenText: 'Ambas muestran el mismo saldo. Puedes seguir navegando aquí.',
  openWindow: 'Abrir el juego',
  showWindow: 'Mostrar la ventana',
  popupBlocked: 'Ventana emergente bloqueada. Permite las ventanas emergentes e inténtalo de nuevo.',
  forFree: 'Jugar gratis',
  forMoney: 'Jugar con dinero real',
  disabled: 'Este juego no está disponible ahora',
  failed: 'No se pudo abrir el juego',
  others: 'Otros juegos',
  untilHint: 'Regreso previsto: {{when}}',
  miniGames: 'Todos los minijuegos',
};

export const failure = {
  game_type_locked:
    'Este tipo de juego está bloqueado en tu cuenta hasta que termine el bloqueo. Tu saldo está a salvo.',
  game_disabled: 'Este juego no está disponible. No se descontó ninguna apuesta.',
  game_maintenance: 'Este juego está en mantenimiento. No se descontó ninguna apuesta.',
  play_blocked: 'El juego está bloqueado en esta cuenta. Tu saldo está a salvo. Contacta con atención al cliente.',
  replay_unavailable: 'Esta ronda no tiene repetición. Su apuesta y su pago están en tu historial de apuestas.',
  invalid_url: 'URL no válida; contacta con atención al cliente',
  game_in_popup: 'Este juego se abre en su propia ventana.',
  no_free_play: 'Este juego no se puede jugar gratis.',
};
