/** The choice of a language. */
export const texts = {
  search: 'Maghanap ng wika',
  notLoaded: 'Hindi na-load ang {{language}}',
  stays: 'Mananatili ang page sa {{now}}. Tingnan ang koneksyon mo at subukan ulit.',
  none: 'Walang wikang may ganitong pangalan',
};
