/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Verificación de seguridad',
  registerTitle: 'Verificación de seguridad',
  pictureAlt: 'Imagen de seguridad con {{letters}} caracteres. Si no puedes leerla, usa el botón de abajo.',
  pictureComing: 'Cargando imagen…',
  noPicture: 'No se pudo cargar la imagen.',
  another: 'Otra imagen',
  letters: 'Caracteres de la imagen',
  missing: 'Introduce los caracteres de la imagen.',
  alternative: 'No puedo leer la imagen',
  working: 'Tu dispositivo está haciendo otra verificación. El formulario se enviará en unos segundos.',
  worked: 'Verificación completada. No hace falta introducir caracteres.',
};

export const failure = {
  captcha_needed: 'Demasiados intentos fallidos. Introduce los caracteres de la imagen.',
  captcha_wrong: 'Los caracteres no coinciden. Prueba con la nueva imagen.',
  captcha_check_needed: 'Falta la verificación de seguridad. Inténtalo de nuevo.',
  captcha_check_failed: 'La verificación de seguridad falló. Inténtalo de nuevo.',
  captcha_check_unavailable: 'La verificación de seguridad no responde. Inténtalo de nuevo en un minuto.',
};
