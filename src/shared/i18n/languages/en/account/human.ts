/** The human check and the picture captcha. */
export const words = {
  captchaTitle: 'Before the next try',
  registerTitle: 'A short check',
  pictureAlt: 'Five letters and figures, drawn crooked. Whoever cannot read them presses the button below.',
  pictureComing: 'The picture is on its way …',
  noPicture: 'The picture did not come.',
  another: 'Another picture',
  letters: 'Letters in the picture',
  missing: 'Please enter the letters in the picture.',
  alternative: 'I cannot read pictures',
  working: 'Your device is solving a task instead. This takes a few seconds; then the form is sent.',
  worked: 'Your device has solved its task: no letters are needed.',
};

export const failure = {
  captcha_needed: 'After several failed tries, please enter the letters in the picture.',
  captcha_wrong: 'These are not the letters of the picture, or it is too old. Here is another.',
  human_check_needed: 'The check against robots was missing. Try again.',
  human_check_failed: 'The check against robots was not passed. Try again.',
  human_check_unavailable: 'The check against robots does not answer. Try again in a minute.',
};
