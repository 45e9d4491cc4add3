/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Boas-vindas ao {brand}',
    content:
      'Este é um site de demonstração. Todo o dinheiro aqui é fictício.\nAinda não tem conta? Escolha “Jogar grátis” na janela de login.',
  },
  'good-to-know': {
    title: 'Bom saber',
    content:
      'As ofertas atuais estão em “Promoções”.\nEm “Jogo responsável”, você pode definir limites de depósitos, perdas e tempo a qualquer momento.',
  },
};
