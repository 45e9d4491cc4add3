// Classes of games that the site names before it knows the catalogue.

export const gameClasses = {
  JP: '잭팟',
  CRASH: '크래시',
  MEGAWAY: '메가웨이즈',
  MINI: '미니 게임',
  BAC: '바카라',
  ROU: '룰렛',
  HORSE: '경마',
};
