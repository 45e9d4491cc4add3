/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'లాగిన్‌కు ఇతర మార్గాలు',
  or: 'లేదా',
  google: 'Google తో కొనసాగండి',
  facebook: 'Facebook తో కొనసాగండి',
  phone: 'ఫోన్‌తో కొనసాగండి',
  number: 'ఫోన్ నంబర్',
  numberHint: 'దేశం కోడ్‌తో సహా, ఉదాహరణకు +91 98765 43210',
  sendCode: 'కోడ్ పంపండి',
  resendIn_one: '{{count}} సెకనులో మళ్లీ పంపండి',
  resendIn_other: '{{count}} సెకన్లలో మళ్లీ పంపండి',
  codeLabel: 'SMSలో వచ్చిన కోడ్',
  enter: 'ఫోన్‌తో లాగిన్',
  lockedFor_one: '{{count}} సెకను తర్వాత మళ్లీ ప్రయత్నించండి.',
  lockedFor_other: '{{count}} సెకన్ల తర్వాత మళ్లీ ప్రయత్నించండి.',
  code: {
    'invalid-phone-number': 'సరైన మొబైల్ నంబర్ నమోదు చేయండి',
    'missing-phone-number': 'మీ ఫోన్ నంబర్ నమోదు చేయండి.',
    'too-many-requests': 'చాలాసార్లు ప్రయత్నించారు. {{length}} గడిచాక మళ్లీ ప్రయత్నించండి.',
    unknown: 'లాగిన్ విఫలమైంది. మళ్లీ ప్రయత్నించండి.',
    'invalid-verification-code': 'సరైన వెరిఫికేషన్ కోడ్ నమోదు చేయండి',
    'missing-verification-code': 'SMSలో వచ్చిన కోడ్ నమోదు చేయండి.',
    'captcha-check-failed': 'సెక్యూరిటీ చెక్ విఫలమైంది. మళ్లీ ప్రయత్నించండి.',
    'quota-exceeded': 'ఈరోజు ఇక కోడ్‌లు పంపలేం. కస్టమర్ కేర్‌ను సంప్రదించండి.',
    'operation-not-allowed': 'ఈ లాగిన్ పద్ధతి అందుబాటులో లేదు. కస్టమర్ కేర్‌ను సంప్రదించండి.',
    'code-expired': 'ఈ కోడ్ గడువు ముగిసింది. కొత్తది కోరండి.',
    'popup-closed-by-user': 'లాగిన్ విఫలమైంది: విండో మూసుకుంది. మళ్లీ ప్రయత్నించండి.',
    'popup-blocked': 'పాప్-అప్ బ్లాక్ అయింది. పాప్-అప్‌లను అనుమతించి మళ్లీ ప్రయత్నించండి.',
    'network-request-failed': 'నెట్‌వర్క్ కనెక్షన్‌లో సమస్య ఉంది, మళ్లీ ప్రయత్నించండి',
  },
};

export const failure = {
  firebase_token_refused: 'ఈ లాగిన్‌ను అంగీకరించలేదు. మళ్లీ మొదలుపెట్టండి.',
  firebase_unavailable: 'ఈ లాగిన్ పద్ధతి స్పందించడం లేదు. కాసేపటి తర్వాత ప్రయత్నించండి లేదా వేరే పద్ధతిని వాడండి.',
  firebase_unregistered: 'ఈ లాగిన్‌కు ఇంకా ఖాతా లింక్ కాలేదు. ముందుగా రిజిస్టర్ చేసుకోండి.',
};
