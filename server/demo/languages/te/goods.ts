/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'జేడ్ టీపాట్',
    description: 'వెదురు పిడి ఉన్న స్టోన్‌వేర్, నాలుగు కప్పులకు.',
  },
  vase: {
    name: 'పింగాణీ ఫ్లవర్ వేస్',
    description: 'చేత్తో రంగులు వేసినది, ఎత్తు 28 సెం.మీ.',
  },
  fan: {
    name: 'పట్టు విసనకర్ర',
    description: 'దాని పెట్టెలోనే మడిచి పెట్టుకోవచ్చు.',
  },
  lantern: {
    name: 'కాగితపు లాంటర్న్',
    description: 'బాల్కనీకి లేదా టేబుల్‌కు వెచ్చని వెలుగు.',
  },
  bonsai: {
    name: 'బోన్సాయ్',
    description: 'చిన్న జూనిపర్ మొక్క, ట్రే, పనిముట్లతో.',
  },
  cranes: {
    name: 'కాగితపు కొంగలు',
    description: 'వంద కాగితాలు, ఒక చిన్న పుస్తకం.',
  },
  watch: {
    name: 'పాకెట్ వాచ్',
    description: 'చేత్తో కీ ఇచ్చేది, గొలుసుతో.',
  },
  hourglass: {
    name: 'ఇసుక గడియారం',
    description: 'ఇత్తడి, ఇసుకతో ముప్పై నిమిషాలు.',
  },
  headphones: {
    name: 'హెడ్‌ఫోన్‌లు',
    description: 'వైర్‌లెస్, ముప్పై గంటల ప్లేబ్యాక్.',
  },
  microphone: {
    name: 'మైక్రోఫోన్',
    description: 'కాల్స్, పాటలు, స్ట్రీమ్‌ల కోసం.',
  },
  guitar: {
    name: 'ట్రావెల్ గిటార్',
    description: 'చిన్న ఆకారం, నిండైన శబ్దం, బ్యాగ్‌తో.',
  },
  drum: {
    name: 'చేతి డ్రమ్',
    description: 'బీచ్ కలప, మేక చర్మంతో.',
  },
  maracas: {
    name: 'మరాకాస్',
    description: 'రంగులు వేసిన జత.',
  },
  gamepad: {
    name: 'గేమ్ కంట్రోలర్',
    description: 'కంప్యూటర్లు, ఫోన్లు, కన్సోల్‌ల కోసం.',
  },
  retro: {
    name: 'రెట్రో కన్సోల్',
    description: 'రెండు కంట్రోలర్లు, రెండు వందల గేమ్‌లు.',
  },
  robot: {
    name: 'టిన్ రోబోట్',
    description: 'కీ ఇస్తే నడుస్తుంది.',
  },
  drone: {
    name: 'కెమెరా డ్రోన్',
    description: 'మడిస్తే అరచేయంత అవుతుంది.',
  },
  football: {
    name: 'ఫుట్‌బాల్',
    description: 'మ్యాచ్ సైజు, చేత్తో కుట్టినది.',
  },
  basketball: {
    name: 'బాస్కెట్‌బాల్',
    description: 'ఇండోర్‌కు, వీధికి.',
  },
  tennis: {
    name: 'టెన్నిస్ బంతులు',
    description: 'ట్యూబ్‌లో నాలుగు.',
  },
  shuttlecocks: {
    name: 'షటిల్‌కాక్‌లు',
    description: 'డజను, బాతు ఈకలవి.',
  },
  gloves: {
    name: 'బాక్సింగ్ గ్లోవ్స్',
    description: 'పన్నెండు ఔన్సులు, ర్యాప్‌లతో.',
  },
  cards: {
    name: 'పేక ముక్కలు',
    description: 'రెండు డెక్‌లు, లినెన్ ఫినిష్.',
  },
  dice: {
    name: 'గాజు డైస్',
    description: 'వెల్వెట్ సంచిలో ఒక జత.',
  },
  hat: {
    name: 'టాప్ హ్యాట్',
    description: 'ఉన్ని ఫెల్ట్, నాలుగు సైజుల్లో.',
  },
  wheel: {
    name: 'ఓడ చక్రం',
    description: 'గోడకు, వెడల్పు 40 సెం.మీ.',
  },
  ring: {
    name: 'టోపాజ్ ఉంగరం',
    description: 'స్టెర్లింగ్ వెండి, నీలి టోపాజ్‌తో.',
  },
  pendant: {
    name: 'గార్నెట్ లాకెట్',
    description: 'స్టెర్లింగ్ వెండి గొలుసుపై.',
  },
  cupcakes: {
    name: 'కప్‌కేక్‌ల బాక్స్',
    description: 'ఆరు, మీ దగ్గర్లోని బేకరీ నుంచి.',
  },
  lamp: {
    name: 'ఇత్తడి దీపం',
    description: 'చేత్తో చేసిన ఐదింటిలో ఒకటి.',
  },
};
