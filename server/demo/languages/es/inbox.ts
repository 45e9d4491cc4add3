/** Messages to members. */
export default {
  welcome: 'Te damos la bienvenida. Aquí llegan nuestros mensajes y los de tu superior.',
};
