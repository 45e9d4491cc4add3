/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'Aún no has iniciado sesión; hazlo para continuar',
  session_ended: 'Tu sesión ha terminado. Tu saldo está a salvo. Inicia sesión para continuar.',
  signature_needed: 'Vuelve a iniciar sesión para continuar. No se cambió nada.',
  signature_refused: 'Vuelve a iniciar sesión para continuar. No se cambió nada.',
  real_account_needed: 'Primero registra una cuenta',
  not_allowed: 'Tu cuenta no puede hacer esto. No se cambió nada.',
  invalid_request: 'Algún dato introducido no se aceptó. No se cambió nada. Revísalo e inténtalo de nuevo.',
  body_too_large: 'Es demasiado grande para enviarlo. No se cambió nada. Envía menos.',
  too_many_requests: 'Demasiados intentos. No se cambió nada. Espera un minuto e inténtalo de nuevo.',
  idempotency_key_needed: 'Tu solicitud no se pudo confirmar. No se movió dinero. Recarga la página.',
  idempotency_key_reused: 'Esta solicitud no se aceptó. No se movió dinero. Empieza de nuevo.',
  maintenance: 'El sitio está en mantenimiento. Tu saldo está a salvo. Vuelve más tarde.',
  region_restricted: 'Este sitio no está disponible en tu región.',
  not_found: 'No existe o ya no está disponible.',
  system_error:
    'Error del sistema. Si estabas moviendo dinero, revisa los movimientos de tu cuenta. Después inténtalo de nuevo.',
  server_unavailable:
    'El sitio no puede responder en este momento. Si estabas moviendo dinero, revisa los movimientos de tu cuenta. Después inténtalo de nuevo.',
  network_abnormal: 'Hay un problema de conexión; inténtalo de nuevo',
  account_excluded: 'Esta cuenta está cerrada para jugar, a petición tuya o nuestra. Tu saldo está a salvo.',
  game_not_found: 'Este juego no existe o ya no está disponible.',
};
