/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Birika la jade',
    description: 'La udongo mgumu lenye mpini wa mianzi, kwa vikombe vinne.',
  },
  vase: {
    name: 'Chombo cha maua cha kauri',
    description: 'Kimepakwa rangi kwa mkono, urefu sm 28.',
  },
  fan: {
    name: 'Upepeo wa hariri',
    description: 'Hukunjwa ndani ya kasha lake.',
  },
  lantern: {
    name: 'Taa ya karatasi',
    description: 'Mwanga laini kwa baraza au meza.',
  },
  bonsai: {
    name: 'Bonsai',
    description: 'Mreteni mchanga pamoja na trei na vifaa vyake.',
  },
  cranes: {
    name: 'Korongo wa karatasi',
    description: 'Karatasi mia moja na kijitabu.',
  },
  watch: {
    name: 'Saa ya mfukoni',
    description: 'Ya kujaza kwa mkono, yenye mnyororo.',
  },
  hourglass: {
    name: 'Saa ya mchanga',
    description: 'Dakika thelathini za shaba na mchanga.',
  },
  headphones: {
    name: 'Headphone',
    description: 'Zisizo na waya, zenye saa thelathini za sauti.',
  },
  microphone: {
    name: 'Maikrofoni',
    description: 'Kwa simu, nyimbo na matangazo ya live.',
  },
  guitar: {
    name: 'Gitaa la safari',
    description: 'Umbo dogo, sauti kamili, pamoja na begi.',
  },
  drum: {
    name: 'Ngoma ya mkono',
    description: 'Ya mti wa beech na ngozi ya mbuzi.',
  },
  maracas: {
    name: 'Kayamba',
    description: 'Jozi moja, zimepakwa rangi.',
  },
  gamepad: {
    name: 'Kidhibiti cha michezo',
    description: 'Kwa kompyuta, simu na konsoli.',
  },
  retro: {
    name: 'Konsoli ya zamani',
    description: 'Vidhibiti viwili na michezo mia mbili.',
  },
  robot: {
    name: 'Roboti ya bati',
    description: 'Huvutwa ufunguo na kutembea.',
  },
  drone: {
    name: 'Droni ya kamera',
    description: 'Hukunjika hadi ukubwa wa kiganja.',
  },
  football: {
    name: 'Mpira wa miguu',
    description: 'Ukubwa wa mechi, umeshonwa kwa mkono.',
  },
  basketball: {
    name: 'Mpira wa kikapu',
    description: 'Kwa ukumbini na mtaani.',
  },
  tennis: {
    name: 'Mipira ya tenisi',
    description: 'Kopo la mipira minne.',
  },
  shuttlecocks: {
    name: 'Vinyoya vya badminton',
    description: 'Dazeni moja, vya manyoya ya bata bukini.',
  },
  gloves: {
    name: 'Glavu za ngumi',
    description: 'Aunsi kumi na mbili, pamoja na bandeji.',
  },
  cards: {
    name: 'Karata',
    description: 'Seti mbili, zenye umaliziaji wa kitani.',
  },
  dice: {
    name: 'Dadu za kioo',
    description: 'Jozi moja kwenye mfuko wa mahameli.',
  },
  hat: {
    name: 'Kofia ndefu',
    description: 'Ya sufu, kwa saizi nne.',
  },
  wheel: {
    name: 'Usukani wa meli',
    description: 'Wa ukutani, upana sm 40.',
  },
  ring: {
    name: 'Pete ya topazi',
    description: 'Fedha halisi yenye topazi ya bluu.',
  },
  pendant: {
    name: 'Kidani cha garneti',
    description: 'Kwenye mkufu wa fedha halisi.',
  },
  cupcakes: {
    name: 'Boksi la keki ndogo',
    description: 'Sita, kutoka duka la keki lililo karibu nawe.',
  },
  lamp: {
    name: 'Taa ya shaba',
    description: 'Moja kati ya tano, imetengenezwa kwa mkono.',
  },
};
