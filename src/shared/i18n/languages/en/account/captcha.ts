/** The captcha and the picture captcha. */
export const texts = {
  captchaTitle: 'Security check',
  registerTitle: 'Security check',
  pictureAlt: 'Security image with {{letters}} characters. If you cannot read it, use the button below.',
  pictureComing: 'Loading image…',
  noPicture: 'The image could not load.',
  another: 'New image',
  letters: 'Characters in the image',
  missing: 'Please enter the characters in the image.',
  alternative: 'I cannot read the image',
  working: 'Your device is completing a check instead. The form is sent in a few seconds.',
  worked: 'Check complete. You do not need to enter any characters.',
};

export const failure = {
  captcha_needed: 'Too many failed attempts. Please enter the characters in the image.',
  captcha_wrong: 'The characters do not match. Please try the new image.',
  captcha_check_needed: 'The security check is missing. Please try again.',
  captcha_check_failed: 'The security check failed. Please try again.',
  captcha_check_unavailable: 'The security check is not responding. Please try again in a minute.',
};
