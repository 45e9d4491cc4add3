/** Text for each failure of the contract: what happened, what it means for the money, what to do. */
export default {
  not_logged_in: 'Vous n’êtes pas connecté, veuillez vous connecter',
  session_ended: 'Votre session a pris fin. Votre solde est en sécurité. Connectez-vous pour continuer.',
  signature_needed: 'Veuillez vous reconnecter pour continuer. Rien n’a été modifié.',
  signature_refused: 'Veuillez vous reconnecter pour continuer. Rien n’a été modifié.',
  real_account_needed: 'Veuillez d’abord créer un compte',
  not_allowed: 'Votre compte ne permet pas cette action. Rien n’a été modifié.',
  invalid_request: 'Une de vos saisies n’a pas été acceptée. Rien n’a été modifié. Vérifiez-la et réessayez.',
  body_too_large: 'L’envoi est trop volumineux. Rien n’a été modifié. Veuillez envoyer moins.',
  too_many_requests: 'Trop d’essais. Rien n’a été modifié. Attendez une minute et réessayez.',
  idempotency_key_needed:
    'Votre demande n’a pas pu être confirmée. Aucun mouvement de fonds n’a eu lieu. Veuillez recharger la page.',
  idempotency_key_reused:
    'Cette demande n’a pas été acceptée. Aucun mouvement de fonds n’a eu lieu. Veuillez recommencer.',
  maintenance: 'Le site est en maintenance. Votre solde est en sécurité. Revenez plus tard.',
  region_restricted: 'Ce site n’est pas disponible dans votre région.',
  not_found: 'Ceci n’existe pas ou n’est plus disponible.',
  system_error:
    'Erreur système. Si une opération d’argent était en cours, consultez l’historique du compte, puis réessayez.',
  server_unavailable:
    'Le site ne peut pas répondre pour le moment. Si une opération d’argent était en cours, consultez l’historique du compte, puis réessayez.',
  network_abnormal: 'Connexion réseau anormale, veuillez réessayer',
  account_excluded: 'Ce compte est fermé au jeu, à votre demande ou à la nôtre. Votre solde est en sécurité.',
  game_not_found: 'Ce jeu n’existe pas ou n’est plus disponible.',
};
