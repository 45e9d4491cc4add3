/** Games in their own windows, and mini games. */
export const texts = {
  ownWindow: 'Este jogo abre em uma janela própria',
  ownWindowText: 'Você continua conectado lá, e esta página fica aberta.',
  windowOpen: 'O jogo está aberto em outra janela',
  windowOpenText: 'As duas mostram o mesmo saldo. Você pode continuar navegando aqui.',
  openWindow: 'Abrir o jogo',
  showWindow: 'Mostrar a janela',
  popupBlocked: 'Pop-up bloqueado. Permita pop-ups e tente novamente.',
  forFree: 'Jogar grátis',
  forMoney: 'Jogar com dinheiro real',
  disabled: 'Este jogo não está disponível agora',
  failed: 'Não foi possível abrir o jogo',
  others: 'Outros jogos',
  untilHint: 'Volta prevista: {{when}}',
  miniGames: 'Todos os minijogos',
};

export const failure = {
  game_type_locked: 'Este tipo de jogo está bloqueado na sua conta até o fim do bloqueio. Seu saldo está seguro.',
  game_disabled: 'Este jogo não está disponível. Nenhum valor foi apostado.',
  game_maintenance: 'Este jogo está em manutenção. Nenhum valor foi apostado.',
  play_blocked: 'O jogo está bloqueado nesta conta. Seu saldo está seguro. Fale com o atendimento.',
  replay_unavailable: 'Esta rodada não tem replay. A aposta e o retorno estão no seu histórico de apostas.',
  invalid_url: 'URL inválida, fale com o atendimento',
  game_in_popup: 'Este jogo abre em uma janela própria.',
  no_free_play: 'Este jogo não pode ser jogado grátis.',
};
