/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'Njia nyingine za kuingia',
  or: 'au',
  google: 'Endelea na Google',
  facebook: 'Endelea na Facebook',
  phone: 'Endelea kwa simu',
  number: 'Namba ya simu',
  numberHint: 'Weka pia msimbo wa nchi, kwa mfano +1 415 555 0123',
  sendCode: 'Tuma msimbo',
  resendIn_one: 'Tuma tena baada ya sekunde {{count}}',
  resendIn_other: 'Tuma tena baada ya sekunde {{count}}',
  codeLabel: 'Msimbo kutoka kwenye SMS',
  enter: 'Ingia kwa simu',
  lockedFor_one: 'Jaribu tena baada ya sekunde {{count}}.',
  lockedFor_other: 'Jaribu tena baada ya sekunde {{count}}.',
  code: {
    'invalid-phone-number': 'Tafadhali weka namba sahihi ya simu',
    'missing-phone-number': 'Tafadhali weka namba yako ya simu.',
    'too-many-requests': 'Umejaribu mara nyingi mno. Tafadhali jaribu tena baada ya {{length}}.',
    unknown: 'Kuingia kumeshindikana. Tafadhali jaribu tena.',
    'invalid-verification-code': 'Tafadhali weka msimbo sahihi wa uthibitishaji',
    'missing-verification-code': 'Tafadhali weka msimbo uliotumwa kwa SMS.',
    'captcha-check-failed': 'Ukaguzi wa usalama umeshindikana. Tafadhali jaribu tena.',
    'quota-exceeded': 'Hakuna misimbo zaidi inayoweza kutumwa leo. Tafadhali wasiliana na huduma kwa wateja.',
    'operation-not-allowed': 'Njia hii ya kuingia haipatikani. Tafadhali wasiliana na huduma kwa wateja.',
    'code-expired': 'Msimbo huu umeisha muda. Tafadhali omba mpya.',
    'popup-closed-by-user': 'Kuingia kumeshindikana: dirisha lilifungwa. Tafadhali jaribu tena.',
    'popup-blocked': 'Dirisha ibukizi limezuiwa. Tafadhali ruhusu madirisha ibukizi na ujaribu tena.',
    'network-request-failed': 'Kuna tatizo la mtandao, tafadhali jaribu tena',
  },
};

export const failure = {
  firebase_token_refused: 'Kuingia huku hakukukubaliwa. Tafadhali anza tena.',
  firebase_unavailable: 'Njia hii ya kuingia haijibu. Tafadhali jaribu tena baadaye au tumia njia nyingine.',
  firebase_unregistered: 'Bado hakuna akaunti iliyounganishwa na njia hii ya kuingia. Tafadhali jisajili kwanza.',
};
