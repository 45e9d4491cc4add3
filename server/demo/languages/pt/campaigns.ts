/** Campaigns. */
export default {
  'first-light': {
    title: 'Primeira luz',
    summary: 'Seu depósito em dobro para o cassino.',
    body: 'Participe antes de depositar e adicionamos o mesmo valor em bônus, até o máximo indicado abaixo.\nVocê pode usar esta oferta três vezes.',
  },
  'lantern-gift': {
    title: 'Presente da lanterna',
    summary: 'Um presente para uma noite à luz das lanternas.',
    body: 'Um presente por membro, para jogos de cassino.',
  },
  'second-wind': {
    title: 'Novo fôlego',
    summary: 'Cashback semanal de 10% nos jogos de cassino.',
    body: 'Cada semana, de segunda a domingo, é contada em separado. Não é preciso se inscrever: seu cashback aparece na central de recompensas.',
  },
  'fair-share': {
    title: 'Parte justa',
    summary: 'Parte da vantagem da casa em cada aposta volta para você, ganhando ou perdendo.',
    body: 'O valor é pago direto no seu saldo uma vez por mês. Jogos com RTP mais alto têm vantagem da casa menor.',
  },
  'your-day': {
    title: 'Seu dia',
    summary: 'Um presente no seu aniversário.',
    body: 'Usamos a data de nascimento do seu cadastro. Você pode resgatar o presente durante uma semana.',
  },
  'match-day': {
    title: 'Dia de jogo',
    summary: 'Bônus para sua próxima partida.',
    body: 'Faça o pedido e nós o analisamos em até um dia.',
  },
  'lucky-number': {
    title: 'Número da sorte',
    summary: 'Para os primeiros 500 membros com o código PARLOUR-10.',
    body: 'Digite o código PARLOUR-10 para resgatar.',
  },
  'round-table': {
    title: 'Távola redonda',
    summary: 'Bônus para jogos de cartas contra outros jogadores.',
    body: 'Para membros que já fizeram um depósito.',
  },
  autumn: {
    title: 'Noites de outono',
    summary: 'Um presente do outono passado.',
    body: 'Esta promoção terminou.',
  },
  harvest: {
    title: 'Dias de colheita',
    summary: 'Cashback da última colheita.',
    body: 'Esta promoção terminou.',
  },
  'lantern-rounds': {
    title: 'Vinte e cinco por conta da casa',
    summary: 'Rodadas grátis em jogos selecionados.',
    body: 'Resgate, abra um dos jogos abaixo e jogue. O jogo mostra quantas ainda restam.',
  },
};
