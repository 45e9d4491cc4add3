/** The choice of a language. */
export const texts = {
  search: 'Find a language',
  notLoaded: '{{language}} did not load',
  stays: 'The page stays in {{now}}. Check your connection and try again.',
  none: 'No language of that name',
};
