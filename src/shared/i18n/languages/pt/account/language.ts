/** The choice of a language. */
export const texts = {
  search: 'Buscar um idioma',
  notLoaded: '{{language}} não foi carregado',
  stays: 'A página continua em {{now}}. Verifique sua conexão e tente novamente.',
  none: 'Nenhum idioma com esse nome',
};
