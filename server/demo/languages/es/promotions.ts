/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Pruébalo gratis',
    summary: 'Juega con dinero ficticio. Sin cuenta ni depósito.',
    body: 'Abre la ventana de inicio de sesión y elige “Jugar gratis”. Recibes dinero ficticio al instante y puedes probar cualquier juego disponible.\nLas probabilidades son las mismas que en el juego real. El dinero ficticio no se puede retirar y las ganancias obtenidas con él no se pagan.\n18+. Puedes crear una cuenta cuando quieras.',
  },
  deposit: {
    title: 'Depósitos con tarjeta sin comisión',
    summary: 'Deposita con tarjeta desde 10,00 sin pagar comisión.',
    body: 'Los depósitos con tarjeta de 10,00 a 5000,00 no tienen costo. Tu saldo se actualiza en cuanto se confirma el pago.\nNuestro equipo puede revisar antes los depósitos de 1000,00 o más.\nDemo: no se cobra dinero real.',
  },
  jackpot: {
    title: 'Cómo se financian nuestros jackpots',
    summary: 'Ponemos el importe inicial de cada jackpot y se le suma el 1% de cada apuesta participante.',
    body: 'Cada jackpot empieza con un importe que ponemos nosotros. Se le suma el 1% de cada apuesta en los juegos participantes y el ganador recibe el importe completo.\nEl importe actual, los juegos participantes, tu probabilidad de ganar y los últimos premios están en la página Jackpots.',
  },
};
