import { depositStates } from '../../../../../../contract/texts/fr/account.ts';

/** Deposits and their states. */
export const texts = {
  typedAmount: {
    ambiguous: 'Cela peut signifier {{first}} ou {{second}}. Écrivez le montant sans séparateur de milliers.',
    notNumber: 'Saisissez un montant en {{currency}}, tel que {{example}}.',
    tooManyDecimals: 'Ce montant a trop de décimales. Saisissez par exemple {{example}}.',
  },
  depositTitle: 'Dépôt',
  depositText: 'Payez sur la page de notre prestataire. Votre solde est mis à jour dès que le paiement est confirmé.',
  newDeposit: 'Nouveau dépôt',
  method: 'Moyen de paiement',
  amount: 'Montant en {{currency}}',
  bounds: '{{minimum}} à {{maximum}}',
  fee: 'Frais : {{amount}}',
  noFee: 'Sans frais',
  sandbox: 'Démo : pas d’argent réel',
  review: 'Continuer',
  setLimit: 'Fixer une limite de dépôt',
  confirmTitle: 'Vérifiez votre dépôt',
  confirmAmount: 'Vous payez',
  confirmMethod: 'Moyen',
  confirmFee: 'Frais',
  confirm: 'Continuer vers le paiement',
  change: 'Modifier',
  notLive: 'Reconnexion en cours : dépôts suspendus.',
  presets: 'Montants proposés',
  badAmount: 'Saisissez un montant de {{minimum}} à {{maximum}}.',
  noMethods: 'Aucun moyen de dépôt disponible',
  noMethodsText: 'Réessayez plus tard ou contactez le service client.',
  newest: 'Dernier dépôt',
  payBy: 'À payer avant {{time}}',
  resume: 'Poursuivre le paiement',
  resumeOf: 'Poursuivre le paiement de {{amount}}',
  resumeShort: 'Poursuivre',
  cancel: 'Annuler le dépôt',
  cancelOf: 'Annuler le dépôt de {{amount}}',
  cancelShort: 'Annuler',
  history: 'Vos dépôts',
  seeAll: 'Voir tous les dépôts',
  historyEmpty: 'Aucun dépôt',
  historyEmptyText: 'Vos dépôts apparaîtront ici.',
  when: 'Date',
  what: 'Moyen',
  state: 'État',
  figure: 'Montant',
  feeTaken: 'Frais',
  settled: 'Correction réglée',
  credited: 'Au solde',
  owedTitle: 'Jeu suspendu : {{amount}} à régler',
  owedText:
    'Un gain a été corrigé alors qu’une partie en avait déjà été utilisée. Votre prochain dépôt règle d’abord ce montant, puis le jeu reprend automatiquement. Si vous pensez qu’il s’agit d’une erreur, contactez le service client.',
  owedAction: 'Faire un dépôt',
  reason: 'Motif : {{reason}}',
  loginTitle: 'Connectez-vous pour déposer',
  loginText: 'Vous pouvez déposer après connexion.',
  states: depositStates,
  result: {
    pending:
      'Votre dépôt de {{amount}} attend son paiement. Si vous venez de payer, cette page se met à jour d’elle-même.',
    unopened: 'Votre dépôt de {{amount}} n’a pas encore atteint la page de paiement. Rien n’a été débité.',
    overdue:
      'Le délai de paiement de votre dépôt de {{amount}} est écoulé. Si vous avez payé à temps, cette page se met à jour d’elle-même.',
    review: 'Nous examinons votre dépôt de {{amount}}. Vous n’avez rien à faire.',
    paid: 'Montant ajouté à votre solde : {{credited}}.',
    paidSettled:
      'Votre dépôt de {{amount}} a été payé : {{settled}} pour régler une correction antérieure, {{credited}} pour votre solde.',
    refused: 'Votre dépôt de {{amount}} a été refusé. Rien n’a été ajouté à votre solde.',
    expired: 'Votre dépôt de {{amount}} n’a pas été payé à temps. Rien n’a été ajouté à votre solde.',
    cancelled: 'Vous avez annulé votre dépôt de {{amount}}. Rien n’a été débité.',
  },
};

export const failure = {
  unknown_method:
    'Ce moyen de paiement n’est plus disponible. Aucun mouvement de fonds n’a eu lieu. Veuillez en choisir un autre.',
  amount_out_of_bounds:
    'Le montant est hors des limites de ce moyen de paiement. Aucun mouvement de fonds n’a eu lieu.',
  wrong_currency: 'Votre portefeuille utilise une autre devise. Aucun mouvement de fonds n’a eu lieu.',
  cashier_unavailable:
    'Le prestataire de paiement est injoignable. Aucun mouvement de fonds n’a eu lieu. Réessayez plus tard.',
};
