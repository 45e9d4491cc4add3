/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'लॉग इन के अन्य तरीके',
  or: 'या',
  google: 'Google से जारी रखें',
  facebook: 'Facebook से जारी रखें',
  phone: 'फ़ोन से जारी रखें',
  number: 'फ़ोन नंबर',
  numberHint: 'देश का कोड भी डालें, जैसे +91 98765 43210',
  sendCode: 'कोड भेजें',
  resendIn_one: '{{count}} सेकंड में फिर भेजें',
  resendIn_other: '{{count}} सेकंड में फिर भेजें',
  codeLabel: 'SMS में आया कोड',
  enter: 'फ़ोन से लॉग इन करें',
  lockedFor_one: '{{count}} सेकंड में फिर कोशिश करें।',
  lockedFor_other: '{{count}} सेकंड में फिर कोशिश करें।',
  code: {
    'invalid-phone-number': 'कृपया सही मोबाइल नंबर डालें',
    'missing-phone-number': 'कृपया अपना फ़ोन नंबर डालें।',
    'too-many-requests': 'बहुत सारी कोशिशें हुईं। कृपया बाद में फिर कोशिश करें, बाकी समय: {{length}}।',
    unknown: 'लॉग इन नहीं हो सका। कृपया फिर कोशिश करें।',
    'invalid-verification-code': 'कृपया सही वेरिफ़िकेशन कोड डालें',
    'missing-verification-code': 'कृपया SMS में आया कोड डालें।',
    'captcha-check-failed': 'सुरक्षा जांच विफल हुई। कृपया फिर कोशिश करें।',
    'quota-exceeded': 'आज और कोड नहीं भेजे जा सकते। कृपया कस्टमर सपोर्ट से संपर्क करें।',
    'operation-not-allowed': 'लॉग इन का यह तरीका उपलब्ध नहीं है। कृपया कस्टमर सपोर्ट से संपर्क करें।',
    'code-expired': 'यह कोड समाप्त हो गया है। कृपया नया मंगाएं।',
    'popup-closed-by-user': 'लॉग इन नहीं हो सका: विंडो बंद कर दी गई। कृपया फिर कोशिश करें।',
    'popup-blocked': 'पॉपअप ब्लॉक हो गया। कृपया पॉपअप की अनुमति दें और फिर कोशिश करें।',
    'network-request-failed': 'नेटवर्क में समस्या है, कृपया फिर कोशिश करें',
  },
};

export const failure = {
  firebase_token_refused: 'यह लॉग इन स्वीकार नहीं हुआ। कृपया फिर से शुरू करें।',
  firebase_unavailable: 'लॉग इन के इस तरीके से जवाब नहीं मिल रहा। कृपया बाद में कोशिश करें या दूसरा तरीका चुनें।',
  firebase_unregistered: 'इस लॉग इन से अभी कोई अकाउंट जुड़ा नहीं है। कृपया पहले रजिस्टर करें।',
};
