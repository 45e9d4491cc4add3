/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'Bônus de sorteio',
    summary: 'Ganho na roda ou em um sorteio.',
    body: 'Bônus para o cassino.',
  },
  'mission-prizes': {
    title: 'Bônus de missão',
    summary: 'Bônus de missões e rankings.',
    body: 'Conclua uma missão ou fique em uma posição do ranking que tenha um bônus como prêmio.',
  },
  'points-bonus': {
    title: 'Bônus por pontos',
    summary: 'Bônus em troca dos seus pontos.',
    body: 'Escolha na loja de pontos.',
  },
  'points-rounds': {
    title: 'Rodadas grátis por pontos',
    summary: 'Rodadas grátis em troca dos seus pontos.',
    body: 'Escolha na loja de pontos.',
  },
};
