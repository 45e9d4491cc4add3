/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'Você não está conectado, entre na sua conta',
  session_ended: 'Sua sessão terminou. Seu saldo está seguro. Entre para continuar.',
  signature_needed: 'Entre de novo para continuar. Nada foi alterado.',
  signature_refused: 'Entre de novo para continuar. Nada foi alterado.',
  real_account_needed: 'Crie uma conta antes',
  not_allowed: 'Sua conta não pode fazer isto. Nada foi alterado.',
  invalid_request: 'Algo que você digitou não foi aceito. Nada foi alterado. Confira e tente novamente.',
  body_too_large: 'O conteúdo é grande demais para enviar. Nada foi alterado. Envie menos.',
  too_many_requests: 'Muitas tentativas. Nada foi alterado. Aguarde um minuto e tente novamente.',
  idempotency_key_needed:
    'Não foi possível confirmar seu pedido. Nenhum dinheiro foi movimentado. Recarregue a página.',
  idempotency_key_reused: 'Este pedido não foi aceito. Nenhum dinheiro foi movimentado. Comece de novo.',
  maintenance: 'O site está em manutenção. Seu saldo está seguro. Volte mais tarde.',
  region_restricted: 'Este site não está disponível na sua região.',
  not_found: 'Isto não existe ou não está mais disponível.',
  system_error:
    'Erro do sistema. Se você estava movimentando dinheiro, confira o extrato da conta. Depois, tente novamente.',
  server_unavailable:
    'O site não consegue responder no momento. Se você estava movimentando dinheiro, confira o extrato da conta. Depois, tente novamente.',
  network_abnormal: 'Falha de conexão, tente novamente',
  account_excluded: 'Esta conta está fechada para jogo, a seu pedido ou por decisão nossa. Seu saldo está seguro.',
  game_not_found: 'Este jogo não existe ou não está mais disponível.',
};
