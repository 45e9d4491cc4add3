import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Hindi. */
export const hi: Record<VerifyKey, string> = {
  'verify.title': 'राउंड वेरिफ़ाई करें',
  'verify.intro': 'सिर्फ़ सीड से आपके ब्राउज़र में गणना। यह ऑफ़लाइन चलता है, और कुछ नहीं भेजा जाता।',
  'verify.serverSeed': 'सर्वर सीड (सार्वजनिक)',
  'verify.commitment': 'उसका हैश, जैसा राउंड से पहले दिखा',
  'verify.clientSeed': 'क्लाइंट सीड',
  'verify.nonce': 'राउंड का नंबर (nonce)',
  'verify.game': 'गेम',
  'verify.choose': 'गेम चुनें',
  'verify.moves': 'चालें',
  'verify.waiting': 'इन चालों के बाद राउंड एक और चाल का इंतज़ार करता है।',
  'verify.impossible': 'ऐसा राउंड खेला ही नहीं जा सकता था: नियम उसकी बेट या किसी चाल की अनुमति नहीं देते।',
  'verify.stake': 'बेट',
  'verify.run': 'वेरिफ़ाई करें',
  'verify.hashOk': 'हैश मेल खाता है: यही सीड राउंड से पहले दिखाया गया था।',
  'verify.hashWrong': 'हैश इस सर्वर सीड से मेल नहीं खाता।',
  'verify.hashOwn': 'इस सर्वर सीड का हैश: {hash}',
  'verify.total': 'राउंड {stake} के स्टेक पर {amount} देता है (सबसे छोटी इकाई में)।',
  'verify.jackpot': 'यह राउंड ग्रैंड जैकपॉट जीतता है।',
  'verify.noJackpot': 'यह राउंड जैकपॉट नहीं जीतता।',
  'verify.bad': 'गेम, सर्वर सीड, 1–64 अक्षर, अंक, - या _ वाला क्लाइंट सीड, पूर्ण संख्या में nonce, और राउंड की बेट व चालें डालें।',
  'verify.insecure': 'आपका ब्राउज़र यहां राउंड वेरिफ़ाई नहीं कर सकता। पेज को HTTPS पर या सेव की गई फ़ाइल के रूप में खोलें।',
  'verify.page': 'अलग वेरिफ़ायर खोलें (इसे सेव करके ऑफ़लाइन चलाया जा सकता है)',
};
