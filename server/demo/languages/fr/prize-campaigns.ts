/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Bonus de tirage',
    summary: 'Gagné à la roue ou à la tombola.',
    body: 'Un bonus pour le casino.',
  },
  'mission-prizes': {
    title: 'Bonus de mission',
    summary: 'Bonus issus des missions et des classements.',
    body: 'Terminez une mission ou prenez place dans un classement dont le lot est un bonus.',
  },
  'points-bonus': {
    title: 'Bonus contre points',
    summary: 'Un bonus en échange de vos points.',
    body: 'Choisissez-le dans la boutique de points.',
  },
  'points-rounds': {
    title: 'Parties gratuites contre points',
    summary: 'Des parties gratuites en échange de vos points.',
    body: 'Choisissez-les dans la boutique de points.',
  },
};
