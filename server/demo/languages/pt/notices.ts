/** Notices for members. */
export default {
  'demo-site': {
    title: 'Site de demonstração: só dinheiro fictício',
    content:
      'Este site não usa dinheiro real. Os depósitos passam por uma página de pagamento de demonstração, e alguns jogadores do painel de ganhadores são simulados.',
  },
  'jade-lantern': {
    title: 'Novo slot: Lanterna de Jade',
    content:
      'Lanterna de Jade já está disponível: cinco rolos, dez linhas, giros grátis com ganhos em dobro e um jackpot. A tabela de pagamentos, o retorno ao jogador e a verificação de cada rodada estão no jogo.',
  },
  jackpots: {
    title: 'Como nossos jackpots são formados',
    content:
      'Nós iniciamos cada jackpot, e 1% de cada aposta participante é somado a ele. O ganhador leva o valor inteiro. Veja os valores atuais e sua chance de ganhar na página Jackpots.',
  },
  safety: {
    title: 'Proteja sua conta',
    content:
      'Ative a verificação em duas etapas na Central de segurança. Se você deixou a conta aberta em outro lugar, pode sair de todos os dispositivos em Minha conta.',
  },
};
