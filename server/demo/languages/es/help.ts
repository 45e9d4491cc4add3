/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Reglas',
    body: [
      'Debes tener 18 años o más para jugar. Cada persona puede tener una sola cuenta.',
      'Una apuesta es válida cuando se confirma. En ese momento el importe se descuenta de tu saldo, y la ganancia se suma cuando termina la ronda. Si pierdes la conexión, la ronda se completa y encuentras el resultado en tu historial de apuestas.',
      'Puedes jugar a un solo slot a la vez, con al menos 2,5 segundos entre giros. No hay juego automático.',
      'Antes de apostar, cada juego muestra las probabilidades, la tabla de pagos y los importes mínimo y máximo. La página Jackpots explica cómo se financia cada jackpot y tu probabilidad de ganarlo.',
      'Si un juego falla, las apuestas de esa ronda se anulan y se te devuelve el importe. Puedes verlo en los movimientos de tu cuenta.',
    ],
  },
  account: {
    title: 'Tu cuenta',
    body: [
      'Para registrarte, elige un nombre de usuario de 4–20 letras o números que empiece por una letra, y una contraseña de 8–64 caracteres.',
      'La sesión se cierra a las doce horas como máximo. Para cerrar sesión en todos los dispositivos a la vez, elige “Cerrar sesión en todos” en Mi cuenta. Después de tres contraseñas incorrectas, completas una breve verificación de seguridad.',
      'Para depositar, elige un método de pago y un importe, y paga en la página de pago. Tu saldo se actualiza en cuanto se confirma el pago. Los depósitos grandes pueden revisarse antes; puedes seguir su estado en Tus depósitos.',
      'El saldo de la parte superior de la página es lo que puedes apostar. Si aparece en gris, la conexión se perdió por un momento. Tu dinero está a salvo y las apuestas quedan en pausa hasta que vuelva la conexión.',
    ],
  },
  faq: {
    title: 'Preguntas frecuentes',
    body: [
      '¿Es dinero real? No. Este es un sitio de demostración: no se cobra ni se paga dinero real.',
      '¿Quién aparece en el panel de ganadores? Jugadores simulados de esta demostración y otros visitantes. Los nombres se ocultan en parte.',
      '¿Puedo probar antes un juego? Sí. Elige “Jugar gratis” al iniciar sesión: juegas a todo con dinero ficticio, con las mismas probabilidades y sin cuenta.',
      '¿Cómo sé que un resultado es justo? Cada ronda se puede verificar. Antes de apostar, el juego muestra un código que fija el resultado; después puedes comprobarlo con Verificar en el juego, en tu propio dispositivo.',
      'Ya pagué, pero mi saldo no ha cambiado. Consulta el estado en Tus depósitos: el pago puede estar pendiente de confirmación o en revisión. Puedes cerrar la página; no se pierde nada.',
      '¿Puedo tomar una pausa? Sí. En [Juego responsable](/member/limits), en el menú de tu cuenta, puedes fijar límites, iniciar una pausa temporal, bloquear un tipo de juego o autoexcluirte. Podrás seguir retirando. Una ronda abierta se completa o se devuelve su apuesta.',
      '¿Quién otorga la licencia de este sitio y cuál es su línea de ayuda? Esta es una demostración: no tiene licencia ni línea de ayuda. Un sitio real indica las suyas al pie de cada página. Si el juego te causa problemas, contacta con la línea de ayuda de tu país y consulta [Juego responsable](/member/limits).',
    ],
  },
};
