/** Login methods of Firebase, and its refusals. */
export const texts = {
  title: 'វិធីចូលគណនីផ្សេងទៀត',
  or: 'ឬ',
  google: 'បន្តជាមួយ Google',
  facebook: 'បន្តជាមួយ Facebook',
  phone: 'បន្តតាមទូរសព្ទ',
  number: 'លេខទូរសព្ទ',
  numberHint: 'សូមដាក់កូដប្រទេស ឧទាហរណ៍ +1 415 555 0123',
  sendCode: 'ផ្ញើលេខកូដ',
  resendIn_other: 'ផ្ញើម្ដងទៀតក្នុង {{count}} វិនាទី',
  codeLabel: 'លេខកូដពីសារ SMS',
  enter: 'ចូលតាមទូរសព្ទ',
  lockedFor_other: 'សូមព្យាយាមម្ដងទៀតក្នុង {{count}} វិនាទី។',
  code: {
    'invalid-phone-number': 'សូមបញ្ចូលលេខទូរសព្ទ​ឱ្យត្រឹមត្រូវ',
    'missing-phone-number': 'សូមបញ្ចូលលេខទូរសព្ទ​របស់អ្នក។',
    'too-many-requests': 'ព្យាយាមច្រើនដងពេក។ សូមព្យាយាមម្ដងទៀតក្រោយ {{length}}។',
    unknown: 'ការចូលគណនីបរាជ័យ។ សូមព្យាយាមម្ដងទៀត។',
    'invalid-verification-code': 'សូមបញ្ចូលលេខកូដផ្ទៀងផ្ទាត់​ឱ្យត្រឹមត្រូវ',
    'missing-verification-code': 'សូមបញ្ចូលលេខកូដពីសារ SMS។',
    'captcha-check-failed': 'ការត្រួតពិនិត្យសុវត្ថិភាពមិនបានជោគជ័យ។ សូមព្យាយាមម្ដងទៀត។',
    'quota-exceeded': 'ថ្ងៃនេះមិនអាចផ្ញើលេខកូដបានទៀតទេ។ សូមទាក់ទងសេវាអតិថិជន។',
    'operation-not-allowed': 'មិនអាចប្រើវិធីចូលគណនីនេះបានទេ។ សូមទាក់ទងសេវាអតិថិជន។',
    'code-expired': 'លេខកូដនេះផុតកំណត់ហើយ។ សូមស្នើលេខកូដថ្មី។',
    'popup-closed-by-user': 'ការចូលគណនីបរាជ័យ៖ ផ្ទាំងត្រូវបានបិទ។ សូមព្យាយាមម្ដងទៀត។',
    'popup-blocked': 'ផ្ទាំងលោតត្រូវបានទប់ស្កាត់។ សូមអនុញ្ញាតផ្ទាំងលោត រួចព្យាយាមម្ដងទៀត។',
    'network-request-failed': 'បណ្ដាញមានបញ្ហា សូមព្យាយាមម្ដងទៀត',
  },
};

export const failure = {
  firebase_token_refused: 'ការចូលគណនីនេះ​មិនត្រូវបានទទួលទេ។ សូមចាប់ផ្ដើមម្ដងទៀត។',
  firebase_unavailable: 'វិធីចូលគណនីនេះមិនឆ្លើយតប។ សូមព្យាយាមពេលក្រោយ ឬប្រើវិធីផ្សេង។',
  firebase_unregistered: 'មិនទាន់មានគណនីភ្ជាប់នឹងការចូលនេះទេ។ សូមចុះឈ្មោះជាមុនសិន។',
};
