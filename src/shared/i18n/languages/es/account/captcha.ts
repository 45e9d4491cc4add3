/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Control de seguridad',
  registerTitle: 'Control de seguridad',
  pictureAlt: 'Imagen de seguridad con {{letters}} caracteres. Si no puedes leerla, usa el botón de abajo.',
  pictureComing: 'Cargando imagen…',
  noPicture: 'No se pudo cargar la imagen.',
  another: 'Otra imagen',
  letters: 'Caracteres de la imagen',
  missing: 'Introduce los caracteres de la imagen.',
  alternative: 'No puedo leer la imagen',
  working: 'Tu dispositivo está haciendo otra comprobación. El formulario se enviará en unos segundos.',
  worked: 'Comprobación completa. No hace falta introducir caracteres.',
};

export const failure = {
  captcha_needed: 'Demasiados intentos fallidos. Introduce los caracteres de la imagen.',
  captcha_wrong: 'Los caracteres no coinciden. Prueba con la nueva imagen.',
  captcha_check_needed: 'Falta el control de seguridad. Inténtalo de nuevo.',
  captcha_check_failed: 'El control de seguridad falló. Inténtalo de nuevo.',
  captcha_check_unavailable: 'El control de seguridad no responde. Inténtalo de nuevo en un minuto.',
};
