/** The choice of a language. */
export const texts = {
  search: 'Buscar un idioma',
  notLoaded: '{{language}}: no se pudo cargar',
  stays: 'La página sigue en {{now}}. Comprueba tu conexión e inténtalo de nuevo.',
  none: 'Ningún idioma con ese nombre',
};
