// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Depósito',
  withdrawal: 'Retiro',
  withdrawal_returned: 'Retiro devuelto',
  bet: 'Apuesta',
  win: 'Ganancia',
  jackpot: 'Jackpot',
  rollback: 'Apuesta devuelta',
  adjust: 'Ajuste',
  bonus: 'Bono',
  transfer: 'Transferencia',
  salary: 'Sueldo',
  shortfall: 'Corrección saldada',
  correction: 'Corrección de saldo',
  fee: 'Comisión',
};

export const roundStates = { open: 'Abierta', closed: 'Liquidada', rolled_back: 'Apuesta devuelta' };

export const depositStates = {
  pending: 'Pendiente de pago',
  review: 'En revisión',
  paid: 'Pagado',
  refused: 'Rechazado',
  expired: 'Vencido',
  cancelled: 'Cancelado',
};

export const withdrawalStates = {
  checking: 'En revisión',
  approved: 'Aprobado',
  paying: 'Pago en curso',
  paid: 'Pagado',
  confirmed: 'Recibido',
  refused: 'Rechazado',
  failed: 'Fallido, dinero devuelto',
  returned: 'Devuelto por el banco, dinero en tu saldo',
};
