import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Nepali. */
export const ne: Record<VerifyKey, string> = {
  'verify.title': 'राउन्ड भेरिफाई गर्नुहोस्',
  'verify.intro': 'सिडबाट मात्र, तपाईंकै ब्राउजरमा हिसाब गरिन्छ। अफलाइन चल्छ, र केही पठाइँदैन।',
  'verify.serverSeed': 'सर्भर सिड (देखाइएको)',
  'verify.commitment': 'राउन्डअघि देखाइएको त्यसको ह्यास',
  'verify.clientSeed': 'क्लाइन्ट सिड',
  'verify.nonce': 'राउन्डको नम्बर (नन्स)',
  'verify.game': 'गेम',
  'verify.choose': 'गेम छान्नुहोस्',
  'verify.moves': 'चाल',
  'verify.waiting': 'यी चालपछि राउन्डले अर्को चाल पर्खन्छ।',
  'verify.impossible': 'यस्तो राउन्ड खेलिएको हुनै सक्दैन: यसको बेट वा कुनै चाल नियमले दिँदैन।',
  'verify.stake': 'बेट',
  'verify.run': 'भेरिफाई गर्नुहोस्',
  'verify.hashOk': 'ह्यास मिल्यो: राउन्डअघि देखाइएको सिड यही हो।',
  'verify.hashWrong': 'ह्यास यो सर्भर सिडसँग मिल्दैन।',
  'verify.hashOwn': 'यो सर्भर सिडको ह्यास: {hash}',
  'verify.total': '{stake} बेट रकममा राउन्डको पेआउट {amount} सानो एकाइ हो।',
  'verify.jackpot': 'यो राउन्डले ग्रान्ड ज्याकपोट जित्छ।',
  'verify.noJackpot': 'यो राउन्डले ज्याकपोट जित्दैन।',
  'verify.bad': 'गेम, सर्भर सिड, 1–64 अक्षर, अङ्क, - वा _ को क्लाइन्ट सिड, पूर्ण नन्स, अनि राउन्डको बेट र चाल हाल्नुहोस्।',
  'verify.insecure': 'तपाईंको ब्राउजरले यहाँ राउन्ड भेरिफाई गर्न सक्दैन। पेज HTTPS बाट वा सेभ गरिएको फाइलबाट खोल्नुहोस्।',
  'verify.page': 'छुट्टै भेरिफायर खोल्नुहोस् (सेभ गरेर अफलाइन चलाउन सकिन्छ)',
};
