/** The choice of a language. */
export const texts = {
  search: 'Trouver une langue',
  notLoaded: 'Échec du chargement : {{language}}',
  stays: 'La langue de la page reste : {{now}}. Vérifiez votre connexion et réessayez.',
  none: 'Aucune langue de ce nom',
};
