/** Popups, app download, help, feedback, chat: what stands in a modal. */
export const words = {
  freePlay: 'Play for free',
  freePlayText: 'Play money only: nothing to pay, nothing to win. No account is needed.',
  download: {
    title: 'Get the app',
    none: 'There is no app to download at present',
    noneText: 'The site works in the browser of every phone; add it to your home screen from the browser’s menu.',
    code: 'Code that leads to: {{app}}',
    kinds: { IOS: 'iPhone and iPad', MOBILE_CONFIG: 'iPhone profile', ANDROID: 'Android' },
    stepsTitle: 'On an iPhone or iPad',
    steps: {
      open: 'Scan the code with the camera, or open this page in Safari and press the button.',
      install: 'Allow the download, and install what is offered.',
      settings: 'Where a profile was downloaded: open Settings, General, VPN & Device Management.',
      trust: 'Choose the profile, install it, and open the app from your home screen.',
    },
  },
  feedback: {
    title: 'Tell us what you think',
    content: 'Your message',
    contentHint: '{{min}} to {{max}} letters',
    remark: 'How can we reach you? (optional)',
    addPictures: 'Add pictures',
    pictures: 'PNG or JPEG, up to 3, each up to 5 MB',
    removePicture: 'Remove {{name}}',
    send: 'Send',
    sent: 'Thank you',
    sentText: 'Your message has arrived. Somebody reads every one.',
    error: {
      empty: 'Input cannot be empty',
      short: 'Please write at least {{min}} letters.',
      many: 'At most 3 pictures. None of these was added.',
      type: 'Only PNG or JPEG pictures. None of these was added.',
      large: 'A picture may have at most 5 MB. None of these was added.',
    },
  },
  later: {
    title: 'Not open yet',
    miniGame: 'Mini games',
    miniGameText: 'Small games beside the page will open here. None can be played yet; nothing is staked.',
    chatRoom: 'Chat room',
    chatRoomText: 'Members will talk here. The room is not open yet, and nothing is sent.',
  },
  consent: {
    title: 'Counting visits',
    text: 'May we count your visit with Google Analytics? The site works the same either way.',
    decline: 'No, thank you',
    agree: 'Agree',
    now: {
      agreed: 'So far you have agreed; you may change your mind.',
      declined: 'So far you have said no; you may change your mind.',
    },
  },
};

export const failure = {
  image_not_allowed: 'A picture must be a PNG or JPEG of at most 5 MB. Nothing was sent.',
  feedback_too_often: 'You have written five times today. Nothing was sent; please write again tomorrow.',
};
