// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Resolvida', taken_back: 'Anulada', payout_changed: 'Retorno alterado' };

export const billStates = {
  issued: 'Pago',
  unapproved: 'Aguardando aprovação',
  part_received: 'Recebido em parte',
  insufficient: 'Saldo insuficiente',
  not_reached: 'Nenhuma faixa atingida',
  refused: 'Recusado',
  expired: 'Expirado',
};
