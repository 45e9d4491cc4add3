/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Verificação de segurança',
  registerTitle: 'Verificação de segurança',
  pictureAlt: 'Imagem de segurança com {{letters}} caracteres. Se não conseguir ler, use o botão abaixo.',
  pictureComing: 'Carregando imagem…',
  noPicture: 'Não foi possível carregar a imagem.',
  another: 'Nova imagem',
  letters: 'Caracteres da imagem',
  missing: 'Digite os caracteres da imagem.',
  alternative: 'Não consigo ler a imagem',
  working: 'Seu dispositivo está fazendo uma verificação alternativa. O formulário será enviado em alguns segundos.',
  worked: 'Verificação concluída. Não é preciso digitar caracteres.',
};

export const failure = {
  captcha_needed: 'Muitas tentativas sem sucesso. Digite os caracteres da imagem.',
  captcha_wrong: 'Os caracteres não conferem. Tente com a nova imagem.',
  captcha_check_needed: 'Falta a verificação de segurança. Tente novamente.',
  captcha_check_failed: 'A verificação de segurança falhou. Tente novamente.',
  captcha_check_unavailable: 'A verificação de segurança não responde. Tente novamente em um minuto.',
};
