/** Popups for visitors and members. */
export default {
  welcome: {
    title: 'Te damos la bienvenida a {brand}',
    content:
      'Este es un sitio de demostración. Todo el dinero aquí es ficticio.\n¿Aún no tienes cuenta? Elige “Jugar gratis” en la ventana de inicio de sesión.',
  },
  'good-to-know': {
    title: 'Conviene saber',
    content:
      'Las ofertas actuales están en “Promociones”.\nEn “Juego responsable” puedes fijar límites de depósito, pérdidas y tiempo cuando quieras.',
  },
};
