/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Sept lanternes',
    summary: 'Pointez chaque jour ; la septième lanterne allume un bonus.',
    body: 'Pointez une fois par jour. Chaque jour de la série a son cadeau, et une nouvelle série commence après le septième jour.\nUn jour manqué par série est complété pour vous.',
  },
  'evening-wheel': {
    title: 'La roue du soir',
    summary: 'Un tour par jour, avec la probabilité de chaque lot affichée.',
    body: 'Tournez la roue une fois par jour. Le résultat est tiré avant que la roue ne bouge.',
  },
  'harbour-raffle': {
    title: 'Tombola du port',
    summary: 'Chaque tranche de 10 $ de mises valides donne un ticket. Quatorze lots.',
    body: 'Jouez à n’importe quel jeu avec votre propre argent. Chaque tranche de 10 $ de mises valides donne un ticket, jusqu’à 200.\nChacun peut vérifier le tirage.',
  },
  'lantern-raffle': {
    title: 'Tombola des lanternes',
    summary: 'La tombola de la semaine dernière a été tirée. Voyez les gagnants et vérifiez le tirage.',
    body: 'Chaque tranche de 10 $ de mises valides donnait un ticket. Les lots ont été remis.',
  },
};
