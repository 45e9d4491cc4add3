/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Théière de jade',
    description: 'Grès à anse de bambou, pour quatre tasses.',
  },
  vase: {
    name: 'Vase en porcelaine',
    description: 'Peint à la main, 28 cm de haut.',
  },
  fan: {
    name: 'Éventail en soie',
    description: 'Se replie dans son étui.',
  },
  lantern: {
    name: 'Lanterne en papier',
    description: 'Une lumière chaude pour un balcon ou une table.',
  },
  bonsai: {
    name: 'Bonsaï',
    description: 'Un jeune genévrier avec son plateau et ses outils.',
  },
  cranes: {
    name: 'Grues en papier',
    description: 'Cent feuilles et un livret.',
  },
  watch: {
    name: 'Montre de poche',
    description: 'À remontage manuel, avec chaîne.',
  },
  hourglass: {
    name: 'Sablier',
    description: 'Trente minutes de laiton et de sable.',
  },
  headphones: {
    name: 'Casque audio',
    description: 'Sans fil, trente heures d’autonomie.',
  },
  microphone: {
    name: 'Microphone',
    description: 'Pour les appels, les chansons et les directs.',
  },
  guitar: {
    name: 'Guitare de voyage',
    description: 'Petit corps, son ample, avec housse.',
  },
  drum: {
    name: 'Tambour à main',
    description: 'Hêtre et peau de chèvre.',
  },
  maracas: {
    name: 'Maracas',
    description: 'Une paire, peinte.',
  },
  gamepad: {
    name: 'Manette de jeu',
    description: 'Pour ordinateurs, téléphones et consoles.',
  },
  retro: {
    name: 'Console rétro',
    description: 'Deux manettes et deux cents jeux.',
  },
  robot: {
    name: 'Robot en fer-blanc',
    description: 'Se remonte et marche.',
  },
  drone: {
    name: 'Drone caméra',
    description: 'Se replie à la taille d’une main.',
  },
  football: {
    name: 'Ballon de football',
    description: 'Taille match, cousu main.',
  },
  basketball: {
    name: 'Ballon de basket',
    description: 'Pour la salle et la rue.',
  },
  tennis: {
    name: 'Balles de tennis',
    description: 'Un tube de quatre.',
  },
  shuttlecocks: {
    name: 'Volants de badminton',
    description: 'Une douzaine, en plume d’oie.',
  },
  gloves: {
    name: 'Gants de boxe',
    description: 'Douze onces, avec bandages.',
  },
  cards: {
    name: 'Jeu de cartes',
    description: 'Deux jeux, finition lin.',
  },
  dice: {
    name: 'Dés en verre',
    description: 'Une paire dans une pochette de velours.',
  },
  hat: {
    name: 'Haut-de-forme',
    description: 'Feutre de laine, en quatre tailles.',
  },
  wheel: {
    name: 'Barre à roue',
    description: 'Décoration murale, 40 cm de large.',
  },
  ring: {
    name: 'Bague topaze',
    description: 'Argent massif et topaze bleue.',
  },
  pendant: {
    name: 'Pendentif grenat',
    description: 'Sur une chaîne en argent massif.',
  },
  cupcakes: {
    name: 'Boîte de cupcakes',
    description: 'Six, d’une pâtisserie près de chez vous.',
  },
  lamp: {
    name: 'Lampe en laiton',
    description: 'L’une des cinq, faite à la main.',
  },
};
