/** Popups, app download, help, feedback, chat: what stands in a modal. */
export const words = {
  freePlay: 'Play for free',
  freePlayText: 'Play money only: nothing to pay, nothing to win. No account is needed.',
};

export const failure = {
  image_not_allowed: 'A picture must be a PNG or JPEG of at most 5 MB. Nothing was sent.',
  feedback_too_often: 'You have written five times today. Nothing was sent; please write again tomorrow.',
};
