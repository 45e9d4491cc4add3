/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Suporte',
  text: 'Fale conosco e leia nossas respostas.',
  write: 'Fale conosco',
  ticket: 'Chamado',
  choose: 'Escolha um chamado',
  chooseText: 'As mensagens dele aparecem aqui.',
  empty: 'Você ainda não falou conosco.',
  more: 'Mostrar mais',
  back: 'Voltar aos chamados',
  number: 'Chamado {{id}}',
  close: 'Fechar chamado',
  messages: 'Mensagens',
  service: 'Atendimento',
  youWrote: 'Você escreveu:',
  weWrote: 'O atendimento escreveu:',
  picture: 'Sua imagem',
  noPicture: 'Não foi possível carregar esta imagem.',
  reply: 'Sua resposta',
  replyHint: 'Pressione Ctrl+Enter para enviar.',
  opensAgain: 'Este chamado está fechado. Uma resposta o reabre.',
  send: 'Enviar',
  state: { open: 'Aguardando nossa resposta', answered: 'Respondido', closed: 'Fechado' },
  unread_one: '{{count}} resposta não lida',
  unread_many: '{{count}} de respostas não lidas',
  unread_other: '{{count}} respostas não lidas',
};

export const bell = {
  title: 'Notificações',
  nothing: 'Nenhuma notificação',
  messages: 'Mensagens',
  tickets: 'Suporte',
  awards: 'Recompensas por resgatar',
  withdrawals: 'Saques',
  announcements: 'Avisos',
  new_one: '{{count}} novidade',
  new_many: '{{count}} de novidades',
  new_other: '{{count}} novidades',
};

export const failure = {
  ticket_full: 'Este chamado atingiu o número máximo de mensagens. Sua resposta não foi enviada. Abra um novo chamado.',
};
