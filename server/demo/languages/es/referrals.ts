/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Invita a un amigo',
    summary: 'Una recompensa por cada amigo que haga su primer depósito.',
    body: 'Comparte tu enlace o código. La recompensa aparece en tu centro de recompensas en cuanto se paga el depósito de tu amigo.',
  },
  'good-company': {
    title: 'Buena compañía',
    summary: 'Otra recompensa por los amigos que se quedan.',
    body: 'Durante los primeros treinta días cuentan las apuestas de tu amigo con su propio dinero en todos los juegos.',
  },
  'warm-welcome': {
    title: 'Una cálida bienvenida',
    summary: 'Un pequeño regalo porque te invitó un amigo.',
    body: 'Lo encuentras en tu centro de recompensas después de registrarte.',
  },
};
