/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'जेड चियादानी',
    description: 'बाँसको ह्यान्डल भएको माटोको चियादानी, चार कपका लागि।',
  },
  vase: {
    name: 'पोर्सिलेन फूलदान',
    description: 'हातले रङ्गाइएको, 28 सेमी अग्लो।',
  },
  fan: {
    name: 'रेसमी पङ्खा',
    description: 'आफ्नै खोलमा पट्याउन मिल्ने।',
  },
  lantern: {
    name: 'कागजको ल्यान्टर्न',
    description: 'बार्दली वा टेबलका लागि न्यानो उज्यालो।',
  },
  bonsai: {
    name: 'बोन्साई',
    description: 'सानो धुपीको बोट, ट्रे र औजारसहित।',
  },
  cranes: {
    name: 'कागजका सारस',
    description: 'सय पाना कागज र एउटा पुस्तिका।',
  },
  watch: {
    name: 'पकेट घडी',
    description: 'हातले चाबी दिने, चेनसहित।',
  },
  hourglass: {
    name: 'बालुवा घडी',
    description: 'पित्तल र बालुवाको तीस मिनेट।',
  },
  headphones: {
    name: 'हेडफोन',
    description: 'वायरलेस, तीस घण्टासम्म बज्ने।',
  },
  microphone: {
    name: 'माइक्रोफोन',
    description: 'कल, गीत र स्ट्रिमका लागि।',
  },
  guitar: {
    name: 'ट्राभल गितार',
    description: 'सानो ज्यान, पूरा आवाज, झोलासहित।',
  },
  drum: {
    name: 'हाते ड्रम',
    description: 'बिच काठ र बाख्राको छाला।',
  },
  maracas: {
    name: 'माराकास',
    description: 'रङ्गाइएको एक जोडी।',
  },
  gamepad: {
    name: 'गेम कन्ट्रोलर',
    description: 'कम्प्युटर, मोबाइल र कन्सोलका लागि।',
  },
  retro: {
    name: 'रेट्रो कन्सोल',
    description: 'दुई कन्ट्रोलर र दुई सय गेम।',
  },
  robot: {
    name: 'टिनको रोबोट',
    description: 'चाबी दिएपछि हिँड्ने।',
  },
  drone: {
    name: 'क्यामेरा ड्रोन',
    description: 'पट्याएपछि हत्केलाजत्रो।',
  },
  football: {
    name: 'फुटबल',
    description: 'म्याच साइज, हातले सिलाइएको।',
  },
  basketball: {
    name: 'बास्केटबल',
    description: 'हल र सडक दुवैका लागि।',
  },
  tennis: {
    name: 'टेनिस बल',
    description: 'चारवटाको एक ट्युब।',
  },
  shuttlecocks: {
    name: 'सटलकक',
    description: 'हाँसको प्वाँखका एक दर्जन।',
  },
  gloves: {
    name: 'बक्सिङ ग्लोभ',
    description: 'बाह्र औँस, हाते पट्टीसहित।',
  },
  cards: {
    name: 'तास',
    description: 'दुई गड्डी, लिनेन फिनिस।',
  },
  dice: {
    name: 'सिसाको डाइस',
    description: 'मखमलको थैलीमा एक जोडी।',
  },
  hat: {
    name: 'टप ह्याट',
    description: 'ऊनी फेल्ट, चार साइजमा।',
  },
  wheel: {
    name: 'जहाजको ह्विल',
    description: 'भित्तामा झुन्ड्याउन, 40 सेमी चौडा।',
  },
  ring: {
    name: 'टोपाज औँठी',
    description: 'निलो टोपाज जडिएको चाँदी।',
  },
  pendant: {
    name: 'गार्नेट लकेट',
    description: 'चाँदीको चेनमा।',
  },
  cupcakes: {
    name: 'कपकेकको बक्स',
    description: 'नजिकको बेकरीबाट छवटा।',
  },
  lamp: {
    name: 'पित्तलको बत्ती',
    description: 'हातले बनाइएका पाँचमध्ये एक।',
  },
};
