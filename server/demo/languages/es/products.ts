/** What else points are exchanged for. */
export default {
  money: {
    name: '{sum} USD',
    description: 'Se abona en tu billetera al instante.',
  },
  moneyReviewed: {
    name: '{sum} USD',
    description: 'Se abona cuando el equipo lo apruebe.',
  },
  bonus: {
    name: 'Bono de {sum} USD',
    description: 'Para juegos de casino. Apuéstalo una vez en un plazo de 14 días.',
  },
  rounds: {
    name: 'Rondas gratis: {count}',
    description: 'En slots seleccionados. Apuesta las ganancias una vez en un plazo de 14 días.',
  },
};
