/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Tsarerang jade',
    description: 'Stoneware na may hawakang kawayan, para sa apat na tasa.',
  },
  vase: {
    name: 'Plorerang porselana',
    description: 'Ipininta gamit ang kamay, 28 cm ang taas.',
  },
  fan: {
    name: 'Pamaypay na sutla',
    description: 'Naititiklop sa sarili nitong lalagyan.',
  },
  lantern: {
    name: 'Parol na papel',
    description: 'Mainit na liwanag para sa balkonahe o mesa.',
  },
  bonsai: {
    name: 'Bonsai',
    description: 'Batang juniper na may tray at mga gamit.',
  },
  cranes: {
    name: 'Paper crane',
    description: 'Sandaang papel at isang booklet.',
  },
  watch: {
    name: 'Relong de-bulsa',
    description: 'De-susi, may kadena.',
  },
  hourglass: {
    name: 'Hourglass',
    description: 'Tatlumpung minuto ng tanso at buhangin.',
  },
  headphones: {
    name: 'Headphones',
    description: 'Wireless, tatlumpung oras ang tunog.',
  },
  microphone: {
    name: 'Mikropono',
    description: 'Para sa tawag, kanta at stream.',
  },
  guitar: {
    name: 'Gitarang pambiyahe',
    description: 'Maliit ang katawan, buo ang tunog, may bag.',
  },
  drum: {
    name: 'Tambol',
    description: 'Kahoy na beech at balat ng kambing.',
  },
  maracas: {
    name: 'Maracas',
    description: 'Isang pares, may pinta.',
  },
  gamepad: {
    name: 'Game controller',
    description: 'Para sa computer, phone at console.',
  },
  retro: {
    name: 'Retro console',
    description: 'Dalawang controller at dalawang daang laro.',
  },
  robot: {
    name: 'Robot na lata',
    description: 'Sinususian at naglalakad.',
  },
  drone: {
    name: 'Drone na may camera',
    description: 'Natitiklop na kasinlaki ng palad.',
  },
  football: {
    name: 'Football',
    description: 'Sukat na pang-laro, tahi sa kamay.',
  },
  basketball: {
    name: 'Basketball',
    description: 'Para sa gym at kalye.',
  },
  tennis: {
    name: 'Mga bola ng tennis',
    description: 'Isang tubo na may apat.',
  },
  shuttlecocks: {
    name: 'Mga shuttlecock',
    description: 'Isang dosena, balahibo ng gansa.',
  },
  gloves: {
    name: 'Boxing gloves',
    description: '12 onsa, may kasamang wraps.',
  },
  cards: {
    name: 'Baraha',
    description: 'Dalawang deck, linen finish.',
  },
  dice: {
    name: 'Dais na salamin',
    description: 'Isang pares sa supot na velvet.',
  },
  hat: {
    name: 'Top hat',
    description: 'Wool felt, sa apat na sukat.',
  },
  wheel: {
    name: 'Manibela ng barko',
    description: 'Para sa dingding, 40 cm ang lapad.',
  },
  ring: {
    name: 'Singsing na topaz',
    description: 'Sterling silver na may asul na topaz.',
  },
  pendant: {
    name: 'Pendant na garnet',
    description: 'Sa kadenang sterling silver.',
  },
  cupcakes: {
    name: 'Isang kahong cupcake',
    description: 'Anim, mula sa bakery na malapit sa iyo.',
  },
  lamp: {
    name: 'Lamparang tanso',
    description: 'Isa sa lima, gawa sa kamay.',
  },
};
