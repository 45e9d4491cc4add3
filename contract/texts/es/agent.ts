// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Liquidada', taken_back: 'Anulada', payout_changed: 'Pago modificado' };

export const billStates = {
  issued: 'Pagada',
  unapproved: 'Pendiente de aprobación',
  part_received: 'Recibida en parte',
  insufficient: 'Fondos insuficientes',
  not_reached: 'Sin tramo alcanzado',
  refused: 'Rechazada',
  expired: 'Vencida',
};
