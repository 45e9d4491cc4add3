// States that both the agent centre and its downloaded reports name (AGT-04).

export const betChanges = { settled: 'Réglé', taken_back: 'Annulé', payout_changed: 'Gain modifié' };

export const billStates = {
  issued: 'Payé',
  unapproved: 'En attente d’approbation',
  part_received: 'Reçu en partie',
  insufficient: 'Fonds insuffisants',
  not_reached: 'Aucun palier atteint',
  refused: 'Refusé',
  expired: 'Expiré',
};
