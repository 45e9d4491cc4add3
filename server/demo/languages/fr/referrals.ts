/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Invitez un ami',
    summary: 'Une récompense pour chaque ami qui effectue un premier dépôt.',
    body: 'Partagez votre lien ou votre code. La récompense apparaît dans votre espace récompenses dès que le dépôt de votre ami est payé.',
  },
  'good-company': {
    title: 'En bonne compagnie',
    summary: 'Une récompense de plus pour les amis qui restent.',
    body: 'Les mises de votre ami avec son propre argent, dans tous les jeux, comptent pendant les trente premiers jours.',
  },
  'warm-welcome': {
    title: 'Accueil chaleureux',
    summary: 'Un petit cadeau, parce qu’un ami vous a invité.',
    body: 'Vous le trouvez dans votre espace récompenses après l’inscription.',
  },
};
