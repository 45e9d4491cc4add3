/** Notices for members. */
export default {
  'demo-site': {
    title: 'Sitio de demostración: solo dinero ficticio',
    content:
      'En este sitio no se usa dinero real. Los depósitos pasan por una página de pago de demostración y algunos jugadores del panel de ganadores son simulados.',
  },
  'jade-lantern': {
    title: 'Nuevo slot: Farol de jade',
    content:
      'Farol de jade ya está disponible: cinco rodillos, diez líneas, giros gratis con ganancias dobles y un jackpot. La tabla de pagos, el retorno al jugador y la verificación de cada ronda están en el juego.',
  },
  jackpots: {
    title: 'Cómo se financian nuestros jackpots',
    content:
      'Ponemos el importe inicial de cada jackpot y se le suma el 1% de cada apuesta participante. El ganador recibe el importe completo. Consulta los importes actuales y tu probabilidad de ganar en la página Jackpots.',
  },
  safety: {
    title: 'Protege tu cuenta',
    content:
      'Activa la verificación en dos pasos en el Centro de seguridad. Si dejaste tu cuenta abierta en otro lugar, puedes cerrar sesión en todos los dispositivos desde Mi cuenta.',
  },
};
