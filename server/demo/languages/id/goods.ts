/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Teko giok',
    description: 'Keramik dengan gagang bambu, untuk empat cangkir.',
  },
  vase: {
    name: 'Vas porselen',
    description: 'Dilukis tangan, tinggi 28 cm.',
  },
  fan: {
    name: 'Kipas sutra',
    description: 'Bisa dilipat ke sarungnya.',
  },
  lantern: {
    name: 'Lentera kertas',
    description: 'Cahaya hangat untuk balkon atau meja.',
  },
  bonsai: {
    name: 'Bonsai',
    description: 'Juniper muda lengkap dengan nampan dan alatnya.',
  },
  cranes: {
    name: 'Origami bangau',
    description: 'Seratus lembar dan buku panduan.',
  },
  watch: {
    name: 'Jam saku',
    description: 'Putar tangan, dengan rantai.',
  },
  hourglass: {
    name: 'Jam pasir',
    description: 'Tiga puluh menit kuningan dan pasir.',
  },
  headphones: {
    name: 'Headphone',
    description: 'Nirkabel, tahan tiga puluh jam.',
  },
  microphone: {
    name: 'Mikrofon',
    description: 'Untuk telepon, bernyanyi, dan streaming.',
  },
  guitar: {
    name: 'Gitar travel',
    description: 'Bodi kecil, suara penuh, dengan tas.',
  },
  drum: {
    name: 'Gendang tangan',
    description: 'Kayu beech dan kulit kambing.',
  },
  maracas: {
    name: 'Marakas',
    description: 'Sepasang, dicat.',
  },
  gamepad: {
    name: 'Stik game',
    description: 'Untuk komputer, HP, dan konsol.',
  },
  retro: {
    name: 'Konsol retro',
    description: 'Dua stik dan dua ratus game.',
  },
  robot: {
    name: 'Robot kaleng',
    description: 'Diputar lalu berjalan.',
  },
  drone: {
    name: 'Drone kamera',
    description: 'Dilipat seukuran tangan.',
  },
  football: {
    name: 'Bola sepak',
    description: 'Ukuran pertandingan, jahitan tangan.',
  },
  basketball: {
    name: 'Bola basket',
    description: 'Untuk lapangan dalam dan luar ruangan.',
  },
  tennis: {
    name: 'Bola tenis',
    description: 'Satu tabung isi empat.',
  },
  shuttlecocks: {
    name: 'Kok bulu tangkis',
    description: 'Satu lusin, bulu angsa.',
  },
  gloves: {
    name: 'Sarung tinju',
    description: 'Dua belas oz, dengan perban tangan.',
  },
  cards: {
    name: 'Kartu remi',
    description: 'Dua dek, permukaan linen.',
  },
  dice: {
    name: 'Dadu kaca',
    description: 'Sepasang dalam kantong beludru.',
  },
  hat: {
    name: 'Topi tinggi',
    description: 'Felt wol, empat ukuran.',
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
    name: 'Liontin garnet',
    description: 'Dengan kalung perak sterling.',
  },
  cupcakes: {
    name: 'Sekotak cupcake',
    description: 'Isi enam, dari toko roti di dekat Anda.',
  },
  lamp: {
    name: 'Lampu kuningan',
    description: 'Satu dari lima, buatan tangan.',
  },
};
