/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Jogar grátis',
  freePlayText: 'Só dinheiro fictício. Não precisa de conta.',
  download: {
    title: 'Baixar o app',
    none: 'Ainda não há app disponível',
    noneText:
      'Você pode jogar no navegador do celular. Para ter o site sempre à mão, adicione-o à tela inicial pelo menu do navegador.',
    code: 'Código QR de {{app}}',
    kinds: { IOS: 'iPhone e iPad', MOBILE_CONFIG: 'Perfil para iPhone', ANDROID: 'Android' },
    stepsTitle: 'Instalar no iPhone ou iPad',
    steps: {
      open: 'Escaneie o código com a câmera ou abra esta página no Safari e toque no botão.',
      install: 'Permita o download e instale.',
      settings: 'Se você baixou um perfil, abra Ajustes > Geral > VPN e Gerenciamento de Dispositivo.',
      trust: 'Escolha o perfil, instale-o e abra o app pela tela inicial.',
    },
  },
  feedback: {
    title: 'Conte o que você acha',
    content: 'Sua mensagem',
    contentHint: '{{min}}–{{max}} caracteres',
    remark: 'Como podemos falar com você? (opcional)',
    addPictures: 'Adicionar imagens',
    pictures: 'PNG ou JPEG, até {{images}} imagens de {{megabytes}} MB cada',
    removePicture: 'Remover {{name}}',
    retryPicture: 'Tentar de novo',
    picture: { sending: 'Enviando…', sent: 'Adicionada' },
    send: 'Enviar',
    sent: 'Agradecemos',
    sentText: 'Recebemos sua mensagem. Lemos todas.',
    error: {
      empty: 'O campo não pode ficar vazio',
      short: 'Escreva pelo menos {{min}} caracteres.',
      many: 'Você pode adicionar até {{images}} imagens. Nenhuma destas foi adicionada.',
      type: 'Só é possível adicionar imagens PNG e JPEG. Nenhuma destas foi adicionada.',
      large: 'Cada imagem pode ter até {{megabytes}} MB. Nenhuma destas foi adicionada.',
      unsent: 'Aguarde o envio das suas imagens.',
      failed: 'Uma imagem não foi enviada. Tente novamente ou remova-a.',
    },
  },
  consent: {
    title: 'Estatísticas de visita',
    text: 'Podemos usar o Google Analytics para contar sua visita? O site funciona igual nos dois casos.',
    decline: 'Recusar',
    agree: 'Aceitar',
    now: {
      agreed: 'Você aceitou. Pode mudar isso a qualquer momento.',
      declined: 'Você recusou. Pode mudar isso a qualquer momento.',
    },
  },
};

export const failure = {
  image_not_allowed: 'Esta imagem não foi adicionada. Não é PNG ou JPEG, ou é grande demais.',
  image_not_found: 'Uma imagem não está mais disponível. Nada foi enviado. Remova suas imagens e adicione de novo.',
  feedback_too_often:
    'Você já enviou todas as mensagens permitidas em um dia. Nada foi enviado. Tente novamente amanhã.',
};
