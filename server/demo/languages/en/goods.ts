/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Jade teapot',
    description: 'Stoneware with a bamboo handle, for four cups.',
  },
  vase: {
    name: 'Porcelain vase',
    description: 'Painted by hand, 28 cm high.',
  },
  fan: {
    name: 'Silk fan',
    description: 'Folds into its own case.',
  },
  lantern: {
    name: 'Paper lantern',
    description: 'Warm light for a balcony or a table.',
  },
  bonsai: {
    name: 'Bonsai',
    description: 'A young juniper with its tray and tools.',
  },
  cranes: {
    name: 'Paper cranes',
    description: 'A hundred sheets and a booklet.',
  },
  watch: {
    name: 'Pocket watch',
    description: 'Hand-wound, with a chain.',
  },
  hourglass: {
    name: 'Hourglass',
    description: 'Thirty minutes of brass and sand.',
  },
  headphones: {
    name: 'Headphones',
    description: 'Wireless, with thirty hours of sound.',
  },
  microphone: {
    name: 'Microphone',
    description: 'For calls, songs and streams.',
  },
  guitar: {
    name: 'Travel guitar',
    description: 'Small body, full sound, with a bag.',
  },
  drum: {
    name: 'Hand drum',
    description: 'Beech and goatskin.',
  },
  maracas: {
    name: 'Maracas',
    description: 'A pair, painted.',
  },
  gamepad: {
    name: 'Game controller',
    description: 'For computers, phones and consoles.',
  },
  retro: {
    name: 'Retro console',
    description: 'Two controllers and two hundred games.',
  },
  robot: {
    name: 'Tin robot',
    description: 'Winds up and walks.',
  },
  drone: {
    name: 'Camera drone',
    description: 'Folds to the size of a hand.',
  },
  football: {
    name: 'Football',
    description: 'Match size, hand-stitched.',
  },
  basketball: {
    name: 'Basketball',
    description: 'For hall and street.',
  },
  tennis: {
    name: 'Tennis balls',
    description: 'A tube of four.',
  },
  shuttlecocks: {
    name: 'Shuttlecocks',
    description: 'A dozen, goose feather.',
  },
  gloves: {
    name: 'Boxing gloves',
    description: 'Twelve ounces, with wraps.',
  },
  cards: {
    name: 'Playing cards',
    description: 'Two decks, linen finish.',
  },
  dice: {
    name: 'Glass dice',
    description: 'A pair in a velvet pouch.',
  },
  hat: {
    name: 'Top hat',
    description: 'Wool felt, in four sizes.',
  },
  wheel: {
    name: 'Ship’s wheel',
    description: 'For the wall, 40 cm wide.',
  },
  ring: {
    name: 'Topaz ring',
    description: 'Sterling silver with a blue topaz.',
  },
  pendant: {
    name: 'Garnet pendant',
    description: 'On a chain of sterling silver.',
  },
  cupcakes: {
    name: 'Box of cupcakes',
    description: 'Six, from a bakery near you.',
  },
  lamp: {
    name: 'Brass lamp',
    description: 'One of five, made by hand.',
  },
};
