/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Maglaro nang libre',
  freePlayText: 'Demo money lang. Hindi kailangan ng account.',
  download: {
    title: 'Kunin ang app',
    none: 'Wala pang available na app',
    noneText:
      'Makakapaglaro ka sa browser ng phone mo. Para madaling balikan ang site, idagdag ito sa home screen mula sa menu ng browser.',
    code: 'QR code para sa {{app}}',
    kinds: { IOS: 'iPhone at iPad', MOBILE_CONFIG: 'iPhone profile', ANDROID: 'Android' },
    stepsTitle: 'I-install sa iPhone o iPad',
    steps: {
      open: 'I-scan ang code gamit ang camera mo, o buksan ang page na ito sa Safari at i-tap ang button.',
      install: 'Payagan ang download at i-install ito.',
      settings: 'Kung nag-download ka ng profile, buksan ang Settings > General > VPN & Device Management.',
      trust: 'Piliin ang profile, i-install ito, at buksan ang app mula sa home screen mo.',
    },
  },
  feedback: {
    title: 'Sabihin sa amin ang opinyon mo',
    content: 'Mensahe mo',
    contentHint: '{{min}}–{{max}} character',
    remark: 'Paano ka namin makokontak? (optional)',
    addPictures: 'Magdagdag ng mga larawan',
    pictures: 'PNG o JPEG, hanggang {{images}} larawan na {{megabytes}} MB bawat isa',
    removePicture: 'Alisin ang {{name}}',
    retryPicture: 'Subukan ulit',
    picture: { sending: 'Ina-upload…', sent: 'Naidagdag na' },
    send: 'Ipadala',
    sent: 'Salamat',
    sentText: 'Natanggap namin ang mensahe mo at binabasa namin ang bawat isa.',
    error: {
      empty: 'Hindi puwedeng walang laman',
      short: 'Sumulat ng hindi bababa sa {{min}} character.',
      many: 'Hanggang {{images}} larawan ang puwede mong idagdag. Walang naidagdag sa mga ito.',
      type: 'PNG at JPEG lang na larawan ang puwedeng idagdag. Walang naidagdag sa mga ito.',
      large: 'Hanggang {{megabytes}} MB ang bawat larawan. Walang naidagdag sa mga ito.',
      unsent: 'Hintaying ma-upload ang mga larawan mo.',
      failed: 'May larawang hindi na-upload. Subukan ulit, o alisin ito.',
    },
  },
  consent: {
    title: 'Statistics ng pagbisita',
    text: 'Puwede ba naming gamitin ang Google Analytics para bilangin ang pagbisita mo? Pareho ang takbo ng site kahit ano ang piliin mo.',
    decline: 'Tanggihan',
    agree: 'Tanggapin',
    now: {
      agreed: 'Tinanggap mo na. Puwede mo itong baguhin anumang oras.',
      declined: 'Tinanggihan mo na. Puwede mo itong baguhin anumang oras.',
    },
  },
};

export const failure = {
  image_not_allowed: 'Hindi naidagdag ang larawang ito. Hindi ito PNG o JPEG, o masyado itong malaki.',
  image_not_found: 'May larawang hindi na available. Walang naipadala. Alisin ang mga larawan mo at idagdag ulit.',
  feedback_too_often:
    'Naipadala mo na ang lahat ng feedback na puwede sa isang araw. Walang naipadala. Pakisubukan ulit bukas.',
};
