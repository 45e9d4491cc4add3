/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Carte de test',
    'sandbox-bank': 'Banque de test',
  },
  instructions: 'Vous continuez sur la page de paiement. Démo : aucun argent réel n’est débité.',
  instructionsReviewed:
    'Vous continuez sur la page de paiement. Les frais sont déduits du montant, et les transferts élevés peuvent d’abord être examinés. Démo : aucun argent réel n’est débité.',
  withdrawals: {
    'sandbox-bank': 'Virement de test',
    'sandbox-wallet': 'Portefeuille de test',
    'sandbox-crypto': 'Crypto de test',
  },
};
