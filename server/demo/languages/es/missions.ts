/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Una noche de juego',
    summary: '',
  },
  'three-doors': {
    title: 'Algo nuevo',
    summary: 'Prueba tres juegos en un día.',
  },
  'big-catch': {
    title: 'Una gran captura',
    summary: '',
  },
  'four-evenings': {
    title: 'Cuatro noches',
    summary: 'Juega cuatro días de la semana.',
  },
  'half-moon': {
    title: 'Media luna',
    summary: '',
  },
  'full-moon': {
    title: 'Luna llena',
    summary: '',
  },
  'daily-race': {
    title: 'La carrera diaria',
    summary: 'Las apuestas en juegos con un RTP más bajo cuentan más, para que todos los juegos pesen lo mismo.',
  },
  'weekly-league': {
    title: 'La liga semanal',
    summary: '',
  },
  'lantern-cup': {
    title: 'Copa del farol',
    summary: 'Una semana, una ganancia que cuenta.',
  },
};
