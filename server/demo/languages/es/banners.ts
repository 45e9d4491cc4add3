/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'Nuevo',
    title: 'Farol de jade',
    text: 'Cinco rodillos, diez líneas, giros gratis y un jackpot. Cada giro se puede verificar.',
    action: 'Abrir juego',
  },
  grand: {
    eyebrow: 'Jackpots',
    title: 'Cómo se financian nuestros jackpots',
    text: 'Importes actuales, tu probabilidad de ganar y los últimos premios.',
    action: 'Ver jackpots',
  },
  fishing: {
    eyebrow: 'Pesca',
    title: 'Todos los juegos de pesca en un solo lugar',
    text: 'Explora los juegos de pesca por proveedor.',
    action: 'Ver juegos',
  },
  tables: {
    eyebrow: 'Casino en vivo',
    title: 'Ruleta, bacará y blackjack',
    text: 'Explora las mesas en vivo por proveedor.',
    action: 'Ver mesas',
  },
};
