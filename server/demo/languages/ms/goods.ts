/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Teko jed',
    description: 'Tembikar dengan pemegang buluh, untuk empat cawan.',
  },
  vase: {
    name: 'Pasu porselin',
    description: 'Dilukis tangan, tinggi 28 cm.',
  },
  fan: {
    name: 'Kipas sutera',
    description: 'Boleh dilipat ke dalam sarungnya.',
  },
  lantern: {
    name: 'Tanglung kertas',
    description: 'Cahaya hangat untuk balkoni atau meja.',
  },
  bonsai: {
    name: 'Bonsai',
    description: 'Juniper muda dengan dulang dan alatan.',
  },
  cranes: {
    name: 'Burung bangau kertas',
    description: 'Seratus helai kertas dan buku panduan.',
  },
  watch: {
    name: 'Jam poket',
    description: 'Diputar tangan, dengan rantai.',
  },
  hourglass: {
    name: 'Jam pasir',
    description: 'Tiga puluh minit dalam loyang dan pasir.',
  },
  headphones: {
    name: 'Fon kepala',
    description: 'Tanpa wayar, tahan tiga puluh jam.',
  },
  microphone: {
    name: 'Mikrofon',
    description: 'Untuk panggilan, nyanyian dan siaran.',
  },
  guitar: {
    name: 'Gitar kembara',
    description: 'Badan kecil, bunyi penuh, dengan beg.',
  },
  drum: {
    name: 'Gendang tangan',
    description: 'Kayu bic dan kulit kambing.',
  },
  maracas: {
    name: 'Marakas',
    description: 'Sepasang, bercorak.',
  },
  gamepad: {
    name: 'Alat kawalan permainan',
    description: 'Untuk komputer, telefon dan konsol.',
  },
  retro: {
    name: 'Konsol retro',
    description: 'Dua alat kawalan dan dua ratus permainan.',
  },
  robot: {
    name: 'Robot timah',
    description: 'Putar kunci dan ia berjalan.',
  },
  drone: {
    name: 'Dron kamera',
    description: 'Boleh dilipat sebesar tapak tangan.',
  },
  football: {
    name: 'Bola sepak',
    description: 'Saiz perlawanan, dijahit tangan.',
  },
  basketball: {
    name: 'Bola keranjang',
    description: 'Untuk dewan dan luar.',
  },
  tennis: {
    name: 'Bola tenis',
    description: 'Satu tiub, empat biji.',
  },
  shuttlecocks: {
    name: 'Bulu tangkis',
    description: 'Sedozen, bulu angsa.',
  },
  gloves: {
    name: 'Sarung tangan tinju',
    description: 'Dua belas auns, dengan balutan.',
  },
  cards: {
    name: 'Daun terup',
    description: 'Dua dek, kemasan linen.',
  },
  dice: {
    name: 'Dadu kaca',
    description: 'Sepasang dalam uncang baldu.',
  },
  hat: {
    name: 'Topi tinggi',
    description: 'Felt bulu biri-biri, empat saiz.',
  },
  wheel: {
    name: 'Kemudi kapal',
    description: 'Hiasan dinding, lebar 40 cm.',
  },
  ring: {
    name: 'Cincin topaz',
    description: 'Perak sterling dengan topaz biru.',
  },
  pendant: {
    name: 'Loket garnet',
    description: 'Dengan rantai perak sterling.',
  },
  cupcakes: {
    name: 'Sekotak kek cawan',
    description: 'Enam biji, dari kedai roti berhampiran.',
  },
  lamp: {
    name: 'Lampu loyang',
    description: 'Satu daripada lima, buatan tangan.',
  },
};
