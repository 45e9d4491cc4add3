/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Cheza bure',
  freePlayText: 'Pesa za majaribio tu. Akaunti haihitajiki.',
  download: {
    title: 'Pata app',
    none: 'Bado hakuna app',
    noneText:
      'Unaweza kucheza kwenye kivinjari cha simu yako. Ili tovuti iwe karibu, iongeze kwenye skrini ya mwanzo kupitia menyu ya kivinjari.',
    code: 'Msimbo wa QR wa {{app}}',
    kinds: { IOS: 'iPhone na iPad', MOBILE_CONFIG: 'Profaili ya iPhone', ANDROID: 'Android' },
    stepsTitle: 'Sakinisha kwenye iPhone au iPad',
    steps: {
      open: 'Skani msimbo kwa kamera yako, au fungua ukurasa huu kwenye Safari na ubonyeze kitufe.',
      install: 'Ruhusu upakuaji na uisakinishe.',
      settings: 'Ikiwa umepakua profaili, fungua Settings > General > VPN & Device Management.',
      trust: 'Chagua profaili, isakinishe, kisha fungua app kutoka skrini yako ya mwanzo.',
    },
  },
  feedback: {
    title: 'Tuambie maoni yako',
    content: 'Ujumbe wako',
    contentHint: 'Herufi {{min}}–{{max}}',
    remark: 'Tukupateje? (si lazima)',
    addPictures: 'Ongeza picha',
    pictures: 'PNG au JPEG, hadi picha {{images}} za MB {{megabytes}} kila moja',
    removePicture: 'Ondoa {{name}}',
    retryPicture: 'Jaribu tena',
    picture: { sending: 'Inapakia…', sent: 'Imeongezwa' },
    send: 'Tuma',
    sent: 'Asante',
    sentText: 'Tumepokea ujumbe wako na tunasoma kila ujumbe.',
    error: {
      empty: 'Sehemu hii haiwezi kuwa tupu',
      short: 'Tafadhali andika angalau herufi {{min}}.',
      many: 'Unaweza kuongeza hadi picha {{images}}. Hakuna kati ya hizi iliyoongezwa.',
      type: 'Picha za PNG na JPEG tu ndizo zinazoweza kuongezwa. Hakuna kati ya hizi iliyoongezwa.',
      large: 'Kila picha inaweza kuwa hadi MB {{megabytes}}. Hakuna kati ya hizi iliyoongezwa.',
      unsent: 'Tafadhali subiri hadi picha zako zipakiwe.',
      failed: 'Picha moja haikupakiwa. Jaribu tena, au iondoe.',
    },
  },
  consent: {
    title: 'Takwimu za matembeleo',
    text: 'Je, tunaweza kutumia Google Analytics kuhesabu tembeleo lako? Tovuti inafanya kazi sawa kwa vyovyote vile.',
    decline: 'Kataa',
    agree: 'Kubali',
    now: {
      agreed: 'Umekubali. Unaweza kubadilisha hili wakati wowote.',
      declined: 'Umekataa. Unaweza kubadilisha hili wakati wowote.',
    },
  },
};

export const failure = {
  image_not_allowed: 'Picha hii haikuongezwa. Si PNG au JPEG, au ni kubwa mno.',
  image_not_found: 'Picha moja haipatikani tena. Hakuna kilichotumwa. Tafadhali ondoa picha zako na uziongeze tena.',
  feedback_too_often:
    'Umetuma maoni yote yanayoruhusiwa kwa siku moja. Hakuna kilichotumwa. Tafadhali jaribu tena kesho.',
};
