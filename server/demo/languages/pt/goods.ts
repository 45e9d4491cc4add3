/** Goods of the points mall. */
export default {
  'tea-set': {
    name: 'Bule de jade',
    description: 'Em grés com alça de bambu, para quatro xícaras.',
  },
  vase: {
    name: 'Vaso de porcelana',
    description: 'Pintado à mão, 28 cm de altura.',
  },
  fan: {
    name: 'Leque de seda',
    description: 'Dobra dentro do próprio estojo.',
  },
  lantern: {
    name: 'Lanterna de papel',
    description: 'Luz quente para a varanda ou a mesa.',
  },
  bonsai: {
    name: 'Bonsai',
    description: 'Um zimbro jovem com bandeja e ferramentas.',
  },
  cranes: {
    name: 'Tsurus de papel',
    description: 'Cem folhas e um livreto.',
  },
  watch: {
    name: 'Relógio de bolso',
    description: 'De corda manual, com corrente.',
  },
  hourglass: {
    name: 'Ampulheta',
    description: 'Trinta minutos de latão e areia.',
  },
  headphones: {
    name: 'Fones de ouvido',
    description: 'Sem fio, com trinta horas de som.',
  },
  microphone: {
    name: 'Microfone',
    description: 'Para chamadas, músicas e lives.',
  },
  guitar: {
    name: 'Violão de viagem',
    description: 'Corpo pequeno, som cheio, com capa.',
  },
  drum: {
    name: 'Tambor de mão',
    description: 'Faia e pele de cabra.',
  },
  maracas: {
    name: 'Maracas',
    description: 'Um par, pintado.',
  },
  gamepad: {
    name: 'Controle de jogo',
    description: 'Para computadores, celulares e consoles.',
  },
  retro: {
    name: 'Console retrô',
    description: 'Dois controles e duzentos jogos.',
  },
  robot: {
    name: 'Robô de lata',
    description: 'Dá corda e ele anda.',
  },
  drone: {
    name: 'Drone com câmera',
    description: 'Dobrado, cabe na mão.',
  },
  football: {
    name: 'Bola de futebol',
    description: 'Tamanho oficial, costurada à mão.',
  },
  basketball: {
    name: 'Bola de basquete',
    description: 'Para a quadra e a rua.',
  },
  tennis: {
    name: 'Bolas de tênis',
    description: 'Um tubo com quatro.',
  },
  shuttlecocks: {
    name: 'Petecas de badminton',
    description: 'Uma dúzia, de pena de ganso.',
  },
  gloves: {
    name: 'Luvas de boxe',
    description: 'Doze onças, com bandagens.',
  },
  cards: {
    name: 'Baralho',
    description: 'Dois baralhos, acabamento em linho.',
  },
  dice: {
    name: 'Dados de vidro',
    description: 'Um par em bolsa de veludo.',
  },
  hat: {
    name: 'Cartola',
    description: 'Feltro de lã, em quatro tamanhos.',
  },
  wheel: {
    name: 'Timão de navio',
    description: 'Para a parede, 40 cm de largura.',
  },
  ring: {
    name: 'Anel de topázio',
    description: 'Prata de lei com topázio azul.',
  },
  pendant: {
    name: 'Pingente de granada',
    description: 'Em corrente de prata de lei.',
  },
  cupcakes: {
    name: 'Caixa de cupcakes',
    description: 'Seis, de uma confeitaria perto de você.',
  },
  lamp: {
    name: 'Lâmpada de latão',
    description: 'Uma de cinco, feita à mão.',
  },
};
