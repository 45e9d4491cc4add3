/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Mchezo wa jioni',
    summary: '',
  },
  'three-doors': {
    title: 'Kitu kipya',
    summary: 'Jaribu michezo mitatu kwa siku moja.',
  },
  'big-catch': {
    title: 'Samaki mkubwa',
    summary: '',
  },
  'four-evenings': {
    title: 'Jioni nne',
    summary: 'Cheza siku nne za wiki.',
  },
  'half-moon': {
    title: 'Nusu mwezi',
    summary: '',
  },
  'full-moon': {
    title: 'Mwezi mpevu',
    summary: '',
  },
  'daily-race': {
    title: 'Mbio za siku',
    summary: 'Madau kwenye michezo yenye RTP ndogo huhesabiwa zaidi, ili michezo yote iwe na uzito sawa.',
  },
  'weekly-league': {
    title: 'Ligi ya wiki',
    summary: '',
  },
  'lantern-cup': {
    title: 'Kombe la Taa',
    summary: 'Wiki moja, ushindi mmoja unaohesabiwa.',
  },
};
