import type { MessageKey } from './en.ts';

export const pt: Record<MessageKey, string> = {
  placed: 'Lugar {seat}, boot {boot}',
  begin: 'Sentar',
  fact: 'rake de {rake} de cada pote',
  pot: 'Pote',
  part: 'Rake {rake}',
  rake: 'Rake {amount}',
  you: 'Você',
  seat: 'Lugar {seat}',
  simulated: 'Simulado',
  free: 'Lugar vazio',
  away: 'Ausente',
  blind: 'Às cegas',
  seen: 'Viu as cartas',
  packed: 'Desistiu',
  'act.see': 'Ver cartas',
  'act.pack': 'Desistir',
  'act.bet': 'Apostar {amount}',
  'act.raise': 'Aumentar {amount}',
  'act.show': 'Comparar {amount}',
  'did.see': '{who}: viu as cartas',
  'did.pack': '{who}: desistiu',
  'did.bet': '{who}: apostou',
  'did.raise': '{who}: aumentou',
  'did.show': '{who}: pediu comparação',
  wins: '{who} ganhou o pote: {amount}',
  'by.packed': 'Todos os outros desistiram.',
  'by.show': 'Comparação.',
  'by.limit': 'O limite foi atingido: todos mostram.',
  cards: '{who}: {cards}',
  'kind.high': 'Carta alta',
  'kind.pair': 'Par',
  'kind.colour': 'Cor',
  'kind.sequence': 'Sequência',
  'kind.pure': 'Sequência pura',
  'kind.trail': 'Trinca',
  'bet.hand': 'Mão apostada até o limite por dois jogadores',
  pot_part: 'Pago pelo pote',
  'rules.hand':
    'De dois a cinco jogadores. Antes de cada mão, o limite inteiro de {stake} sai do seu saldo: é o máximo que a mão pode custar. O que você não apostar volta quando a mão terminar. Cada jogador põe um boot de {boot} no pote e recebe três cartas.',
  'rules.rake':
    'A casa fica com {rake} de cada pote, arredondado para baixo, e não joga cartas. O resto é pago ao ganhador.',
  'rules.bets':
    'Na sua vez, você aposta às cegas ou vê antes suas cartas. Um jogador às cegas aposta o valor atual ou aumenta para o dobro; quem viu as cartas aposta o dobro do que apostaria às cegas. A aposta define o valor para o próximo jogador. Quem desiste perde o que apostou.',
  'rules.end':
    'Ganha o último jogador que restar. Quando restam dois, um pode pagar por uma comparação: ganha a melhor mão; se forem iguais, perde quem pediu. Quem viu as cartas não pode pedir a quem está às cegas. Quando um jogador não consegue apostar dentro do limite, todos mostram; mãos iguais dividem o pote.',
  'rules.ranks': 'Da maior para a menor. A-K-Q é a maior sequência, depois A-2-3, depois K-Q-J.',
  'rules.lowest': 'Neste jogo ganha a mão mais baixa: a ordem acima vale ao contrário.',
  'rules.time':
    'Você tem {seconds} segundos na sua vez. Depois disso, você desiste e fica ausente até voltar. Após dois minutos de ausência, o lugar fica livre. Recarregar a página ou perder a conexão não encerra sua mão.',
  'rules.fair':
    'O hash da semente do baralho é exibido antes da mão; a semente, depois. Qualquer pessoa pode então verificar toda a distribuição, incluindo as cartas de quem desistiu.',
  'rules.who':
    'Jogadores simulados são programas e estão marcados como tal. Eles podem ocupar lugares livres. Dinheiro real e dinheiro fictício nunca se encontram na mesma mão.',
};
