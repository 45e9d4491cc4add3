/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Jogo da noite',
    summary: '',
  },
  'three-doors': {
    title: 'Algo novo',
    summary: 'Experimente três jogos no mesmo dia.',
  },
  'big-catch': {
    title: 'Uma grande pesca',
    summary: '',
  },
  'four-evenings': {
    title: 'Quatro noites',
    summary: 'Jogue em quatro dias da semana.',
  },
  'half-moon': {
    title: 'Meia-lua',
    summary: '',
  },
  'full-moon': {
    title: 'Lua cheia',
    summary: '',
  },
  'daily-race': {
    title: 'A corrida diária',
    summary: 'Apostas em jogos com RTP menor contam mais, para que todos os jogos tenham o mesmo peso.',
  },
  'weekly-league': {
    title: 'A liga semanal',
    summary: '',
  },
  'lantern-cup': {
    title: 'Copa Lanterna',
    summary: 'Uma semana, um único ganho que conta.',
  },
};
