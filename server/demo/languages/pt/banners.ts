/** The carousel of the home page. */
export default {
  'jade-lantern': {
    eyebrow: 'Novo',
    title: 'Lanterna de Jade',
    text: 'Cinco rolos, dez linhas, giros grátis e um jackpot. Cada giro pode ser verificado.',
    action: 'Abrir jogo',
  },
  grand: {
    eyebrow: 'Jackpots',
    title: 'Como nossos jackpots são formados',
    text: 'Valores atuais, sua chance de ganhar e os últimos prêmios.',
    action: 'Ver jackpots',
  },
  fishing: {
    eyebrow: 'Pescaria',
    title: 'Todos os jogos de pesca em um só lugar',
    text: 'Veja os jogos de pesca por provedor.',
    action: 'Ver jogos',
  },
  tables: {
    eyebrow: 'Cassino ao vivo',
    title: 'Roleta, bacará e blackjack',
    text: 'Veja as mesas ao vivo por provedor.',
    action: 'Ver mesas',
  },
};
