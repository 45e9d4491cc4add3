/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Sete lanternas',
    summary: 'Faça check-in todo dia; a sétima lanterna acende um bônus.',
    body: 'Faça check-in uma vez por dia. Cada dia da sequência tem seu presente e, depois do sétimo, começa uma nova sequência.\nUm dia perdido por sequência é preenchido para você.',
  },
  'evening-wheel': {
    title: 'A roda da noite',
    summary: 'Um giro por dia, com a chance de cada prêmio informada.',
    body: 'Gire a roda uma vez por dia. O resultado é sorteado antes de a roda se mover.',
  },
  'harbour-raffle': {
    title: 'Sorteio do porto',
    summary: 'Cada $10 de apostas válidas rende um bilhete. Quatorze prêmios.',
    body: 'Jogue qualquer jogo com seu próprio dinheiro. Cada $10 de apostas válidas rende um bilhete, até 200.\nQualquer pessoa pode verificar o sorteio.',
  },
  'lantern-raffle': {
    title: 'Sorteio da lanterna',
    summary: 'O sorteio da semana passada já foi realizado. Veja os ganhadores e verifique.',
    body: 'Cada $10 de apostas válidas rendeu um bilhete. Os prêmios já foram entregues.',
  },
};
