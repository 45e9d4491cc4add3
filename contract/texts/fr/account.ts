// States and kinds that both the member's pages and the downloaded records name (MEM-03).

export const movementKinds = {
  deposit: 'Dépôt',
  withdrawal: 'Retrait',
  withdrawal_returned: 'Retrait restitué',
  bet: 'Mise',
  win: 'Gain',
  jackpot: 'Jackpot',
  rollback: 'Mise remboursée',
  adjust: 'Ajustement',
  bonus: 'Bonus',
  transfer: 'Transfert',
  salary: 'Salaire',
  shortfall: 'Correction réglée',
  correction: 'Correction de solde',
  fee: 'Frais',
};

export const roundStates = { open: 'En cours', closed: 'Réglée', rolled_back: 'Mise remboursée' };

export const depositStates = {
  pending: 'En attente de paiement',
  review: 'En cours d’examen',
  paid: 'Payé',
  refused: 'Refusé',
  expired: 'Expiré',
  cancelled: 'Annulé',
};

export const withdrawalStates = {
  checking: 'En cours d’examen',
  approved: 'Approuvé',
  paying: 'Paiement en cours',
  paid: 'Payé',
  confirmed: 'Reçu',
  refused: 'Refusé',
  failed: 'Échec, argent restitué',
  returned: 'Renvoyé, argent restitué',
};
