/** Missions and leaderboards. */
export default {
  'evening-walk': {
    title: 'Вечерняя игра',
    summary: '',
  },
  'three-doors': {
    title: 'Что-то новое',
    summary: 'Попробуйте три игры за один день.',
  },
  'big-catch': {
    title: 'Большой улов',
    summary: '',
  },
  'four-evenings': {
    title: 'Четыре вечера',
    summary: 'Играйте четыре дня в неделю.',
  },
  'half-moon': {
    title: 'Полумесяц',
    summary: '',
  },
  'full-moon': {
    title: 'Полнолуние',
    summary: '',
  },
  'daily-race': {
    title: 'Ежедневная гонка',
    summary: 'Ставки в играх с меньшим RTP весят больше, чтобы все игры были равны.',
  },
  'weekly-league': {
    title: 'Еженедельная лига',
    summary: '',
  },
  'lantern-cup': {
    title: 'Кубок фонарей',
    summary: 'Одна неделя, в зачёт идёт один выигрыш.',
  },
};
