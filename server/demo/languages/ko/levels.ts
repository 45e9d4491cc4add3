/** Names of the levels. */
export default {
  bamboo: '뱀부',
  jade: '제이드',
  silver: '실버',
  gold: '골드',
  pearl: '펄',
  dragon: '드래곤',
};
