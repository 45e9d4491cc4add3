/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'Iba pang paraan para mag-log in',
  or: 'o',
  google: 'Magpatuloy gamit ang Google',
  facebook: 'Magpatuloy gamit ang Facebook',
  phone: 'Magpatuloy gamit ang phone',
  number: 'Phone number',
  numberHint: 'Isama ang country code, halimbawa +1 415 555 0123',
  sendCode: 'Ipadala ang code',
  resendIn_one: 'Ipadala ulit pagkaraan ng {{count}} segundo',
  resendIn_other: 'Ipadala ulit pagkaraan ng {{count}} segundo',
  codeLabel: 'Code mula sa text message',
  enter: 'Mag-log in gamit ang phone',
  lockedFor_one: 'Subukan ulit pagkaraan ng {{count}} segundo.',
  lockedFor_other: 'Subukan ulit pagkaraan ng {{count}} segundo.',
  code: {
    'invalid-phone-number': 'Pakilagay ang valid na mobile number',
    'missing-phone-number': 'Pakilagay ang phone number mo.',
    'too-many-requests': 'Masyadong maraming subok. Pakisubukan ulit pagkaraan ng {{length}}.',
    unknown: 'Hindi nakapag-log in. Pakisubukan ulit.',
    'invalid-verification-code': 'Pakilagay ang valid na verification code',
    'missing-verification-code': 'Pakilagay ang code mula sa text message.',
    'captcha-check-failed': 'Hindi pumasa ang security check. Pakisubukan ulit.',
    'quota-exceeded': 'Wala nang maipapadalang code ngayong araw. Makipag-ugnayan sa customer service.',
    'operation-not-allowed': 'Hindi available ang paraang ito ng pag-log in. Makipag-ugnayan sa customer service.',
    'code-expired': 'Nag-expire na ang code na ito. Humingi ng bago.',
    'popup-closed-by-user': 'Hindi nakapag-log in: naisara ang window. Pakisubukan ulit.',
    'popup-blocked': 'Na-block ang popup. Payagan ang mga popup at subukan ulit.',
    'network-request-failed': 'May problema sa koneksyon, pakisubukan ulit',
  },
};

export const failure = {
  firebase_token_refused: 'Hindi tinanggap ang pag-log in na ito. Magsimula ulit.',
  firebase_unavailable: 'Hindi sumasagot ang paraang ito ng pag-log in. Subukan ulit mamaya o gumamit ng ibang paraan.',
  firebase_unregistered: 'Wala pang account na naka-link sa pag-log in na ito. Mag-register muna.',
};
