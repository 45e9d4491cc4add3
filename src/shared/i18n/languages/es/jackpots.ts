/** Texts of the jackpots page. */
export default {
  jackpots: {
    seeded: 'Importes iniciales que ponemos nosotros',
    contributed: 'De las apuestas',
    funded: 'Añadido por nosotros, no cuenta en el RTP',
    paid: 'Pagado a los ganadores',
    reserve: 'Reserva',
    sum: 'Total recibido {{came}} = pagado {{paid}} + actual {{shown}} + reserva {{reserve}}',
    restart:
      'Después de un premio, el jackpot vuelve a empezar entre {{min}} y {{max}}. Lo paga la reserva si alcanza; si no, lo pagamos nosotros. Lo que exceda de {{bound}} en la reserva se añade.',
    odds: 'Se gana en promedio una vez cada {{oneIn}} giros, con la apuesta de referencia',
    share: 'El {{percent}} de cada apuesta va al jackpot',
    games: 'Juegos participantes',
    wins: 'Últimos premios',
    winsEmpty: 'Aún sin ganador',
    lastWin: 'Último premio',
    biggestWin: 'Mayor premio',
    won: '{{amount}} para {{player}}, {{day}}',
    how: 'Cómo se financia',
  },
};
