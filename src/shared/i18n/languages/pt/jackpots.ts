/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Valores iniciais pagos por nós',
    contributed: 'Das apostas',
    funded: 'Adicionado por nós, fora do RTP',
    paid: 'Pago aos ganhadores',
    reserve: 'Reserva',
    sum: 'Total que entrou {{came}} = pago {{paid}} + atual {{shown}} + reserva {{reserve}}',
    restart:
      'Depois de um prêmio, o jackpot recomeça entre {{min}} e {{max}}. A reserva paga esse valor se puder; se não, nós pagamos. O que passar de {{bound}} na reserva é somado.',
    odds: 'Sai em média uma vez a cada {{oneIn}} giros, com a aposta de referência',
    share: '{{percent}} de cada aposta vai para o jackpot',
    games: 'Jogos participantes',
    wins: 'Últimos prêmios',
    winsEmpty: 'Ainda não saiu',
    lastWin: 'Último prêmio',
    biggestWin: 'Maior prêmio',
    won: '{{amount}} para {{player}}, {{day}}',
    how: 'Como é formado',
  },
};
