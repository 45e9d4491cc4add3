// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Depósito',
  withdrawal: 'Saque',
  withdrawal_returned: 'Saque devolvido',
  bet: 'Aposta',
  win: 'Ganho',
  jackpot: 'Jackpot',
  rollback: 'Aposta devolvida',
  adjust: 'Ajuste',
  bonus: 'Bônus',
  transfer: 'Transferência',
  salary: 'Salário',
  shortfall: 'Correção quitada',
  correction: 'Correção de saldo',
  fee: 'Tarifa',
};

export const roundStates = { open: 'Em aberto', closed: 'Encerrada', rolled_back: 'Aposta devolvida' };

export const depositStates = {
  pending: 'Aguardando pagamento',
  review: 'Em análise',
  paid: 'Pago',
  refused: 'Recusado',
  expired: 'Expirado',
  cancelled: 'Cancelado',
};

export const withdrawalStates = {
  checking: 'Em análise',
  approved: 'Aprovado',
  paying: 'Em pagamento',
  paid: 'Pago',
  confirmed: 'Recebido',
  refused: 'Recusado',
  failed: 'Falhou, valor devolvido',
  returned: 'Devolvido pelo banco, dinheiro no saldo',
};
