/** Names of the levels. */
export default {
  bamboo: 'Бамбук',
  jade: 'Нефрит',
  silver: 'Серебро',
  gold: 'Золото',
  pearl: 'Жемчуг',
  dragon: 'Дракон',
};
