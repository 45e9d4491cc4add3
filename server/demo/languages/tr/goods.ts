/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Yeşim çaydanlık',
    description: 'Bambu saplı, dört fincanlık seramik.',
  },
  vase: {
    name: 'Porselen vazo',
    description: 'El boyaması, 28 cm yüksekliğinde.',
  },
  fan: {
    name: 'İpek yelpaze',
    description: 'Kendi kılıfına katlanır.',
  },
  lantern: {
    name: 'Kâğıt fener',
    description: 'Balkon veya masa için sıcak ışık.',
  },
  bonsai: {
    name: 'Bonsai',
    description: 'Tepsisi ve aletleriyle genç bir ardıç.',
  },
  cranes: {
    name: 'Kâğıt turnalar',
    description: 'Yüz yaprak kâğıt ve bir kitapçık.',
  },
  watch: {
    name: 'Cep saati',
    description: 'Elle kurmalı, zincirli.',
  },
  hourglass: {
    name: 'Kum saati',
    description: 'Pirinç metal gövdeli, otuz dakikalık.',
  },
  headphones: {
    name: 'Kulaklık',
    description: 'Kablosuz, otuz saat pil ömrü.',
  },
  microphone: {
    name: 'Mikrofon',
    description: 'Görüşmeler, şarkılar ve yayınlar için.',
  },
  guitar: {
    name: 'Seyahat gitarı',
    description: 'Küçük gövde, dolgun ses, çantasıyla.',
  },
  drum: {
    name: 'El davulu',
    description: 'Kayın ve keçi derisi.',
  },
  maracas: {
    name: 'Marakas',
    description: 'Boyalı, bir çift.',
  },
  gamepad: {
    name: 'Oyun kolu',
    description: 'Bilgisayar, telefon ve konsollar için.',
  },
  retro: {
    name: 'Retro konsol',
    description: 'İki kol ve iki yüz oyun.',
  },
  robot: {
    name: 'Teneke robot',
    description: 'Kurulur ve yürür.',
  },
  drone: {
    name: 'Kameralı dron',
    description: 'El boyutuna katlanır.',
  },
  football: {
    name: 'Futbol topu',
    description: 'Maç boyu, el dikişi.',
  },
  basketball: {
    name: 'Basketbol topu',
    description: 'Salon ve sokak için.',
  },
  tennis: {
    name: 'Tenis topları',
    description: 'Dörtlü kutu.',
  },
  shuttlecocks: {
    name: 'Badminton topları',
    description: 'Bir düzine, kaz tüyü.',
  },
  gloves: {
    name: 'Boks eldiveni',
    description: 'On iki ons, bandajıyla.',
  },
  cards: {
    name: 'Oyun kâğıdı',
    description: 'İki deste, keten doku.',
  },
  dice: {
    name: 'Cam zar',
    description: 'Kadife kesede bir çift.',
  },
  hat: {
    name: 'Silindir şapka',
    description: 'Yün keçe, dört beden.',
  },
  wheel: {
    name: 'Gemi dümeni',
    description: 'Duvar için, 40 cm çapında.',
  },
  ring: {
    name: 'Topaz yüzük',
    description: 'Mavi topazlı 925 ayar gümüş.',
  },
  pendant: {
    name: 'Grena kolye',
    description: '925 ayar gümüş zincirli.',
  },
  cupcakes: {
    name: 'Bir kutu kek',
    description: 'Altı adet, yakınınızdaki bir pastaneden.',
  },
  lamp: {
    name: 'Pirinç metal lamba',
    description: 'El yapımı beş lambadan biri.',
  },
};
