import type { VerifyKey } from './en.ts';

/** Texts of the verification of rounds in Telugu. */
export const te: Record<VerifyKey, string> = {
  'verify.title': 'రౌండ్‌ను వెరిఫై చేయండి',
  'verify.intro': 'సీడ్‌ల నుంచే మీ బ్రౌజర్‌లో లెక్కిస్తుంది. ఆఫ్‌లైన్‌లోనూ పని చేస్తుంది, ఏమీ పంపదు.',
  'verify.serverSeed': 'సర్వర్ సీడ్ (వెల్లడించినది)',
  'verify.commitment': 'రౌండ్‌కు ముందు చూపిన దాని హ్యాష్',
  'verify.clientSeed': 'క్లయింట్ సీడ్',
  'verify.nonce': 'రౌండ్ నంబర్ (nonce)',
  'verify.game': 'గేమ్',
  'verify.choose': 'గేమ్ ఎంచుకోండి',
  'verify.moves': 'ఎత్తులు',
  'verify.waiting': 'ఈ ఎత్తుల తర్వాత రౌండ్ మరో ఎత్తు కోసం వేచి ఉంది.',
  'verify.impossible': 'ఇలాంటి రౌండ్ ఆడి ఉండే అవకాశం లేదు: దాని బెట్‌ను లేదా ఒక ఎత్తును నియమాలు అనుమతించవు.',
  'verify.stake': 'బెట్',
  'verify.run': 'వెరిఫై',
  'verify.hashOk': 'హ్యాష్ సరిపోలింది: రౌండ్‌కు ముందు చూపిన సీడ్ ఇదే.',
  'verify.hashWrong': 'హ్యాష్ ఈ సర్వర్ సీడ్‌తో సరిపోలలేదు.',
  'verify.hashOwn': 'ఈ సర్వర్ సీడ్ హ్యాష్: {hash}',
  'verify.total': 'ఈ రౌండ్ {stake} స్టేక్‌కు {amount} చెల్లిస్తుంది (కరెన్సీ అతిచిన్న యూనిట్లలో).',
  'verify.jackpot': 'ఈ రౌండ్ గ్రాండ్ జాక్‌పాట్ గెలుస్తుంది.',
  'verify.noJackpot': 'ఈ రౌండ్ జాక్‌పాట్ గెలవదు.',
  'verify.bad': 'గేమ్, సర్వర్ సీడ్, 1–64 అక్షరాలు, అంకెలు, - లేదా _ ఉన్న క్లయింట్ సీడ్, పూర్ణ సంఖ్య nonce, రౌండ్ బెట్, ఎత్తులు నమోదు చేయండి.',
  'verify.insecure': 'మీ బ్రౌజర్ ఇక్కడ రౌండ్లను వెరిఫై చేయలేదు. పేజీని HTTPS ద్వారా లేదా సేవ్ చేసిన ఫైల్‌గా తెరవండి.',
  'verify.page': 'ప్రత్యేక వెరిఫైయర్ తెరవండి (సేవ్ చేసి ఆఫ్‌లైన్‌లో వాడవచ్చు)',
};
