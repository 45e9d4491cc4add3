/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Bono de sorteo',
    summary: 'Obtenido en la ruleta o en una rifa.',
    body: 'Un bono para el casino.',
  },
  'mission-prizes': {
    title: 'Bono de misión',
    summary: 'Bonos de misiones y clasificaciones.',
    body: 'Completa una misión u obtén un puesto en una clasificación cuyo premio sea un bono.',
  },
  'points-bonus': {
    title: 'Bono por puntos',
    summary: 'Un bono a cambio de tus puntos.',
    body: 'Elígelo en la tienda de puntos.',
  },
  'points-rounds': {
    title: 'Rondas gratis por puntos',
    summary: 'Rondas gratis a cambio de tus puntos.',
    body: 'Elígelas en la tienda de puntos.',
  },
};
