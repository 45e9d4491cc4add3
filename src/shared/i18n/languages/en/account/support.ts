/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Play for free',
  freePlayText: 'Play money only. No account needed.',
  download: {
    title: 'Get the app',
    none: 'No app available yet',
    noneText:
      'You can play in your phone’s browser. To keep the site at hand, add it to your home screen from the browser menu.',
    code: 'QR code for {{app}}',
    kinds: { IOS: 'iPhone and iPad', MOBILE_CONFIG: 'iPhone profile', ANDROID: 'Android' },
    stepsTitle: 'Install on iPhone or iPad',
    steps: {
      open: 'Scan the code with your camera, or open this page in Safari and tap the button.',
      install: 'Allow the download and install it.',
      settings: 'If you downloaded a profile, open Settings > General > VPN & Device Management.',
      trust: 'Choose the profile, install it, and open the app from your home screen.',
    },
  },
  feedback: {
    title: 'Tell us what you think',
    content: 'Your message',
    contentHint: '{{min}}–{{max}} characters',
    remark: 'How can we reach you? (optional)',
    addPictures: 'Add pictures',
    pictures: 'PNG or JPEG, up to {{images}} pictures of {{megabytes}} MB each',
    removePicture: 'Remove {{name}}',
    retryPicture: 'Try again',
    picture: { sending: 'Uploading…', sent: 'Added' },
    send: 'Send',
    sent: 'Thank you',
    sentText: 'We have received your message and read every one.',
    error: {
      empty: 'Input cannot be empty',
      short: 'Please write at least {{min}} characters.',
      many: 'You can add up to {{images}} pictures. None of these were added.',
      type: 'Only PNG and JPEG pictures can be added. None of these were added.',
      large: 'Each picture can be up to {{megabytes}} MB. None of these were added.',
      unsent: 'Please wait until your pictures are uploaded.',
      failed: 'A picture was not uploaded. Try again, or remove it.',
    },
  },
  consent: {
    title: 'Visit statistics',
    text: 'May we use Google Analytics to count your visit? The site works the same either way.',
    decline: 'Decline',
    agree: 'Accept',
    now: {
      agreed: 'You have accepted. You can change this at any time.',
      declined: 'You have declined. You can change this at any time.',
    },
  },
};

export const failure = {
  image_not_allowed: 'This picture was not added. It is not a PNG or JPEG, or it is too large.',
  image_not_found:
    'A picture is no longer available. Nothing was sent. Please remove your pictures and add them again.',
  feedback_too_often:
    'You have sent all the feedback that one day allows. Nothing was sent. Please try again tomorrow.',
};
