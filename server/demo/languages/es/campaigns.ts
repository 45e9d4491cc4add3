/** Campaigns. */
export default {
  'first-light': {
    title: 'Primera luz',
    summary: 'Tu depósito, duplicado para el casino.',
    body: 'Participa antes de depositar y añadimos el mismo importe como bono, hasta el máximo indicado abajo.\nPuedes usar esta oferta tres veces.',
  },
  'lantern-gift': {
    title: 'Regalo del farol',
    summary: 'Un regalo para una velada entre faroles.',
    body: 'Un regalo por miembro, para juegos de casino.',
  },
  'second-wind': {
    title: 'Segundo aire',
    summary: '10% de cashback semanal en juegos de casino.',
    body: 'Cada semana, de lunes a domingo, cuenta por separado. No hace falta apuntarse: tu cashback aparece en el centro de recompensas.',
  },
  'fair-share': {
    title: 'Parte justa',
    summary: 'Te devolvemos parte de la ventaja de la casa en cada apuesta, ganes o pierdas.',
    body: 'Se abona directamente en tu saldo una vez al mes. Los juegos con un RTP más alto tienen una ventaja de la casa menor.',
  },
  'your-day': {
    title: 'Tu día',
    summary: 'Un regalo por tu cumpleaños.',
    body: 'Usamos la fecha de nacimiento de tu registro. Puedes reclamar el regalo durante una semana.',
  },
  'match-day': {
    title: 'Día de partido',
    summary: 'Un bono para tu próximo partido.',
    body: 'Reclámalo y revisamos tu solicitud en el plazo de un día.',
  },
  'lucky-number': {
    title: 'Número de la suerte',
    summary: 'Para los primeros 500 miembros con el código PARLOUR-10.',
    body: 'Introduce el código PARLOUR-10 para reclamarlo.',
  },
  'round-table': {
    title: 'Mesa redonda',
    summary: 'Un bono para juegos de cartas contra otros jugadores.',
    body: 'Para miembros que ya hayan depositado alguna vez.',
  },
  autumn: {
    title: 'Noches de otoño',
    summary: 'Un regalo del otoño pasado.',
    body: 'Ha finalizado.',
  },
  harvest: {
    title: 'Días de cosecha',
    summary: 'Cashback de la última cosecha.',
    body: 'Ha finalizado.',
  },
  'lantern-rounds': {
    title: 'Veinticinco por cuenta de la casa',
    summary: 'Rondas gratis en juegos seleccionados.',
    body: 'Reclámalas, abre uno de los juegos de abajo y juega. El juego muestra cuántas quedan.',
  },
};
