/** The wheel, raffles and the sign-in calendar. */
export default {
  'lantern-calendar': {
    title: 'Siete faroles',
    summary: 'Registra tu visita cada día; el séptimo farol enciende un bono.',
    body: 'Registra tu visita una vez al día. Cada día de la racha tiene su regalo y, después del séptimo, empieza una nueva.\nCompletamos por ti un solo día perdido de cada racha.',
  },
  'evening-wheel': {
    title: 'La ruleta de la noche',
    summary: 'Un giro al día, con la probabilidad de cada premio a la vista.',
    body: 'Gira la ruleta una vez al día. El resultado se sortea antes de que se mueva.',
  },
  'harbour-raffle': {
    title: 'Rifa del puerto',
    summary: 'Un boleto por cada $10 de apuesta válida. Catorce premios.',
    body: 'Juega a cualquier juego con tu propio dinero. Recibes un boleto por cada $10 de apuesta válida, hasta 200.\nCualquiera puede verificar el sorteo.',
  },
  'lantern-raffle': {
    title: 'Rifa de los faroles',
    summary: 'La rifa de la semana pasada ya se sorteó. Consulta los ganadores y verifícala.',
    body: 'Se dio un boleto por cada $10 de apuesta válida. Los premios ya se han entregado.',
  },
};
